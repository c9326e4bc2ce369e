/** Formats the errors and warnings of a run. */
import { paintProblem } from './errors.js';
import type { Problem, Report } from './errors.js';
import { plain } from './paint.js';
import type { Paint } from './paint.js';

/** Limit for warnings of one kind and errors with one cause. `--json` lists all of them. */
const shownOfKind = 5;

/**
 * The first errors with each message and the first warnings of each kind, with the number of omitted ones. Ends with an
 * empty line.
 */
export function problemList({ errors, warnings }: Pick<Report, 'errors' | 'warnings'>, paint: Paint = plain): string {
  const blocks: string[] = [];
  for (const problems of grouped(errors, ({ code, message, hint }) => `${code} ${message} ${hint}`).values()) {
    blocks.push(...problems.slice(0, shownOfKind).map((problem) => labeledProblem('error', problem, paint)));
    const left = problems.slice(shownOfKind);
    if (left.length > 0) blocks.push(paint('dim', `… and the same ${placesOf(left)}; --json lists all.`));
  }
  for (const [kind, problems] of grouped(warnings, ({ code }) => code)) {
    blocks.push(...problems.slice(0, shownOfKind).map((problem) => labeledProblem('warning', problem, paint)));
    const left = problems.length - shownOfKind;
    if (left > 0) blocks.push(paint('dim', `… and ${left} more of ${kind}; --json lists all.`));
  }
  return blocks.map((block) => `${block}\n\n`).join('');
}

/** One problem, after a word for its severity. */
export function labeledProblem(severity: Severity, problem: Problem, paint: Paint): string {
  return `${paint(severityStyles[severity], severity)}  ${paintProblem(problem, paint)}`;
}

type Severity = keyof typeof severityStyles;

const severityStyles = { error: 'red', warning: 'yellow', notice: 'cyan' } as const;

/** `2 errors, 1 warning, 3 notices`; empty if there are none. */
export function problemCounts(
  { errors, warnings, notices = [] }: Pick<Report, 'errors' | 'warnings'> & { notices?: readonly Problem[] },
  paint: Paint = plain,
): string {
  const counts = [
    errors.length > 0 && paint('red', counted(errors.length, 'error')),
    warnings.length > 0 && paint('yellow', counted(warnings.length, 'warning')),
    notices.length > 0 && counted(notices.length, 'notice'),
  ];
  return counts.filter(Boolean).join(', ');
}

/** `1 page`, `2 pages`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function placesOf(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  return files > 1 ? `in ${files} more files` : `${counted(problems.length, 'more time')}`;
}

function grouped(problems: readonly Problem[], keyOf: (problem: Problem) => string): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return groups;
}
