import type { CompatReport } from './compat-report.js';
import type { LoadedSite } from '../../../load/loaded-site.js';
import type { PageWorkers } from '../../../site-build/workers/page-workers.js';

/** Creates the compatibility report. Loaded only if it is requested. */
export async function siteCompat(loaded: LoadedSite, workers: PageWorkers): Promise<CompatReport> {
  const { compatReport } = await import('./compat-report.js');
  return compatReport({ site: loaded.site, scan: loaded }, async (file) => {
    const outcome = await workers.run('use', { file });
    return 'output' in outcome ? outcome.output : undefined;
  });
}
