/** The tasks of a site, with all its plugins and the formats of Octavo. */
import type { OpenTasks, TaskHost } from '../core/pool/pool.js';
import { apiFormats } from './api-formats.js';
import { featuresOf } from './builtins.js';
import { openSiteTasks } from '../page-build/site-tasks.js';
import type { SiteSetup } from '../page-build/page-tasks.js';
import { openRegistry } from '../plugins/host/open-registry.js';

/** Loads the code for pages of a format of APIs. */
export async function prepareFormat(name: string): Promise<void> {
  const renderer = await apiFormats.find((format) => format.name === name)?.loadRenderer();
  await renderer?.prepare?.();
}

/** Opens the tasks of a site, in a worker or in this process. */
export async function openTasks(setup: SiteSetup, host: TaskHost): Promise<OpenTasks> {
  const { loaded, plugins: given } = setup;
  // Problems of plugins were reported when the site was loaded.
  const source = loaded.plugins?.list.length ? { given, file: loaded.plugins } : {};
  const place = { root: loaded.site.root, run: loaded.plugins?.run, host };
  const { registry } = await openRegistry(await featuresOf(loaded), source, place);
  return openSiteTasks(setup, registry, apiFormats, host);
}
