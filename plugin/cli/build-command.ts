/** `octavo build` and `octavo check`. */
import { relative } from 'node:path';
import { buildSite } from '../build/build-site.js';
import type { BuildResult } from '../build/build-site.js';
import { problemCounts, problemList } from '../build/problem-list.js';
import type { SiteOptions } from '../build/site-setup.js';
import type { CompatReport } from '../checks/compat/compat-report.js';
import { formatCompat } from '../checks/compat/format-compat.js';
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
  const compat = command.name === 'check' && command.compat ? await readCompat({ root, base }) : {};
  if (json) process.stdout.write(`${JSON.stringify({ ...jsonResult(result), ...compat })}\n`);
  else print(result, compat.compat);
  return result.report.errors.length > 0 ? 1 : 0;
}

/** The report on what the site uses; loaded only where it is asked for. */
async function readCompat(options: SiteOptions): Promise<{ compat?: CompatReport }> {
  const { siteCompat } = await import('../build/site-compat.js');
  return { compat: await siteCompat(options) };
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

function print({ pages, report, durationMs, outDir }: BuildResult, compat?: CompatReport): void {
  process.stderr.write(problemList(report));
  if (compat) process.stdout.write(`${formatCompat(compat)}\n`);
  const found = problemCounts(report);
  const target = outDir === undefined || pages === 0 ? '' : ` → ${relative(process.cwd(), outDir) || '.'}`;
  const done =
    pages === 0
      ? 'Nothing was built'
      : `${outDir === undefined ? 'Checked' : 'Built'} ${pages} ${pages === 1 ? 'page' : 'pages'}`;
  process.stdout.write(`${done} in ${(durationMs / 1000).toFixed(2)} s${target}\n${found ? `${found}\n` : ''}`);
}
