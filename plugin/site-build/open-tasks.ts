/** The tasks of a site, with the features and formats of Octavo. */
import type { OpenTasks, TaskHost } from '../core/pool/pool.js';
import { apiFormats } from './api-formats.js';
import { featuresOf } from './builtins.js';
import { openSiteTasks } from '../page-build/site-tasks.js';
import type { SiteSetup } from '../page-build/page-tasks.js';

/** Opens the tasks of a site, in a worker or in this process. */
export async function openTasks(setup: SiteSetup, host: TaskHost): Promise<OpenTasks> {
  return openSiteTasks(setup, await featuresOf(setup.loaded), apiFormats, host);
}
