/** Builds many pages, on as many threads as pay. */
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { buildFromQueue } from './page-queue.js';
import type { Stages } from './stages.js';
import type { BuiltPage, WorkerInput } from './worker-protocol.js';

/** A worker needs a while to load what it works with; for fewer pages than this it is not worth it. */
const pagesPerWorker = 60;

/** Builds the pages `jobs` of `input`; `deliver` gets each once, in no order, on this thread. */
export async function buildPages(
  input: Omit<WorkerInput, 'taken'>,
  stages: () => Promise<Stages>,
  deliver: (page: BuiltPage) => void,
): Promise<void> {
  if (input.jobs.length === 0) return;
  const shared: WorkerInput = { ...input, taken: new SharedArrayBuffer(4) };
  const workers = Array.from({ length: workerCount(input) }, () => runWorker(shared, deliver));
  const own = buildFromQueue(shared, await stages(), async (page) => {
    deliver(page);
    // Lets the pages of the workers in.
    await setImmediate();
  });
  await Promise.all([own, ...workers]);
}

function workerCount({ jobs, options }: Omit<WorkerInput, 'taken'>): number {
  // Functions cannot be sent to a worker; and there is none where the sources run uncompiled, as in tests.
  if (options.plugins || !import.meta.url.endsWith('.js')) return 0;
  return Math.min(availableParallelism() - 1, Math.floor(jobs.length / pagesPerWorker));
}

function runWorker(input: WorkerInput, deliver: (page: BuiltPage) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: input });
    worker.on('message', deliver);
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}
