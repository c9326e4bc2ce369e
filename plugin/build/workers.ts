/** The worker threads of a build. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BuiltPage, WorkerInput } from './worker-protocol.js';

/** A worker needs a while to load what it works with; for fewer pages than this it is not worth it. */
const pagesPerWorker = 60;

/** Each needs its own memory, about 100 MB. */
const mostWorkers = 3;

export class Workers {
  readonly #most: number;
  readonly #idle: Worker[] = [];

  /** At most `most` threads besides this one. There are none where the sources run uncompiled, as in tests. */
  constructor(most = mostWorkers) {
    this.#most = import.meta.url.endsWith('.js') ? Math.min(most, availableParallelism() - 1) : 0;
  }

  /** Starts one before it is known what there is to do, so that it is ready when it is. */
  startEarly(): void {
    if (this.#most > 0) this.#idle.push(startWorker());
  }

  /** Works on `input` with as many threads as pay; resolves when all of them are done. */
  async run(input: WorkerInput, deliver: (page: BuiltPage) => void): Promise<void> {
    const count = Math.min(this.#most, Math.floor(input.jobs.length / pagesPerWorker));
    await Promise.all(
      Array.from({ length: count }, () => runWorker(this.#idle.pop() ?? startWorker(), input, deliver)),
    );
  }

  /** Ends those that have nothing to do. */
  async stop(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((worker) => worker.terminate()));
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.js', import.meta.url));
}

function runWorker(worker: Worker, input: WorkerInput, deliver: (page: BuiltPage) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', deliver);
    worker.once('error', reject);
    worker.once('exit', () => resolve());
    worker.postMessage(input);
  });
}
