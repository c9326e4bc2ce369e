/** What is wrong with a site: one shape for errors and warnings, from every stage. */

/** Something that an author should mend, with its place. `file` is relative to the docs folder, with `/`. */
export interface Problem {
  /** Stable, kebab-case: `page-missing`, `mdx-syntax`, `unknown-key`. */
  code: string;
  /** What is wrong, in the author's words, with the value found. One sentence. */
  message: string;
  /** How to mend it. */
  hint: string;
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
  const lines = [`${problem.file}:${problem.line}:${problem.column}  ${problem.message}`, `  ${problem.hint}`];
  if (problem.frame) lines.push('', problem.frame.replace(/^/gm, '  '));
  return lines.join('\n');
}
