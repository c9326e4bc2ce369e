/** Ends this process when the main process is gone, whatever this one is busy with. */
import { Worker } from 'node:worker_threads';

/** How often the thread looks, in milliseconds. */
const interval = 1_000;

/** Milliseconds after the start in which a short build ends: it does without the thread. */
const delay = 5_000;

let isWatching = false;

/** Starts watching when the process has run for a while. */
export function watchParentSoon(): void {
  setTimeout(watchParent, delay).unref();
}

/** A thread of its own: the main thread may be in a loop, or in native code, and hear nothing. */
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
