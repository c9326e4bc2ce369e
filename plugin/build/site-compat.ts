import { compatReport, type CompatReport } from '../checks/compat/compat-report.js';
import { Report } from '../errors.js';
import { PageWorkers } from '../workers/page-workers.js';
import { readClientManifest } from './client-files.js';
import { stylesheetFile } from './site-files.js';
import { readSetup, type SiteOptions } from './site-setup.js';

/** What becomes of everything that the site uses. `undefined` where its settings cannot be read, which a check reports. */
export async function siteCompat(options: SiteOptions & { pageTimeout?: number }): Promise<CompatReport | undefined> {
  const setup = await readSetup(options, new Report());
  if (!setup) return undefined;
  const client = { manifest: readClientManifest(), stylesheet: stylesheetFile(setup) };
  const workers = new PageWorkers({ open: { setup, client }, pageTimeout: options.pageTimeout, onLog: () => {} });
  try {
    return await compatReport(setup, async (file) => {
      const outcome = await workers.run('use', { file });
      return 'output' in outcome ? outcome.output : undefined;
    });
  } finally {
    workers.close();
  }
}
