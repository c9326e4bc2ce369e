/** The state of files that programs write while the dev server reads them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { fileState } from './docs-file.js';

/**
 * Time in milliseconds for which a file may be empty before it counts as empty: many programs empty a file before they
 * write it.
 */
const emptyTime = 500;

/** Time between two looks at an empty file, in ms. */
const pause = 10;

/** Waits until the file has content. Otherwise an open page would lose its content, and with it the reader's input. */
export async function written(path: string): Promise<void> {
  // Not by the clock: a busy server would give up after its first check.
  for (let waited = 0; waited < emptyTime && fileState(path)?.size === 0; waited += pause) await sleep(pause);
}

/** Maximum number of attempts to read something that changes while it is read. */
const maxAttempts = 3;

/**
 * The result of `read`. If files at `paths` are written meanwhile, they may have been empty, so it is called again,
 * with true.
 */
export async function whileUnchanged<T>(paths: readonly string[], read: (isAgain: boolean) => Promise<T>): Promise<T> {
  const times = (): string => paths.map((path) => fileState(path)?.mtimeMs).join(' ');
  for (let attempt = 1; ; attempt++) {
    for (const path of paths) await written(path);
    const before = times();
    const result = await read(attempt > 1);
    if (attempt === maxAttempts || times() === before) return result;
  }
}
