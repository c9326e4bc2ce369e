import { readSettings } from '../../../config/read/read-settings.js';
import { schemaOf } from '../../../config/read/read-site.js';
import type { SettingsSchemas } from '../../../config/schema/settings.js';
import { Report } from '../../../core/errors/errors.js';
import type { CompatReport } from '../../../plugins/compat-report.js';
import type { FolderScan } from '../../../load/scan/scan-folder.js';
import type { Site } from '../../../core/model/types.js';
import type { PageUse } from './page-use.js';
import { settingsCompat } from './settings-compat.js';
import { Tally } from './tally.js';

/**
 * Reads the settings and pages of a site again to find the features that they use. The build reports their problems.
 */
export async function compatReport(
  { site, scan }: { site: Site; scan: FolderScan },
  schemas: SettingsSchemas,
  useOf: UseOf,
): Promise<CompatReport> {
  const settings = (await readSettings(site.root, new Report()))?.settings;
  const schema = settings && schemaOf(settings, schemas);
  return {
    configFile: site.configFile,
    schema: schema === schemas.v1 ? 'v1' : 'v2',
    settings: schema && settings ? settingsCompat(schema, settings) : [],
    ...(await pagesCompat(scan, useOf)),
  };
}

/** The features that a page or snippet uses; empty if it cannot be read. */
export type UseOf = (file: string) => Promise<PageUse | undefined>;

async function pagesCompat({ pages, snippets }: FolderScan, useOf: UseOf): Promise<PageUse> {
  const tallies = { frontMatter: new Tally(), components: new Tally(), props: new Tally() };
  const files = [...pages.map(({ file }) => file), ...snippets.filter((file) => /\.mdx?$/i.test(file))];
  for (const use of await Promise.all(files.map(useOf))) {
    if (!use) continue;
    for (const kind of ['frontMatter', 'components', 'props'] as const) tallies[kind].addAll(use[kind]);
  }
  return {
    frontMatter: tallies.frontMatter.entries(),
    components: tallies.components.entries(),
    props: tallies.props.entries(),
  };
}
