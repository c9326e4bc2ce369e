/** The pages of a new site, from the files in `site`. They show the format, and are meant to be replaced. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../core/package/package-root.js';

const folder = join(packageRoot, 'plugin/cli/starter/site');

/** Files by path. `name`: the name of the site. `schema`: where the docs find the schema of the settings. */
export function starterPages(name: string, schema: { $schema?: string }): Record<string, string> {
  const files = readdirSync(folder).map((file): [string, string] => [
    file,
    readFileSync(join(folder, file), 'utf8').replaceAll('{name}', name),
  ]);
  const pages = Object.fromEntries(files);
  const settings = { ...schema, ...(JSON.parse(pages['docs.json']!) as object) };
  return { ...pages, 'docs.json': `${JSON.stringify(settings, undefined, 2)}\n` };
}
