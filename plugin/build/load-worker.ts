/** Worker thread that loads the site and posts the result. */
import { parentPort, workerData } from 'node:worker_threads';
import { Report } from '../errors.js';
import type { LoadResult } from './load-thread.js';
import { loadSite } from '../site/load-site.js';
import type { LoadOptions } from '../site/load-site.js';

const report = new Report();
const loaded = await loadSite(workerData as LoadOptions, report);
const result: LoadResult = { loaded, problems: { errors: report.errors, warnings: report.warnings } };
parentPort!.postMessage(result);
