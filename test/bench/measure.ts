/** Runs a build in a separate process and measures it from outside. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin } from '../cli/bin.js';

export interface Measured {
  /** From start to exit. */
  seconds: number;
  /**
   * Largest memory in MB of all processes of the build; memory that they share counts once. 0 on systems other than
   * Linux.
   */
  megabytes: number;
}

/** Time in milliseconds between two looks at the memory. */
const interval = 100;

/** Builds `root` into `outDir`, with a cache next to it. Throws if the build fails. */
export async function measureBuild(root: string, outDir: string): Promise<Measured> {
  const env = { ...process.env, XDG_CACHE_HOME: join(dirname(outDir), 'cache') };
  const start = performance.now();
  const child = spawn(process.execPath, [bin, 'build', root, '--out', outDir, '--json'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let megabytes = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(child.pid!) / 1024);
  }, interval);
  const status = await new Promise<number | null>((done) => void child.on('exit', done));
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build of ${root} ended with exit code ${status}.`);
  return { seconds, megabytes };
}

/** Memory in kilobytes of a process and its child processes. Shared memory counts proportionally. */
function memoryOf(pid: number): number {
  try {
    const folder = `/proc/${pid}`;
    const [, own] = /^Pss: +(\d+)/m.exec(readFileSync(`${folder}/smaps_rollup`, 'utf8')) ?? [];
    const started = readdirSync(`${folder}/task`).flatMap((task) =>
      readFileSync(`${folder}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return started.reduce((sum, each) => sum + memoryOf(Number(each)), Number(own));
  } catch {
    // The process has ended.
    return 0;
  }
}
