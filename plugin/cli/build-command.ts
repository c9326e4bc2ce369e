/** `octavo build` and `octavo check`. */
import { buildSite } from '../build/build-site.js';
import type { CheckResult } from '../build/read-site.js';
import type { BuildOptions, BuildResult } from '../build/build-site.js';
import { fileList, leftOutLine } from './file-list.js';
import { counted } from '../counted.js';
import { problemCounts, problemList } from '../problem-list.js';
import { formatCompat } from '../checks/compat/format-compat.js';
import { Report } from '../errors.js';
import type { Problem } from '../errors.js';
import { paintFor } from '../paint.js';
import { formatLog } from '../workers/author-logs.js';
import { endWorkers } from '../workers/worker-process.js';
import type { CommandNamed } from './arguments.js';
import { banner } from './banner.js';
import { buildTarget } from './build-target.js';
import { UsageError } from './cli-error.js';
import { docsFolderHint, shown } from './docs-folder.js';
import { check, checkProblems, formatOf, machineReport } from './check-command.js';
import { endOnSignal } from './end-on-signal.js';
import { progressLine } from './progress-line.js';
import { unexpectedProblem } from '../unexpected-problem.js';

type BuildCommand = CommandNamed<'build' | 'check'>;

/** Builds or checks the site and prints the result. Returns the exit code. */
export async function runBuild(command: BuildCommand, startFolder: string): Promise<number> {
  const format = command.name === 'check' ? formatOf(command) : command.json ? 'json' : 'text';
  const result = await build(command, format !== 'text');
  addFolderHint(result, command, startFolder);
  if (format === 'json') process.stdout.write(`${JSON.stringify(jsonResult(result, command))}\n`);
  else if (format === 'text') print(result, command, startFolder);
  else process.stdout.write(machineReport(format, withFixed(result), command.root, startFolder));
  return hasFailed(result, command) ? 1 : 0;
}

/** The result of a build or a check. */
type Result = BuildResult & Partial<Pick<CheckResult, 'fixed'>>;

function withFixed(result: Result): CheckResult {
  return { fixed: [], ...result };
}

async function build(command: BuildCommand, isForMachines: boolean): Promise<Result> {
  const { name, root, base, noCache, offline, pageTimeout, include } = command;
  const target = name === 'build' ? { ...buildTarget(command), ...diskTarget(command) } : {};
  const isQuiet = isForMachines || command.quiet;
  if (!isQuiet) banner(name);
  const progress = progressLine(isQuiet ? undefined : process.stderr);
  // A worker that still writes would leave files behind.
  endOnSignal(() => {
    progress.end();
    return endWorkers();
  });
  const cache = noCache ? { cacheDir: false as const } : {};
  try {
    const run = (options: BuildOptions): Promise<Result> =>
      command.name === 'check' ? check(command, options) : buildSite(options);
    return await run({
      root,
      base,
      include,
      pageTimeout,
      offline,
      compat: name === 'check' && command.compat,
      ...target,
      ...cache,
      onProgress: progress.show,
      onLog(log) {
        progress.clear();
        process.stderr.write(`${formatLog(log)}\n`);
      },
    });
  } catch (error) {
    const report = new Report();
    report.error(unexpectedProblem(error));
    return { pages: 0, report, durationMs: 0, files: [], ...target };
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
    ...(command.name === 'check' && command.fix && { fixed: (fixed ?? []).map(jsonProblem) }),
    durationMs,
    outDir: outDir ?? null,
    ...(command.name === 'check' && command.files && { files }),
    compat,
  };
}

function jsonProblem({ code, message, hint, file, line, column, places }: Problem): object {
  return { code, message, hint, file, line, column, places };
}

function print(result: BuildResult, command: BuildCommand, startFolder: string): void {
  const { errors, warnings } = result.report;
  process.stderr.write(
    command.name === 'check'
      ? checkProblems(withFixed(result), command)
      : problemList(command.quiet ? { errors, warnings } : result.report, paintFor(process.stderr)),
  );
  if (command.name === 'check' && command.files) process.stdout.write(`${fileList(result.files)}\n`);
  if (result.compat) process.stdout.write(`${formatCompat(result.compat)}\n`);
  if (!command.quiet) process.stdout.write(summary(result, command, startFolder));
}

/** `Built 42 pages in 0.81 s → site`, and the number of problems below it. */
function summary(result: BuildResult, command: BuildCommand, startFolder: string): string {
  const { pages, report, files, durationMs, outDir } = result;
  const paint = paintFor(process.stdout);
  const verb = outDir === undefined ? 'Checked' : 'Built';
  const done = pages === 0 ? `${verb} no pages` : `${verb} ${counted(pages, 'page')}`;
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
