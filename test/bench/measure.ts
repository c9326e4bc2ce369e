/** Runs a build in a separate process and measures it from outside. */
import { spawn, type ChildProcess } from 'node:child_process';
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

/** Time in milliseconds between two looks at the processes. */
const interval = 100;

/** A build that runs. */
export interface RunningBuild {
  child: ChildProcess;
  /** The exit code; `null` after a signal. */
  ended: Promise<number | null>;
  /** Seconds since the start, until the end. */
  seconds(): number;
  /** Processor time in seconds of all processes of the build. 0 on systems other than Linux. */
  processor(): number;
  /** See `Measured`. */
  megabytes(): number;
}

/** Starts the build of `root` into `outDir`, with a cache next to it. */
export function startBuild(root: string, outDir: string, options: readonly string[] = []): RunningBuild {
  const env = { ...process.env, XDG_CACHE_HOME: join(dirname(outDir), 'cache') };
  const start = performance.now();
  const child = spawn(process.execPath, [bin, 'build', root, '--out', outDir, '--json', ...options], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let megabytes = 0;
  let end: number | undefined;
  const ticks = new Map<number, number>();
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(child.pid!) / 1024);
    for (const pid of processesOf(child.pid!)) ticks.set(pid, ticksOf(pid) ?? ticks.get(pid) ?? 0);
  }, interval);
  const ended = new Promise<number | null>((done) => void child.on('exit', done)).finally(() => {
    clearInterval(timer);
    end = performance.now();
  });
  return {
    child,
    ended,
    seconds: () => ((end ?? performance.now()) - start) / 1000,
    processor: () => [...ticks.values()].reduce((sum, each) => sum + each, 0) / ticksPerSecond,
    megabytes: () => megabytes,
  };
}

/** Builds `root` into `outDir`, with a cache next to it. Throws if the build fails. */
export async function measureBuild(root: string, outDir: string): Promise<Measured> {
  const started = startBuild(root, outDir);
  const status = await started.ended;
  if (status !== 0) throw new Error(`The build of ${root} ended with exit code ${status}.`);
  return { seconds: started.seconds(), megabytes: started.megabytes() };
}

/** The unit of processor time on Linux. */
const ticksPerSecond = 100;

/** Processor time of a process without its child processes; `undefined` if it has ended. */
function ticksOf(pid: number): number | undefined {
  try {
    // The name of the program may contain spaces.
    const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return user! + system!;
  } catch {
    return undefined;
  }
}

/** The process and all processes that it has started. */
function processesOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processesOf)];
}

function childrenOf(pid: number): number[] {
  try {
    const folder = `/proc/${pid}/task`;
    return readdirSync(folder).flatMap((task) =>
      readFileSync(`${folder}/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    // The process has ended.
    return [];
  }
}

/** Memory in kilobytes of a process and its child processes. Shared memory counts proportionally. */
function memoryOf(pid: number): number {
  try {
    const folder = `/proc/${pid}`;
    const [, own] = /^Pss: +(\d+)/m.exec(readFileSync(`${folder}/smaps_rollup`, 'utf8')) ?? [];
    return childrenOf(pid).reduce((sum, each) => sum + memoryOf(each), Number(own));
  } catch {
    // The process has ended.
    return 0;
  }
}
