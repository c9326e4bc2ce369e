/** Processes without tasks: ready for the next pool, so that their code is loaded by then, and several builds share them. */
import { ChildProcess } from './child-process.js';

/** Time after which a process without a pool ends, in milliseconds. */
const idleTime = 30_000;

/** `owner`: the owner of the code that the process has run. Default: none. */
const spare: { process: ChildProcess; timer?: NodeJS.Timeout; owner?: string }[] = [];

/**
 * A process that has run only code of `owner`, or no author code: the process that has waited longest, or a new one.
 */
export function takeProcess(owner: string | undefined): ChildProcess {
  const isFree = (entry: (typeof spare)[number]): boolean => entry.owner === undefined;
  const isOwn = (entry: (typeof spare)[number]): boolean => owner !== undefined && entry.owner === owner;
  for (let entry = next(isOwn) ?? next(isFree); entry; entry = next(isOwn) ?? next(isFree)) {
    clearTimeout(entry.timer);
    if (!entry.process.hasEnded) return entry.process;
  }
  return new ChildProcess();
}

/** Removes the first one. */
function next(isWanted: (entry: (typeof spare)[number]) => boolean): (typeof spare)[number] | undefined {
  const at = spare.findIndex(isWanted);
  return at === -1 ? undefined : spare.splice(at, 1)[0];
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

/** Keeps a process that has run only code of `owner` for a while. It does not keep the main process alive. */
export function keepProcess(process: ChildProcess, owner: string | undefined): void {
  process.listener = undefined;
  const entry = { process, owner, timer: setTimeout(() => drop(entry), idleTime).unref() };
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
