import { readSettings } from '../../config/read/read-settings.js';
import { schemaOf } from '../../config/read/read-site.js';
import type { SettingsSchemas } from '../../config/schema/settings.js';
import { Report } from '../../core/errors/errors.js';
import type { CompatReport } from '../../plugins/compat-report.js';
import type { FolderScan } from '../../load/scan/scan-folder.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { settingsCompat } from './settings-compat.js';
import { PageTallies, type PageUse } from './tally.js';

/**
 * Reads the settings and pages of a site again to find the features that they use. The build reports their problems. `useOf`: the
 * features that a page or snippet uses; `undefined` if it cannot be read.
 */
export async function compatReport(
  { site, pages, snippets }: Pick<LoadedSite, 'site' | 'snippets'> & Pick<FolderScan, 'pages'>,
  schemas: SettingsSchemas,
  useOf: (file: string) => Promise<PageUse | undefined>,
): Promise<CompatReport> {
  const settings = (await readSettings(site.root, new Report()))?.settings;
  const schema = settings && schemaOf(settings, schemas);
  const tallies = new PageTallies();
  const files = [...pages.map(({ file }) => file), ...snippets.filter((file) => /\.mdx?$/i.test(file))];
  for (const use of await Promise.all(files.map(useOf))) if (use) tallies.addAll(use);
  return {
    configFile: site.configFile,
    schema: schema === schemas.v1 ? 'v1' : 'v2',
    settings: schema && settings ? settingsCompat(schema, settings) : [],
    ...tallies.entries(),
  };
}
