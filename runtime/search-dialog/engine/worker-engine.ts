/** Runs the engine in a worker, or on the page where a worker cannot start. */
import type { SearchAdapter, SearchResult, SearchScope } from '../../search/adapter.js';
import type { WorkerAnswer, WorkerCall } from '../worker.js';

/** The engine, with ways to load the part of the index where the reader is, and all of it. */
export interface LoadingAdapter extends SearchAdapter {
  preload?(scope: SearchScope): Promise<void>;
  complete?(scope: SearchScope): Promise<void>;
}

/** URL of the worker's script. Set when it is bundled. */
declare const searchWorker: string;

/** Starts the engine. */
export async function startEngine(): Promise<LoadingAdapter> {
  const url = new URL(searchWorker, import.meta.url);
  try {
    return await inWorker(url);
  } catch {
    // The script is on another host, the page's policy forbids workers, or a bundler did not copy the script.
    return new (await import('../worker.js')).SearchEngine();
  }
}

function inWorker(url: URL): Promise<LoadingAdapter> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(url, { type: 'module' });
    const calls = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
    const call = <T>(method: WorkerCall['method'], ...parameters: unknown[]): Promise<T> =>
      new Promise((done, fail) => {
        const id = ++last;
        calls.set(id, { resolve: done as (result: unknown) => void, reject: fail });
        worker.postMessage({ id, method, parameters });
      });
    let last = 0;
    worker.addEventListener('error', reject);
    worker.addEventListener('message', ({ data: { id, result, error } }: MessageEvent<WorkerAnswer>) => {
      const waiting = calls.get(id);
      calls.delete(id);
      if (error === undefined) waiting?.resolve(result);
      else waiting?.reject(new Error(error));
      resolve({
        open: (indexUrl, manifest) => call('open', indexUrl, manifest),
        preload: (scope) => call('preload', scope),
        search: (query, scope) => call<SearchResult>('search', query, scope),
        complete: (scope) => call('complete', scope),
      });
    });
  });
}
