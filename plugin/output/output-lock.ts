/** Lets only one build at a time write an output folder. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

/** The process that holds a lock. */
interface Holder {
  pid: number;
  host: string;
  /** When the process was started, where the system tells; process ids are used again. */
  started?: string;
}

/** Milliseconds after which the lock of another machine, whose processes cannot be seen, no longer counts. */
const foreignAge = 10 * 60 * 1000;

/** Takes the lock. Returns the id of the process that holds it already, or `undefined` if it is taken now. */
export function acquireLock(file: string): number | undefined {
  const thisProcess: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(thisProcess), { flag: 'wx' });
      return undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = liveHolder(file);
    if (holder) return holder.pid;
    rmSync(file, { force: true });
  }
}

/** Gives the lock back. */
export function releaseLock(file: string): void {
  rmSync(file, { force: true });
}

/** Who holds the lock; `undefined` where that process has ended. */
function liveHolder(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    if (holder.host !== hostname()) return Date.now() - statSync(file).mtimeMs < foreignAge ? holder : undefined;
    process.kill(holder.pid, 0);
    return holder.started === undefined || holder.started === startOf(holder.pid) ? holder : undefined;
  } catch (error) {
    // A process of another user exists, but takes no signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? { pid: 0, host: hostname() } : undefined;
  }
}

/** When a process was started, in ticks since the system was; known on Linux only. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
