/** Builds many pages, on as many threads as pay. */
import { setImmediate } from 'node:timers/promises';
import { buildFromQueue } from './page-queue.js';
import type { Stages } from './stages.js';
import type { BuiltPage, WorkerInput } from './worker-protocol.js';
import type { Workers } from './workers.js';

/** Builds the pages `jobs` of `input`; `deliver` gets each once, in no order, on this thread. */
export async function buildPages(
  input: Omit<WorkerInput, 'taken'>,
  workers: Workers,
  stages: () => Promise<Stages>,
  deliver: (page: BuiltPage) => void,
): Promise<void> {
  if (input.jobs.length === 0) return;
  const shared: WorkerInput = { ...input, taken: new SharedArrayBuffer(4) };
  const others = workers.run(shared, deliver);
  const own = buildFromQueue(shared, await stages(), async (page) => {
    deliver(page);
    // Lets the pages of the workers in.
    await setImmediate();
  });
  await Promise.all([own, others]);
}
