/** What is wrong with a site: one shape for errors and warnings, from every stage. */
import { plain } from './paint.js';
import type { Paint } from './paint.js';

/** Something that an author should mend, with its place. `file` is relative to the docs folder, with `/`. */
export interface Problem {
  /** Stable, kebab-case: `page-missing`, `mdx-syntax`, `unknown-key`. */
  code: string;
  /** What is wrong, in the author's words, with the value found. One sentence. */
  message: string;
  /** How to mend it. */
  hint: string;
  /** Empty where no file of the site is the cause. */
  file: string;
  /** 1-based. 1 where only the file is known. */
  line: number;
  /** 1-based. 1 where only the line is known. */
  column: number;
  /** The lines of source around the place, with a marker below it. */
  frame?: string;
}

/** The one error class of Octavo: thrown where a stage cannot go on. */
export class OctavoError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.message, options);
    this.name = 'OctavoError';
    this.problem = problem;
  }
}

/** Collects the problems of a run, so that all are shown together. */
export class Report {
  readonly errors: Problem[] = [];
  readonly warnings: Problem[] = [];

  error(problem: Problem): void {
    this.errors.push(problem);
  }

  warn(problem: Problem): void {
    this.warnings.push(problem);
  }

  /** Takes over what another run (a worker, a cached page) has found. */
  add(other: { errors: readonly Problem[]; warnings: readonly Problem[] }): void {
    this.errors.push(...other.errors);
    this.warnings.push(...other.warnings);
  }
}

/** `file:line:column  message` and the hint and frame below it, as people read it. */
export function formatProblem(problem: Problem): string {
  return paintProblem(problem, plain);
}

/** The same with colors. */
export function paintProblem(problem: Problem, paint: Paint): string {
  const { file, line, column } = problem;
  const position = file && `${paint('cyan', `${visible(file)}:${line}:${column}`)}  `;
  const lines = [`${position}${visible(problem.message)}`, `  ${visible(problem.hint)}`];
  if (problem.frame) lines.push('', paint('dim', visible(problem.frame).replace(/^/gm, '  ')));
  return lines.join('\n');
}

/** Control characters of the author's text as escapes, so that it cannot control the terminal. */
function visible(text: string): string {
  return text.replace(
    /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
