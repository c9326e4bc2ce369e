/** A worker thread: builds pages from the common queue and sends each to the main thread. */
import { parentPort } from 'node:worker_threads';
// Loaded at once, while the main thread still finds out what there is to do.
import { createStages } from './create-stages.js';
import { buildFromQueue } from './page-queue.js';
import type { WorkerInput } from './worker-protocol.js';

const port = parentPort!;
port.once('message', (input: WorkerInput) => {
  void createStages(input.options).then((stages) => buildFromQueue(input, stages, (page) => port.postMessage(page)));
});
