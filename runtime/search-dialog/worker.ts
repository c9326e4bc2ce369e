/** The search engine in a worker. Imported on a page, for browsers and policies without workers, it only exports the engine. */
import { SearchEngine } from './engine/engine.js';
import type { SearchResult, SearchScope } from '../search/adapter.js';
import type { IndexManifest } from '../search/index/index-file.js';

export { SearchEngine };

/** A call of the engine. */
export type WorkerCall =
  | { id: number; method: 'open'; parameters: [indexUrl: string, manifest: IndexManifest] }
  | { id: number; method: 'preload'; parameters: [scope: SearchScope] }
  | { id: number; method: 'search'; parameters: [query: string, scope: SearchScope] }
  | { id: number; method: 'complete'; parameters: [scope: SearchScope] };

/** Its result. */
export type WorkerAnswer = { id: number; result?: SearchResult; error?: string };

if (typeof document === 'undefined') {
  const engine = new SearchEngine();
  addEventListener('message', ({ data }: MessageEvent<WorkerCall>) => {
    const { id, method, parameters } = data;
    const run = engine[method] as (...values: unknown[]) => Promise<SearchResult | void>;
    run.apply(engine, parameters).then(
      (result) => postMessage({ id, result }),
      (error: Error) => postMessage({ id, error: error.message }),
    );
  });
  // Shows that the worker runs.
  postMessage({ id: 0 });
}
