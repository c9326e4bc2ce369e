/** Reads the settings and the docs folder on a thread of its own, while this one loads what it will need. */
import { Worker } from 'node:worker_threads';
import type { Report } from '../errors.js';
import type { LoadOptions, LoadedSite } from '../site/load-site.js';

/** What was read, and what is wrong with it. Plain data. */
export interface LoadResult {
  /** None where there is nothing to show. */
  loaded?: LoadedSite;
  problems: Pick<Report, 'errors' | 'warnings'>;
}

/** Starts reading at once. */
export function loadSiteOnThread(options: LoadOptions): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./load-worker.js', import.meta.url), { workerData: options });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
