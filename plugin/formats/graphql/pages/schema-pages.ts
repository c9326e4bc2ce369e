/** The pages of GraphQL schemas, and their entries in the navigation. */
import { contentKey } from '../../../core/cache/content-key.js';
import type { Problem } from '../../../core/errors/errors.js';
import { firstParagraph } from '../../api/pages/first-paragraph.js';
import type { PageNames } from '../../api/pages/page-names.js';
import type { LoadedPage } from '../../../load/load-page.js';
import { folderOfSource } from '../../../core/addresses/page-path.js';
import type { ApiReference, ApiSource, NavGroup, NavItem, PageMeta } from '../../../core/model/types.js';
import { entryKey, entryPaths } from '../entry-paths.js';
import type { GraphqlApi, GraphqlEntry, GraphqlKind } from '../types.js';

/** Groups of the navigation, in their order. */
const groups: readonly (readonly [kind: GraphqlKind, title: string])[] = [
  ['query', 'Queries'],
  ['mutation', 'Mutations'],
  ['subscription', 'Subscriptions'],
  ['object', 'Objects'],
  ['input', 'Inputs'],
  ['enum', 'Enums'],
  ['union', 'Unions'],
  ['interface', 'Interfaces'],
  ['scalar', 'Scalars'],
];

/** Makes a page for each field of the root types, and for each named type. */
export class SchemaPages {
  readonly pages = new Map<string, LoadedPage>();
  readonly warnings: Problem[] = [];
  readonly #apis: ReadonlyMap<string, GraphqlApi>;
  readonly #names: PageNames;
  /** By source and folder of the settings. */
  readonly #items = new Map<string, NavItem[]>();

  /** `apis`: by source. */
  constructor(apis: ReadonlyMap<string, GraphqlApi>, names: PageNames) {
    this.#apis = apis;
    this.#names = names;
  }

  /** All pages of a source, in a group for each kind. */
  itemsOf(source: ApiSource): NavItem[] {
    const key = JSON.stringify([source.source, source.directory]);
    let items = this.#items.get(key);
    if (!items) this.#items.set(key, (items = this.#addPages(source)));
    return items;
  }

  #addPages(source: ApiSource): NavItem[] {
    const api = this.#apis.get(source.source)!;
    const folder = this.#names.unique(folderOfSource(source));
    const paths = entryPaths(api.entries);
    for (const entry of api.entries) {
      const page = schemaPage(`${folder}/${paths.get(entryKey(entry))}`, entry, { source, api, folder });
      this.pages.set(page.path, page);
    }
    return groups.flatMap(([kind, title]): NavGroup[] => {
      const own = api.entries.filter((entry) => entry.kind === kind);
      const isType = !/^(?:query|mutation|subscription)$/.test(kind);
      const sorted = isType ? own.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) : own;
      const items = sorted.map((entry): NavItem => ({
        type: 'page',
        path: `${folder}/${paths.get(entryKey(entry))}`,
      }));
      return items.length > 0 ? [{ type: 'group', title, expanded: false, hidden: false, items }] : [];
    });
  }
}

interface Owner {
  source: ApiSource;
  api: GraphqlApi;
  /** Of the pages of the schema; absent where it has none. */
  folder?: string;
}

function schemaPage(path: string, entry: GraphqlEntry, owner: Owner): LoadedPage {
  return {
    path,
    route: `/${path}`,
    file: `${path}.mdx`,
    meta: { ...entryMeta(entry), graphql: `${kindText(entry)} ${entry.name}` },
    hidden: false,
    hash: contentKey(''),
    generatedSource: '',
    api: entryReference(entry, owner),
  };
}

/** `QUERY` or `TYPE`, as authors name an entry. */
function kindText({ kind }: GraphqlEntry): string {
  return /^(?:query|mutation|subscription)$/.test(kind) ? kind.toUpperCase() : 'TYPE';
}

/** What the schema says that front matter may say too. */
export function entryMeta({ name, description = '', deprecated }: GraphqlEntry): PageMeta {
  const first = firstParagraph(description);
  return { title: name, ...(first !== '' && { description: first }), ...(deprecated && { deprecated: true }) };
}

/** Names an entry of a schema. */
export function entryReference(entry: GraphqlEntry, { source, api, folder }: Owner): ApiReference {
  const { endpoint } = source;
  const canTry = endpoint !== undefined && /^(?:query|mutation|subscription)$/.test(entry.kind);
  return {
    source: source.source,
    format: 'graphql',
    id: entryKey(entry),
    kind: 'graphql',
    method: '',
    name: entry.name,
    ...(folder !== undefined && { directory: folder }),
    ...(endpoint !== undefined && { endpoint }),
    canTry,
    hash: api.hash,
  };
}
