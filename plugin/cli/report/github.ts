/** The result of a check as workflow commands of GitHub Actions, which annotate the lines of a pull request. */
import type { Problem, Report } from '../../core/errors/errors.js';
import { groupBy } from '../../core/text/group-by.js';
import { eachPlace } from '../../config/messages/problem-places.js';

type Command = 'error' | 'warning' | 'notice';

/** GitHub shows ten annotations of each level; the log of a large site should stay readable. */
const maxNotices = 10;

/** One line per problem: errors first, and of each rule only the first notices. Ends with a line break if there are any. */
export function githubCommands(report: Report, pathOf: (file: string) => string): string {
  const shown = new Map<string, number>();
  const notices = eachPlace(report.notices).filter(({ code }) => {
    shown.set(code, (shown.get(code) ?? 0) + 1);
    return shown.get(code)! <= maxNotices;
  });
  return [
    ...eachPlace(report.errors).map((problem) => commandOf('error', problem, pathOf)),
    ...eachPlace(report.warnings).map((problem) => commandOf('warning', problem, pathOf)),
    ...notices.map((problem) => commandOf('notice', problem, pathOf)),
  ].join('');
}

/** A table of the rules and their numbers, for the summary of the job. */
export function githubSummary({ errors, warnings, notices }: Report, pages: number): string {
  const rows = [...rowsOf('Error', errors), ...rowsOf('Warning', warnings), ...rowsOf('Notice', notices)];
  const table =
    rows.length === 0 ? 'No problems.\n' : `| Level | Rule | Findings |\n| --- | --- | --- |\n${rows.join('')}`;
  return `### Octavo checked ${pages} ${pages === 1 ? 'page' : 'pages'}\n\n${table}\n`;
}

function rowsOf(level: string, problems: readonly Problem[]): string[] {
  const rules = groupBy(eachPlace(problems), ({ code }) => code);
  return Array.from(rules, ([code, { length }]) => `| ${level} | \`${code}\` | ${length} |\n`);
}

function commandOf(
  command: Command,
  { code, message, hint, file, line, column }: Problem,
  pathOf: (file: string) => string,
): string {
  const place = file ? `file=${property(pathOf(file))},line=${line},col=${column},` : '';
  return `::${command} ${place}title=${property(code)}::${data(`${message}\n${hint}`)}\n`;
}

/** Percent, carriage return and line feed have a meaning in commands. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
