/** Problems of a site: one type for errors and warnings of all stages. */
import { briefText } from '../text/brief-text.js';
import { plain, type Paint } from './paint.js';
import { counted } from '../text/counted.js';

/** A position in a file of the site. */
export interface Place {
  /** Relative to the docs folder, with `/`. Empty if no file of the site is the cause. */
  file: string;
  /** 1-based. 1 if only the file is known. */
  line: number;
  /** 1-based. 1 if only the line is known. */
  column: number;
}

/** The place of a problem of which only the file is known. */
export function fileStart(file: string): Place {
  return { file, line: 1, column: 1 };
}

/** One of several places of a problem. */
export interface ProblemPlace extends Place {
  /** The message at this place. Default: the message of the problem. */
  message?: string;
  /** The fix at this place. Default: the hint of the problem. */
  hint?: string;
}

/** A problem that an author should fix, with its first place. */
export interface Problem extends Place {
  /** Stable, kebab-case: `page-missing`, `mdx-syntax`, `unknown-key`. */
  code: string;
  /** The mistake in the author's terms, with the actual value. One sentence. */
  message: string;
  /** How to fix it. */
  hint: string;
  /** All places, if there are several. */
  places?: readonly ProblemPlace[];
  /** The lines of source around the first place, with a marker below it. */
  frame?: string;
  /** Whether `octavo check --fix` fixes it. */
  isFixable?: boolean;
}

/** A problem before problems with the same cause are joined. */
export interface FoundProblem extends Problem {
  /** The text for several problems that differ, such as links to different pages of a folder that does not exist. */
  cause?: Pick<Problem, 'message' | 'hint'>;
}

/** Octavo's only error class, thrown if a stage cannot continue. */
export class OctavoError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.message, options);
    this.name = 'OctavoError';
    this.problem = problem;
  }
}

/** Collects the problems of a run, so that they are shown together. */
export class Report {
  readonly errors: Problem[] = [];
  readonly warnings: Problem[] = [];
  /** Recommendations of `octavo check`, and settings that a build changes to show them. */
  readonly notices: Problem[] = [];

  error(problem: Problem): void {
    this.errors.push(problem);
  }

  warn(problem: FoundProblem): void {
    this.warnings.push(problem);
  }

  /** Adds the problems of another run (a worker, a cached page). */
  add(other: { errors: readonly Problem[]; warnings: readonly Problem[] }): void {
    this.errors.push(...other.errors);
    this.warnings.push(...other.warnings);
  }
}

/** `file:line:column  message`, followed by the hint and the code frame. */
export function formatProblem(problem: Problem): string {
  return paintProblem(problem, plain);
}

/** The same with colors. */
export function paintProblem(problem: Problem, paint: Paint): string {
  const { file, line, column, places = [] } = problem;
  const more = places.length > 1 ? ` and ${counted(places.length - 1, 'more place')}` : '';
  const position = file && `${paint('cyan', `${visible(file)}:${line}:${column}`)}${more}  `;
  const { message, hint } = briefProblem(problem);
  const lines = [`${position}${visible(message)}`, `  ${visible(hint)}`];
  if (problem.frame) lines.push('', paint('dim', visible(problem.frame).replace(/^/gm, '  ')));
  return lines.join('\n');
}

/** Maximum number of characters of a message and of a hint. Longer texts quote a text that nobody reads to its end. */
const maxMessage = 600;
const maxHint = 2_000;

/** The problem with a message and a hint that fit on a few lines, whatever they quote. */
export function briefProblem<T extends Problem>(problem: T): T {
  const { message, hint } = problem;
  if (message.length <= maxMessage && hint.length <= maxHint) return problem;
  return { ...problem, message: briefText(message, maxMessage), hint: briefText(hint, maxHint) };
}

/** Escapes control characters in the author's text, so that it cannot control the terminal. */
function visible(text: string): string {
  return text.replace(
    /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
