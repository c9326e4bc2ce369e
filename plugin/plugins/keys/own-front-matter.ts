/** The values of the keys that plugins add to front matter. */
import type { LoadedPage } from '../../load/load-page.js';
import { ownValue } from '../../core/text/own-value.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import type { Registry } from '../registry.js';
import type { StandardSchema } from '../standard-schema.js';
import type { Json } from '../views.js';
import { checkValue, type KeyOwners, type ValueFault } from './check-values.js';

/** A fault in the front matter of a page, by its index. */
export type PageFault = ValueFault & { page: number };

export interface OwnFrontMatter {
  /** The values by key, for the pages in which they differ from what is written; `null`: none. */
  values: ReadonlyMap<number, Record<string, Json>>;
  faults: readonly PageFault[];
}

/** Checks the keys of all pages. */
export async function ownFrontMatter(
  pages: readonly LoadedPage[],
  owners: KeyOwners,
  registry: Registry,
): Promise<OwnFrontMatter> {
  const found = { values: new Map<number, Record<string, Json>>(), faults: [] as PageFault[] };
  for (const plugin of registry.plugins)
    for (const [key, schema] of Object.entries<StandardSchema>(plugin.frontMatter ?? {}))
      if (ownValue(owners, key) === plugin.name)
        await registry.attempt(plugin, 'frontMatter', () =>
          checkKey({ key, schema, plugin: plugin.name }, pages, found),
        );
  return found;
}

/** Checks one key in all pages. If its schema fails, no further page is checked. */
async function checkKey(
  { key, schema, plugin }: { key: string; schema: StandardSchema; plugin: string },
  pages: readonly LoadedPage[],
  found: { values: Map<number, Record<string, Json>>; faults: PageFault[] },
): Promise<void> {
  const missing = await checkValue(schema, undefined, plugin, key);
  for (const [page, { meta }] of pages.entries()) {
    const given: unknown = ownValue(meta, key);
    const { value, faults } = given === undefined ? missing : await checkValue(schema, given, plugin, key);
    found.faults.push(...faults.map((fault) => ({ ...fault, page })));
    if (JSON.stringify(value) !== JSON.stringify(given))
      getOrInsert(found.values, page, () => ({}))[key] = value ?? null;
  }
}
