/** Errors and warnings of a run as people read them. */
import { formatProblem } from '../errors.js';
import type { Problem, Report } from '../errors.js';

/** More warnings of one kind say nothing new; `--json` has them all. */
const shownOfKind = 5;

/** All errors, and the first warnings of each kind with the number of those left out. Ends with an empty line. */
export function problemList({ errors, warnings }: Pick<Report, 'errors' | 'warnings'>): string {
  const blocks = errors.map((problem) => `error  ${formatProblem(problem)}`);
  for (const [kind, problems] of byCode(warnings)) {
    blocks.push(...problems.slice(0, shownOfKind).map((problem) => `warning  ${formatProblem(problem)}`));
    const left = problems.length - shownOfKind;
    if (left > 0) blocks.push(`… and ${left} more of ${kind}; --json lists all.`);
  }
  return blocks.map((block) => `${block}\n\n`).join('');
}

/** `2 errors (mdx-syntax 2), 5 warnings (link-dead 4, icon-unknown 1)`; empty where there are none. */
export function problemCounts({ errors, warnings }: Pick<Report, 'errors' | 'warnings'>): string {
  return [count(errors, 'error'), count(warnings, 'warning')].filter(Boolean).join(', ');
}

function count(problems: readonly Problem[], word: string): string {
  if (problems.length === 0) return '';
  const kinds = [...byCode(problems)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind, { length }]) => `${kind} ${length}`);
  return `${problems.length} ${word}${problems.length === 1 ? '' : 's'} (${kinds.join(', ')})`;
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
