/** `octavo build` and `octavo check`. */
import { buildSite, type BuildOptions, type BuildResult } from '../../site-build/build-site.js';
import type { CheckResult } from '../../site-build/read-site.js';
import { fileList, leftOutLine } from '../../load/scan/file-list.js';
import { counted } from '../../core/text/counted.js';
import { problemCounts, problemList } from '../../core/errors/problem-list.js';
import { formatCompat } from '../report/format-compat.js';
import { Report, type Problem } from '../../core/errors/errors.js';
import { paintFor } from '../../core/errors/paint.js';
import { formatLog } from '../../core/pool/author-logs.js';
import { endProcesses } from '../../core/pool/child-process.js';
import type { CommandNamed } from '../arguments/arguments.js';
import { banner } from '../banner.js';
import { buildTarget } from '../build-target.js';
import { UsageError } from '../cli-error.js';
import { docsFolderHint, shown } from '../docs-folder.js';
import { check, checkProblems, formatOf, machineReport } from './check-command.js';
import { endOnSignal } from '../end-on-signal.js';
import { progressLine } from '../progress-line.js';
import { withUncaughtErrors } from '../uncaught-errors.js';
import { unexpectedProblem } from '../../core/errors/unexpected-problem.js';

type BuildCommand = CommandNamed<'build' | 'check'>;

/** Builds or checks the site and prints the result. Returns the exit code. */
export async function runBuild(command: BuildCommand, startFolder: string): Promise<number> {
  const format = command.name === 'check' ? formatOf(command) : command.json ? 'json' : 'text';
  const result = await build(command, format !== 'text');
  addFolderHint(result, command, startFolder);
  if (format === 'json') process.stdout.write(`${JSON.stringify(jsonResult(result, command))}\n`);
  else if (format === 'text') print(result, command, startFolder);
  // A page with errors is checked as well.
  else process.stdout.write(machineReport(format, { ...result, pages: result.readPages }, command.root, startFolder));
  return hasFailed(result, command) ? 1 : 0;
}

/** The result of a build or a check. `readPages`: the number of all pages, including pages that have errors. */
type Result = CheckResult & { readPages: number };

async function build(command: BuildCommand, isForMachines: boolean): Promise<Result> {
  const { name, root, base, noCache, offline, pageTimeout, include } = command;
  const target = name === 'build' ? { ...buildTarget(command), ...diskTarget(command) } : {};
  const isQuiet = isForMachines || command.quiet;
  if (!isQuiet) banner(name);
  const progress = progressLine(isQuiet ? undefined : process.stderr);
  // A process that still writes would leave files behind.
  endOnSignal(() => {
    progress.end();
    return endProcesses();
  });
  const cache = noCache ? { cacheDir: false as const } : {};
  let readPages = 0;
  try {
    const run = (options: BuildOptions): Promise<BuildResult> =>
      command.name === 'check' ? check(command, options) : buildSite(options);
    const result = await withUncaughtErrors(() =>
      run({
        root,
        base,
        include,
        pageTimeout,
        offline,
        compat: name === 'check' && command.compat,
        ...target,
        ...cache,
        onProgress(done, all) {
          readPages = all;
          progress.show(done, all);
        },
        onLog(log) {
          progress.clear();
          process.stderr.write(`${formatLog(log)}\n`);
        },
      }),
    );
    return { fixed: [], ...result, readPages };
  } catch (error) {
    const report = new Report();
    report.error(unexpectedProblem(error));
    return { pages: 0, report, durationMs: 0, files: [], fixed: [], readPages, ...target };
  } finally {
    progress.end();
  }
}

/** `--offline` writes a folder that opens from disk. */
function diskTarget({ offline, zip }: CommandNamed<'build'>): Pick<BuildOptions, 'disk'> {
  if (zip && !offline) throw new UsageError('--zip requires --offline.', 'Use: octavo build --offline --zip');
  return offline ? { disk: zip ? 'zip' : 'folder' } : {};
}

function hasFailed({ report: { errors, warnings } }: BuildResult, { strict }: BuildCommand): boolean {
  return errors.length > 0 || (strict && warnings.length > 0);
}

/** Without a settings file, the likely fix is to run the command on another folder. */
function addFolderHint({ report }: BuildResult, { name, root }: BuildCommand, startFolder: string): void {
  for (const problem of report.errors) {
    if (problem.code === 'config-missing') problem.hint = docsFolderHint(name, root, startFolder);
  }
}

function jsonResult(
  { pages, report, durationMs, outDir, files, compat, fixed }: Result,
  command: BuildCommand,
): object {
  return {
    pages,
    errors: report.errors.map(jsonProblem),
    warnings: report.warnings.map(jsonProblem),
    ...(command.name === 'check' && { notices: report.notices.map(jsonProblem) }),
    ...(command.name === 'check' && command.fix && { fixed: fixed.map(jsonProblem) }),
    durationMs,
    outDir: outDir ?? null,
    ...(command.name === 'check' && command.files && { files }),
    compat,
  };
}

function jsonProblem({ code, message, hint, file, line, column, places }: Problem): object {
  return { code, message, hint, file, line, column, places };
}

function print(result: Result, command: BuildCommand, startFolder: string): void {
  const { errors, warnings } = result.report;
  process.stderr.write(
    command.name === 'check'
      ? checkProblems(result, command)
      : problemList(command.quiet ? { errors, warnings } : result.report, paintFor(process.stderr)),
  );
  if (command.name === 'check' && command.files) process.stdout.write(`${fileList(result.files)}\n`);
  if (result.compat) process.stdout.write(`${formatCompat(result.compat)}\n`);
  if (!command.quiet) process.stdout.write(summary(result, command, startFolder));
}

/** `Built 42 pages in 0.81 s → site`, and the number of problems below it. */
function summary(result: Result, command: BuildCommand, startFolder: string): string {
  const { pages, report, files, durationMs, outDir } = result;
  const paint = paintFor(process.stdout);
  const done = command.name === 'check' ? `Checked ${pageCount(result.readPages)}` : `Built ${builtPages(result)}`;
  const target = outDir === undefined || pages === 0 ? '' : ` → ${shown(outDir, startFolder)}`;
  const counts = problemCounts(report, paint);
  const note = report.errors.length === 0 && hasFailed(result, command) ? ' (with --strict, warnings fail)' : '';
  const leftOut = pages === 0 ? '' : leftOutLine(files);
  const color = hasFailed(result, command) ? 'red' : 'green';
  return `${paint(color, done)} in ${(durationMs / 1000).toFixed(2)} s${target}\n${[
    leftOut,
    counts && `${counts}${note}`,
  ]
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('')}`;
}

function pageCount(pages: number): string {
  return pages === 0 ? 'no pages' : counted(pages, 'page');
}

/** All pages, or how many of them: a page with errors is not built, and no page if the settings have errors. */
function builtPages({ pages, readPages }: Result): string {
  return pages === readPages ? pageCount(pages) : `${pages} of ${counted(readPages, 'page')}`;
}
