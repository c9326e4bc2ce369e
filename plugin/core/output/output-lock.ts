/** A lock that allows one build at a time to write an output folder. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { attempt } from '../errors/attempt.js';

/** The process that holds a lock. */
interface Holder {
  pid: number;
  host: string;
  /** The start time of the process, if the system provides it, because process ids are reused. */
  started?: string;
}

/** Time in milliseconds after which the lock of another machine expires, because its processes cannot be checked. */
const foreignAge = 10 * 60 * 1000;

/** Acquires the lock. Returns the id of the process that holds it, or `undefined` if it has been acquired. */
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

/** Releases the lock. */
export function releaseLock(file: string): void {
  rmSync(file, { force: true });
}

/** The holder of the lock; `undefined` if that process has ended. */
function liveHolder(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    if (holder.host !== hostname()) return Date.now() - statSync(file).mtimeMs < foreignAge ? holder : undefined;
    process.kill(holder.pid, 0);
    return holder.started === undefined || holder.started === startOf(holder.pid) ? holder : undefined;
  } catch (error) {
    // The process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? { pid: 0, host: hostname() } : undefined;
  }
}

/** The start time of a process, in ticks since boot. Linux only. */
function startOf(pid: number): string | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}
