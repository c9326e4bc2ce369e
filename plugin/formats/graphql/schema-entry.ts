/** Fields of the root types and named types as parts of an API. */
import type { ApiSource } from '../../core/model/types.js';
import type { ApiEntry } from '../api/api-format.js';
import { documentedMeta } from '../api/pages/first-paragraph.js';
import { entryKey } from './entry-paths.js';
import type { GraphqlEntry, GraphqlKind } from './types.js';

/** Groups of the navigation, in their order. */
const groups: Readonly<Record<GraphqlKind, string>> = {
  query: 'Queries',
  mutation: 'Mutations',
  subscription: 'Subscriptions',
  object: 'Objects',
  input: 'Inputs',
  enum: 'Enums',
  union: 'Unions',
  interface: 'Interfaces',
  scalar: 'Scalars',
};

/** In the order of the navigation: types by name. */
export function inGroups(entries: readonly GraphqlEntry[]): GraphqlEntry[] {
  return Object.keys(groups).flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    return own.some(isField) ? own : own.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  });
}

/** Whether an entry is a field of a root type. */
export function isField({ kind }: GraphqlEntry): boolean {
  return kind === 'query' || kind === 'mutation' || kind === 'subscription';
}

/** The entry. `paths`: of the pages, below the folder of the schema. */
export function schemaEntry(
  entry: GraphqlEntry,
  { endpoint }: ApiSource,
  paths: ReadonlyMap<string, string>,
): ApiEntry {
  const { kind, name, description, deprecated } = entry;
  const id = entryKey(entry);
  return {
    id,
    label: '',
    name,
    servers: [],
    canTry: endpoint !== undefined && isField(entry),
    meta: documentedMeta(name, description, deprecated),
    page: {
      path: paths.get(id)!,
      meta: { graphql: `${isField(entry) ? kind.toUpperCase() : 'TYPE'} ${name}` },
      groups: [{ id: kind, title: groups[kind] }],
    },
  };
}
