/** Processes without tasks: ready for the next pool, so that their code is loaded by then, and several builds share them. */
import { ChildProcess } from './child-process.js';
import type { EarlyTasks } from './messages.js';

/** Time after which a process without a pool ends, in milliseconds. */
const idleTime = 30_000;

/** Maximum number of processes that are kept. Those of plugins that have changed since are not used again. */
const maxKept = 8;

interface Spare {
  process: ChildProcess;
  timer?: NodeJS.Timeout;
  /** The tasks that it was started early for. */
  tasks?: EarlyTasks;
  /** The owner of the code that the process has run. Default: none. */
  owner?: string | undefined;
}

/** In the order in which they began to wait. */
const spare = new Set<Spare>();

/**
 * A process that has run only code of `owner`, or no author code: the process that has waited longest, or a new one.
 */
export function takeProcess(owner: string | undefined): ChildProcess {
  const ranBy = (wanted: string | undefined): Spare[] => [...spare].filter((entry) => entry.owner === wanted);
  for (const entry of [...ranBy(owner), ...ranBy(undefined)]) {
    remove(entry);
    if (!entry.process.hasEnded) return entry.process;
  }
  return new ChildProcess();
}

/** Starts processes before they are needed. They wait until the site is loaded, however long that takes: see `endUnused`. */
export function startProcesses(count: number, tasks: EarlyTasks): void {
  while (spare.size < count) {
    const process = new ChildProcess(tasks === 'pages');
    process.listener = undefined;
    process.send({ kind: 'prepare', tasks });
    spare.add({ process, tasks });
  }
}

/** Lets the processes that wait to build pages load the code for pages of formats. */
export function prepareProcesses(formats: Iterable<string>): void {
  const waiting = [...spare].filter(({ tasks }) => tasks === 'pages');
  for (const format of formats) for (const { process } of waiting) process.send({ kind: 'prepare', tasks: { format } });
}

/** Keeps a process that has run only code of `owner` for a while. It does not keep the main process alive. */
export function keepProcess(process: ChildProcess, owner: string | undefined): void {
  process.listener = undefined;
  const entry: Spare = { process, owner, timer: setTimeout(() => drop(entry), idleTime).unref() };
  spare.add(entry);
  const kept = [...spare].filter(({ timer }) => timer);
  if (kept.length > maxKept) drop(kept[0]!);
}

/** Ends the processes that were started early and that nothing has needed. */
export function endUnused(): void {
  for (const entry of spare) if (!entry.timer) drop(entry);
}

function drop(entry: Spare): void {
  remove(entry);
  entry.process.kill();
}

function remove(entry: Spare): void {
  clearTimeout(entry.timer);
  spare.delete(entry);
}
