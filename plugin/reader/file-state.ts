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

function isEmpty(path: string): boolean {
  return fileState(path)?.size === 0;
}

/** Waits until the file has content. Otherwise an open page would lose its content, and with it the reader's input. */
export async function written(path: string): Promise<void> {
  // Not by the clock: a busy server would give up after its first check.
  for (let waited = 0; waited < emptyTime && isEmpty(path); waited += pause) await sleep(pause);
}

/** The time when the file was last saved, in ms; `undefined` if it does not exist. */
function modified(path: string): number | undefined {
  return fileState(path)?.mtimeMs;
}

/** Maximum number of attempts to read something that changes while it is read. */
const maxAttempts = 3;

/**
 * The result of `read`. If files at `paths` are written meanwhile, they may have been empty, so it is called again,
 * with true.
 */
export async function whileUnchanged<T>(paths: readonly string[], read: (isAgain: boolean) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    for (const path of paths) await written(path);
    const before = paths.map(modified).join(' ');
    const result = await read(attempt > 1);
    if (attempt === maxAttempts || paths.map(modified).join(' ') === before) return result;
  }
}
