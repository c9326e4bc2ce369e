/** Reads the settings and the docs folder on a thread of its own, while this one loads what it will need. */
import { Worker } from 'node:worker_threads';
import type { Report } from '../errors.js';
import type { SiteOptions, SiteSetup } from './site-setup.js';

/** What was read, and what is wrong with it. Plain data. */
export interface SetupResult {
  /** None where there is nothing to show. */
  setup?: SiteSetup;
  problems: Pick<Report, 'errors' | 'warnings'>;
}

/** Starts reading at once. */
export function readSetupOnThread(options: SiteOptions): Promise<SetupResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./setup-worker.js', import.meta.url), { workerData: options });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
