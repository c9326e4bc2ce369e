/** Workers without a site: ready for the next one, so that several builds in one process share them. */
import { WorkerProcess } from './worker-process.js';

/** Time in milliseconds after which an unused worker ends. Loading a large site, for which a worker waits, takes less. */
const idleTime = 30_000;

const spare: { worker: WorkerProcess; timer: NodeJS.Timeout }[] = [];

/** A worker that has run no author code. */
export function takeWorker(): WorkerProcess {
  for (let spareWorker = spare.pop(); spareWorker; spareWorker = spare.pop()) {
    clearTimeout(spareWorker.timer);
    if (!spareWorker.worker.hasEnded) return spareWorker.worker;
  }
  return new WorkerProcess();
}

/** Starts workers before they are needed, so that their code is loaded by then. Default: one. */
export function startSpareWorkers(count = 1): void {
  while (spare.length < count) keepWorker(new WorkerProcess());
}

/** Keeps a worker that has run no author code. It does not keep the main process alive. */
export function keepWorker(worker: WorkerProcess): void {
  worker.listener = undefined;
  const entry = { worker, timer: setTimeout(() => drop(entry), idleTime).unref() };
  spare.push(entry);
}

function drop(entry: (typeof spare)[number]): void {
  const at = spare.indexOf(entry);
  if (at === -1) return;
  spare.splice(at, 1);
  entry.worker.kill();
}
