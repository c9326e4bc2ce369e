/** Processes without tasks: ready for the next pool, so that their code is loaded by then, and several builds share them. */
import { ChildProcess } from './child-process.js';

/** Time after which a process without a pool ends, in milliseconds. */
const idleTime = 30_000;

const spare: { process: ChildProcess; timer?: NodeJS.Timeout }[] = [];

/** A process that has run no author code: the one that has waited longest, or else a new one. */
export function takeProcess(): ChildProcess {
  for (let entry = spare.shift(); entry; entry = spare.shift()) {
    clearTimeout(entry.timer);
    if (!entry.process.hasEnded) return entry.process;
  }
  return new ChildProcess();
}

/** Starts processes before they are needed. They wait until the site is loaded, however long that takes: see `endUnused`. */
export function startProcesses(count = 1): void {
  while (spare.length < count) {
    const process = new ChildProcess();
    process.listener = undefined;
    process.send({ kind: 'prepare' });
    spare.push({ process });
  }
}

/** Keeps a process that has run no author code for a while. It does not keep the main process alive. */
export function keepProcess(process: ChildProcess): void {
  process.listener = undefined;
  const entry = { process, timer: setTimeout(() => drop(entry), idleTime).unref() };
  spare.push(entry);
}

/** Ends the processes that were started early and that nothing has needed. */
export function endUnused(): void {
  for (const entry of spare.filter(({ timer }) => !timer)) drop(entry);
}

function drop(entry: (typeof spare)[number]): void {
  const at = spare.indexOf(entry);
  if (at === -1) return;
  spare.splice(at, 1);
  entry.process.kill();
}
