/** `octavo build` and `octavo check`. */
import { relative } from 'node:path';
import { buildSite } from '../build/build-site.js';
import type { BuildResult } from '../build/build-site.js';
import { problemCounts, problemList } from '../build/problem-list.js';
import type { Problem } from '../errors.js';
import type { Command } from './arguments.js';
import { progressLine } from './progress-line.js';

/** Builds or checks the site and prints what came out. Gives the exit code. */
export async function runBuild(command: Extract<Command, { name: 'build' | 'check' }>): Promise<number> {
  const { root, base, json } = command;
  const progress = progressLine(json ? undefined : process.stderr);
  const target = command.name === 'build' ? { outDir: command.outDir, siteUrl: command.siteUrl } : {};
  const result = await buildSite({
    root,
    base,
    ...target,
    ...(command.cache ? {} : { cacheDir: false }),
    onProgress: progress.show,
  });
  progress.clear();
  if (json) process.stdout.write(`${JSON.stringify(jsonResult(result))}\n`);
  else print(result);
  return result.report.errors.length > 0 ? 1 : 0;
}

function jsonResult({
  pages,
  report,
  durationMs,
  outDir = null,
}: Omit<BuildResult, 'outDir'> & { outDir?: string | null }): object {
  return {
    pages,
    errors: report.errors.map(jsonProblem),
    warnings: report.warnings.map(jsonProblem),
    durationMs,
    outDir,
  };
}

function jsonProblem({ code, message, hint, file, line, column }: Problem): object {
  return { code, message, hint, file, line, column };
}

function print({ pages, report, durationMs, outDir }: BuildResult): void {
  process.stderr.write(problemList(report));
  const found = problemCounts(report);
  const target = outDir === undefined || pages === 0 ? '' : ` → ${relative(process.cwd(), outDir) || '.'}`;
  const done =
    pages === 0
      ? 'Nothing was built'
      : `${outDir === undefined ? 'Checked' : 'Built'} ${pages} ${pages === 1 ? 'page' : 'pages'}`;
  process.stdout.write(`${done} in ${(durationMs / 1000).toFixed(2)} s${target}\n${found ? `${found}\n` : ''}`);
}
