/** Loads the site on a worker thread while the main thread loads its modules. */
import { Worker } from 'node:worker_threads';
import type { Report } from '../errors.js';
import type { LoadOptions, LoadedSite } from '../site/load-site.js';

/** The loaded site and the problems found. Plain data. */
export interface LoadResult {
  /** `undefined` if there is nothing to report. */
  loaded?: LoadedSite;
  problems: Pick<Report, 'errors' | 'warnings'>;
}

/** Starts loading immediately. */
export function loadSiteOnThread(options: LoadOptions): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./load-worker.js', import.meta.url), { workerData: options });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
