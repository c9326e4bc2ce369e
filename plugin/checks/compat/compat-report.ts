/** What becomes of everything that a site uses: settings, front matter, components and their props. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findConfig } from '../../config/find-config.js';
import { parseJson } from '../../config/parse-json.js';
import { schemaOf } from '../../config/read-site.js';
import { resolveRefs } from '../../config/resolve-refs.js';
import { settingsV1 } from '../../config/schema/settings.js';
import { Report } from '../../errors.js';
import { parsePage } from '../../mdx/parse-page.js';
import type { FolderScan } from '../../site/scan-folder.js';
import type { Site } from '../../site/types.js';
import { addComponents, type ComponentProps } from './component-compat.js';
import { addFrontMatter } from './front-matter-compat.js';
import { settingsCompat } from './settings-compat.js';
import { Tally, type CompatEntry } from './tally.js';

/** All that a site uses, by kind. Within a kind, what is unknown or ignored comes first. */
export interface CompatReport {
  configFile: string;
  /** `v1` where `navigation` is a list, `v2` where it is an object. */
  schema: 'v1' | 'v2';
  settings: CompatEntry[];
  frontMatter: CompatEntry[];
  components: CompatEntry[];
  /** `Card.icon`. */
  props: CompatEntry[];
}

/** Reads the settings and pages of a site once more, for what they use. Their problems are told by the build. */
export async function compatReport(
  { site, scan }: { site: Site; scan: FolderScan },
  componentProps: ComponentProps,
): Promise<CompatReport> {
  const silent = new Report();
  const source = await findConfig(site.root, silent);
  const tree = source && parseJson(source, silent);
  const settings = tree && (await resolveRefs(tree, { root: site.root, chain: [source.file], report: silent }));
  const schema = settings?.type === 'object' ? schemaOf(settings) : undefined;
  return {
    configFile: site.configFile,
    schema: schema === settingsV1 ? 'v1' : 'v2',
    settings: schema && settings ? settingsCompat(schema, settings) : [],
    ...pagesCompat(site, scan, componentProps),
  };
}

function pagesCompat(
  site: Site,
  { pages, snippets }: FolderScan,
  componentProps: ComponentProps,
): Pick<CompatReport, 'frontMatter' | 'components' | 'props'> {
  const frontMatter = new Tally();
  const tallies = { components: new Tally(), props: new Tally() };
  const files = [...pages.map(({ file }) => file), ...snippets.filter((file) => /\.mdx?$/i.test(file))];
  for (const file of files) {
    const source = readFileSync(path.join(site.root, file), 'utf8');
    addFrontMatter(source, file, frontMatter);
    const options = { variables: site.variables, latex: site.styling.latex };
    const parsed = parsePage(source, file, options, new Report());
    if (parsed) addComponents(parsed.hast, file, componentProps, tallies);
  }
  return {
    frontMatter: frontMatter.entries(),
    components: tallies.components.entries(),
    props: tallies.props.entries(),
  };
}
