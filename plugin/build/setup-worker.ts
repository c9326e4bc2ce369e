/** A worker thread: reads the settings and the folder, and sends what it found. */
import { parentPort, workerData } from 'node:worker_threads';
import { Report } from '../errors.js';
import type { SetupResult } from './setup-thread.js';
import { readSetup } from './site-setup.js';
import type { SiteOptions } from './site-setup.js';

const report = new Report();
const setup = await readSetup(workerData as SiteOptions, report);
const result: SetupResult = { setup, problems: { errors: report.errors, warnings: report.warnings } };
parentPort!.postMessage(result);
