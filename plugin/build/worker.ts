/** A worker thread: builds pages from the common queue and sends each to the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { buildFromQueue } from './page-queue.js';
import { openStages } from './stages.js';
import type { WorkerInput } from './worker-protocol.js';

const input = workerData as WorkerInput;
await buildFromQueue(input, await openStages(input.options), (page) => parentPort!.postMessage(page));
