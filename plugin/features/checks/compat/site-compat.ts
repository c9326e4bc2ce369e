import type { SettingsSchemas } from '../../../config/schema/settings.js';
import type { CompatReport } from '../../../plugins/compat-report.js';
import type { LoadedSite } from '../../../load/loaded-site.js';
import type { Pool } from '../../../core/pool/pool.js';
import { useTask } from '../check-tasks.js';

/** Creates the compatibility report. Loaded only if it is requested. */
export async function siteCompat(loaded: LoadedSite, pool: Pool, schemas: SettingsSchemas): Promise<CompatReport> {
  const { compatReport } = await import('./compat-report.js');
  return compatReport({ site: loaded.site, scan: loaded }, schemas, async (file) => {
    const outcome = await pool.run(useTask, { file });
    return 'output' in outcome ? outcome.output : undefined;
  });
}
