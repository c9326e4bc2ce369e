/** Paths of the pages of a schema, below its folder. */
import { PageNames } from '../api/pages/page-names.js';
import type { GraphqlEntry } from './types.js';

const folders: Readonly<Record<string, string>> = {
  query: 'queries',
  mutation: 'mutations',
  subscription: 'subscriptions',
};

/** `queries/create-user` or `types/user-input`, by kind and name. Names that differ only in case get a number. */
export function entryPaths(entries: readonly GraphqlEntry[]): Map<string, string> {
  const names = new PageNames();
  return new Map(
    entries.map((entry) => [entryKey(entry), names.unique(`${folders[entry.kind] ?? 'types'}/${kebab(entry.name)}`)]),
  );
}

/** Identifies an entry in its schema: `query/user`. */
export function entryKey({ kind, name }: Pick<GraphqlEntry, 'kind' | 'name'>): string {
  return `${kind}/${name}`;
}

/** `createUser` → `create-user`, `URLInput` → `url-input`. */
function kebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/_+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}
