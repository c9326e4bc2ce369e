/** Formats the errors and warnings of a run. */
import { counted } from '../text/counted.js';
import { paintProblem, type Problem, type Report } from './errors.js';
import { groupBy } from '../text/group-by.js';
import { plain, type Paint } from './paint.js';

/** Limit for warnings and notices of one kind. `--json` lists all of them. */
const shownOfKind = 5;

/** The problems of a run. A check prints its notices in a table instead. */
type Problems = Pick<Report, 'errors' | 'warnings'> & { notices?: readonly Problem[] };

/** All errors, and the first warnings and notices of each kind with the number of omitted ones. Ends with an empty line. */
export function problemList({ errors, warnings, notices = [] }: Problems, paint: Paint = plain): string {
  const blocks = errors.map((problem) => labeledProblem('error', problem, paint));
  for (const [severity, all] of [
    ['warning', warnings],
    ['notice', notices],
  ] as const)
    for (const [kind, problems] of groupBy(all, ({ code }) => code)) {
      blocks.push(...problems.slice(0, shownOfKind).map((problem) => labeledProblem(severity, problem, paint)));
      const left = problems.length - shownOfKind;
      if (left > 0) blocks.push(paint('dim', `… and ${left} more of ${kind}; --json lists all.`));
    }
  return blocks.map((block) => `${block}\n\n`).join('');
}

/** One problem, after a word for its severity. */
export function labeledProblem(severity: Severity, problem: Problem, paint: Paint): string {
  return `${paint(severityStyles[severity], severity)}  ${paintProblem(problem, paint)}`;
}

export type Severity = keyof typeof severityStyles;

const severityStyles = { error: 'red', warning: 'yellow', notice: 'cyan' } as const;

/** `2 errors, 1 warning, 3 notices`; empty if there are none. */
export function problemCounts({ errors, warnings, notices = [] }: Problems, paint: Paint = plain): string {
  const counts = [
    errors.length > 0 && paint('red', counted(errors.length, 'error')),
    warnings.length > 0 && paint('yellow', counted(warnings.length, 'warning')),
    notices.length > 0 && counted(notices.length, 'notice'),
  ];
  return counts.filter(Boolean).join(', ');
}
