/** Runs the command line: as users do, in a separate process from `dist/`, or in this process from the sources. */
import { execFile } from 'node:child_process';
import type { Problem } from '../../plugin/core/errors/errors.js';
import { runCli } from '../../plugin/cli/run-cli.js';
import { bin } from './bin.js';
import { temporaryFolder } from './temporary-folder.js';

/** The cache of these builds, so that tests do not write to the user's cache. */
const cache = temporaryFolder();

/** The output of `--json`. */
export interface JsonResult {
  pages: number;
  errors: Problem[];
  warnings: Problem[];
  durationMs: number;
  outDir: string;
}

export interface Run {
  status: number;
  stdout: string;
  /** Without lines of progress, which only long builds print. */
  stderr: string;
}

/** Leaves out lines such as `1 of 2 pages`. */
export function withoutProgress(stderr: string): string {
  return stderr.replace(/^(?:Reading the site|\d+ of \d+ pages|Finishing the site)\n/gm, '');
}

/** Runs `octavo ...args` in `cwd` (default: the folder of the tests) and waits until it ends. Never throws for an exit code. */
export function runOctavo(args: readonly string[], cwd = process.cwd()): Promise<Run> {
  return new Promise((resolve) => {
    const options = { cwd, maxBuffer: 256 * 1024 * 1024, env: { ...process.env, XDG_CACHE_HOME: cache } };
    execFile(process.execPath, [bin, ...args], options, (error, stdout, stderr) => {
      const status = error ? (typeof error.code === 'number' ? error.code : -1) : 0;
      resolve({ status, stdout, stderr: withoutProgress(stderr) });
    });
  });
}

/**
 * The same in this process, which takes less time: for exit codes and printed text of commands that end by themselves, where the
 * process does not matter.
 */
export async function runHere(args: readonly string[], cwd = process.cwd()): Promise<Run> {
  const printed = { stdout: '', stderr: '' };
  const variable = 'XDG_CACHE_HOME';
  const before = process.env[variable];
  process.env[variable] = cache;
  const undo = (['stdout', 'stderr'] as const).map((name) => {
    const stream = process[name];
    const { write } = stream;
    stream.write = (chunk: string | Uint8Array): boolean => {
      printed[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
      return true;
    };
    return () => void (stream.write = write);
  });
  try {
    const status = (await runCli(args, { cwd, env: process.env })) ?? 0;
    return { status, stdout: printed.stdout, stderr: withoutProgress(printed.stderr) };
  } finally {
    for (const each of undo) each();
    if (before === undefined) delete process.env[variable];
    else process.env[variable] = before;
  }
}

/** Builds a folder with `--json` and parses the output. */
export async function buildSite(
  root: string,
  outDir: string,
  ...args: string[]
): Promise<Run & { result: JsonResult }> {
  const run = await runOctavo(['build', root, '--out', outDir, '--json', ...args]);
  try {
    return { ...run, result: JSON.parse(run.stdout) as JsonResult };
  } catch (cause) {
    throw new Error(`octavo build ${root} did not print JSON (exit ${run.status}):\n${run.stdout}\n${run.stderr}`, {
      cause,
    });
  }
}
