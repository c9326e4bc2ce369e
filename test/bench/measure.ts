/** Runs a build in a separate process and measures it from outside. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bin } from '../cli/bin.js';

export interface Measured {
  /** From start to exit. */
  seconds: number;
  /** Largest resident memory in MB, summed over all Node processes of the build. */
  megabytes: number;
}

/** Builds `root` into `outDir`, with a cache next to it. Throws if the build fails. */
export async function measureBuild(root: string, outDir: string): Promise<Measured> {
  const notes = mkdtempSync(join(tmpdir(), 'octavo-peak-'));
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=${new URL('note-peak-memory.js', import.meta.url).href}`,
    OCTAVO_BENCH_NOTES: notes,
    XDG_CACHE_HOME: join(dirname(outDir), 'cache'),
  };
  const start = performance.now();
  const child = spawn(process.execPath, [bin, 'build', root, '--out', outDir, '--json'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const status = await new Promise<number | null>((done) => void child.on('exit', done));
  const seconds = (performance.now() - start) / 1000;
  const kilobytes = readdirSync(notes).map((file) => Number(readFileSync(join(notes, file), 'utf8')));
  rmSync(notes, { recursive: true });
  if (status !== 0) throw new Error(`The build of ${root} ended with exit code ${status}.`);
  return { seconds, megabytes: kilobytes.reduce((sum, one) => sum + one, 0) / 1024 };
}
