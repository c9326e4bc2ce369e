/** Errors and warnings of a run as people read them. */
import { paintProblem } from './errors.js';
import type { Problem, Report } from './errors.js';
import { plain } from './paint.js';
import type { Paint } from './paint.js';

/** More warnings of one kind add nothing new; `--json` has them all. */
const shownOfKind = 5;

/** All errors, and the first warnings of each kind with the number of those left out. Ends with an empty line. */
export function problemList({ errors, warnings }: Pick<Report, 'errors' | 'warnings'>, paint: Paint = plain): string {
  const blocks = errors.map((problem) => labeledProblem('error', problem, paint));
  for (const [kind, problems] of byCode(warnings)) {
    const shown = problems.slice(0, shownOfKind);
    blocks.push(...shown.map((problem) => labeledProblem('warning', problem, paint)));
    const left = problems.length - shown.length;
    if (left > 0) blocks.push(paint('dim', `… and ${left} more of ${kind}; --json lists all.`));
  }
  return blocks.map((block) => `${block}\n\n`).join('');
}

/** One problem, after the word that says how severe it is. */
export function labeledProblem(severity: 'error' | 'warning', problem: Problem, paint: Paint): string {
  return `${paint(severity === 'error' ? 'red' : 'yellow', severity)}  ${paintProblem(problem, paint)}`;
}

/** `2 errors, 1 warning`; empty where there are none. */
export function problemCounts({ errors, warnings }: Pick<Report, 'errors' | 'warnings'>, paint: Paint = plain): string {
  const counts = [
    errors.length > 0 && paint('red', counted(errors.length, 'error')),
    warnings.length > 0 && paint('yellow', counted(warnings.length, 'warning')),
  ];
  return counts.filter(Boolean).join(', ');
}

/** `1 page`, `2 pages`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function byCode(problems: readonly Problem[]): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const group = groups.get(problem.code);
    if (group) group.push(problem);
    else groups.set(problem.code, [problem]);
  }
  return groups;
}
