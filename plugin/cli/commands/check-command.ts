/** Runs `octavo check` and prints its result in the requested format. */
import { appendFileSync } from 'node:fs';
import { checkSite, unclearVersion, type CheckResult } from '../../site-build/read-site.js';
import type { BuildOptions } from '../../site-build/build-site.js';
import { formatProblem } from '../../core/errors/errors.js';
import { paintFor } from '../../core/errors/paint.js';
import { counted } from '../../core/text/counted.js';
import { labeledProblem, problemList } from '../../core/errors/problem-list.js';
import { eachPlace } from '../../config/messages/problem-places.js';
import type { CommandNamed } from '../arguments/arguments.js';
import { UsageError } from '../cli-error.js';
import type { ReportFormat } from '../arguments/option-values.js';
import { githubCommands, githubSummary } from '../report/github.js';
import { noticeTable } from '../report/notices.js';
import { repositoryPaths } from '../report/repository-path.js';
import { sarifLog } from '../report/sarif.js';

type CheckCommand = CommandNamed<'check'>;

/** Checks the site with the rules that the command line names. */
export function check(
  { rule, only, external, apiChanges, fix }: CheckCommand,
  options: Omit<BuildOptions, 'outDir'>,
): Promise<CheckResult> {
  return checkSite({
    ...options,
    rules: Object.assign({}, ...rule) as CheckCommand['rule'][number],
    only,
    external,
    apiChanges,
    fix,
  });
}

/** Throws a `UsageError` if `--api-changes` names nothing that can be compared, which is only known once the site is loaded. */
export function refuseVersion({ report: { errors } }: CheckResult): void {
  const wrong = errors.find(({ code }) => code === unclearVersion);
  if (wrong) throw new UsageError(wrong.message, wrong.hint);
}

/** Throws a `UsageError` for conflicting options. */
export function formatOf({ json, format }: Pick<CheckCommand, 'json' | 'format'>): ReportFormat {
  if (json && format !== undefined && format !== 'json')
    throw new UsageError(`--json and --format ${format} are different formats.`, 'Use one of them.');
  return json ? 'json' : (format ?? 'text');
}

/** The result for machines other than `json`. */
export function machineReport(
  format: ReportFormat,
  { report, pages }: CheckResult,
  root: string,
  startFolder: string,
): string {
  const pathOf = repositoryPaths(root, startFolder);
  if (format === 'sarif')
    return `${JSON.stringify(sarifLog(report, { pathOf, configFile: 'docs.json' }), undefined, 2)}\n`;
  writeSummary(githubSummary(report, pages));
  return githubCommands(report, pathOf);
}

/** GitHub Actions name a file for the summary of the job. */
function writeSummary(text: string): void {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (file) appendFileSync(file, text);
}

/** The problems for people: with `--only` all of them, otherwise the first of each kind and a table of notices. */
export function checkProblems({ report, fixed }: CheckResult, { only, quiet }: CheckCommand): string {
  const paint = paintFor(process.stderr);
  const fixes = fixed.length === 0 || quiet ? '' : `${fixedList(fixed)}\n`;
  const { errors, warnings } = report;
  if (!only)
    return fixes + problemList({ errors, warnings }, paint) + (quiet ? '' : noticeTable(report.notices, paint));
  const listed = (['error', 'warning', 'notice'] as const).flatMap((severity) =>
    (severity === 'notice' && quiet ? [] : eachPlace(report[`${severity}s`])).map(
      (problem) => `${labeledProblem(severity, problem, paint)}\n\n`,
    ),
  );
  return fixes + listed.join('');
}

/** The fixed problems, one line each, without the hint. */
function fixedList(fixed: CheckResult['fixed']): string {
  const files = new Set(fixed.map(({ file }) => file)).size;
  const lines = fixed.map((problem) => `  ${formatProblem(problem).split('\n')[0]}\n`);
  return `Fixed ${counted(fixed.length, 'problem')} in ${counted(files, 'file')}:\n${lines.join('')}`;
}
