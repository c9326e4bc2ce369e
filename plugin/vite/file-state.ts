/** The state of files that programs write while the dev server reads them. */
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a file may be empty before it counts as empty, in ms: many programs empty a file before they write it. */
const emptyTime = 500;

/** Waits until the file has content. Otherwise an open page would lose its content, and with it what its reader has entered. */
export async function written(path: string): Promise<void> {
  const end = Date.now() + emptyTime;
  while (statSync(path, { throwIfNoEntry: false })?.size === 0 && Date.now() < end) await sleep(10);
}

/** When the file was last saved, in ms; `undefined` if it does not exist. */
export function modified(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
