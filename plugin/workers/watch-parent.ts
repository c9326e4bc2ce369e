/** Ends this process when the main process is gone, even while it is busy. */
import { Worker } from 'node:worker_threads';

/** Interval of the check, in milliseconds. */
const interval = 1_000;

/** Delay of the start in milliseconds. Short builds end before and do without the thread. */
const delay = 5_000;

let isWatching = false;

/** Starts watching after the process has run for a while. */
export function watchParentSoon(): void {
  setTimeout(watchParent, delay).unref();
}

/** A separate thread, because the main thread may be in a loop or in native code. */
export function watchParent(): void {
  if (isWatching) return;
  isWatching = true;
  const parent = process.ppid;
  const code = `setInterval(() => {
    let isGone = process.ppid !== ${parent};
    try { process.kill(${parent}, 0); } catch (error) { isGone ||= error.code === 'ESRCH'; }
    if (isGone) process.kill(process.pid, 'SIGKILL');
  }, ${interval});`;
  const options = { eval: true, execArgv: [], env: {}, trackUnmanagedFds: false };
  new Worker(code, options).unref();
}
