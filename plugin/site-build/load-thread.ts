/** Loads the site for dev on a worker thread while the main thread loads its modules. */
import { Worker } from 'node:worker_threads';
import type { Report } from '../core/errors/errors.js';
import type { Place } from '../formats/api/files/places.js';
import type { ApiModel } from '../formats/api/api-format.js';
import { SchemaReceiver, type SentModel } from '../formats/api/sent-schemas.js';
import type { ApiModels } from '../formats/api/specifications.js';
import { unexpectedProblem } from '../core/errors/unexpected-problem.js';
import type { LoadOptions } from './load-site.js';
import type { LoadedSite } from '../load/loaded-site.js';

/** The loaded site and the problems found. Plain data, except for `models`. */
export interface LoadResult {
  /** `undefined` if there is nothing to report. */
  loaded?: LoadedSite;
  problems: Pick<Report, 'errors' | 'warnings'>;
  /** What its API pages show. Default: the specifications are read again. */
  models?: ApiModels;
  /** Whether a host has not answered yet, so that it is worth loading the site again. Default: false. */
  isLate?: boolean;
}

/** Asks the thread for the model of a page, or where it is written. */
export type ModelRequest = { id: number } & (
  | { method: 'modelOf'; args: Parameters<ApiModels['modelOf']> }
  | { method: 'placeOf'; args: Parameters<ApiModels['placeOf']> }
);

export interface ModelResponse {
  id: number;
  model?: SentModel;
  place?: Place;
}

type Answer = ApiModel | Place | undefined;

/** A site that is already loading. */
export interface EarlyLoad {
  /** When it began to be read, in ms. */
  startedMs: number;
  result: Promise<LoadResult>;
}

/** Starts loading immediately. Never fails: a thread that ends has a problem. */
export function loadSiteOnThread(options: LoadOptions): EarlyLoad {
  const startedMs = Date.now();
  const result = new Promise<LoadResult>((resolve) => {
    const worker = new Worker(new URL('./load-worker.js', import.meta.url), { workerData: options });
    worker.once('message', (result: LoadResult) => {
      worker.unref();
      const hasModels = result.loaded?.pages.some(({ api }) => api) ?? false;
      resolve(hasModels ? { ...result, models: new ThreadModels(worker) } : result);
    });
    worker.once('error', (error) => resolve({ problems: { errors: [unexpectedProblem(error)], warnings: [] } }));
  });
  return { startedMs, result };
}

/** The specifications stay on the thread that has read them. It ends with `close`. */
class ThreadModels implements ApiModels {
  readonly #worker: Worker;
  readonly #schemas = new SchemaReceiver();
  readonly #waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  #lastId = 0;
  #end: Error | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', ({ id, model, place }: ModelResponse) => {
      this.#waiting.get(id)?.resolve(model ? this.#schemas.unpack(model) : place);
      this.#waiting.delete(id);
    });
    worker.on('error', (error: Error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('The specifications are closed.')));
  }

  modelOf(...args: Parameters<ApiModels['modelOf']>): Promise<ApiModel | undefined> {
    return this.#ask((id) => ({ id, method: 'modelOf', args })) as Promise<ApiModel | undefined>;
  }

  placeOf(...args: Parameters<ApiModels['placeOf']>): Promise<Place | undefined> {
    return this.#ask((id) => ({ id, method: 'placeOf', args })) as Promise<Place | undefined>;
  }

  #ask(request: (id: number) => ModelRequest): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#end) return reject(this.#end);
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage(request(id));
    });
  }

  /** Nothing waits for an answer that never comes. */
  #fail(error: Error): void {
    this.#end ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#end);
    this.#waiting.clear();
  }

  close(): void {
    void this.#worker.terminate();
  }
}
