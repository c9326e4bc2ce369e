/** The specifications that a node of the settings names. */
import type { ApiSource } from '../../../core/model/types.js';
import { entryOf, locationOf, type JsonNode } from '../../read/json-tree.js';
import { formatOfEntry, type NamedFormat } from '../../schema/part.js';

type SourceObject = Partial<Pick<ApiSource, 'source' | 'directory' | 'overlays' | 'previous' | 'endpoint'>>;

/** The sources that have their pages generated after the pages that the author lists, and the sources that are only searched. */
export function placedSources(
  named: readonly ApiSource[] = [],
  pages: readonly unknown[] = [],
  formats: readonly NamedFormat[],
): { sources?: readonly ApiSource[]; lookups?: readonly ApiSource[] } {
  const used = new Set(pages.map((page) => (typeof page === 'string' ? formatOfEntry(page, formats) : undefined)));
  const listed = formats.filter(({ name, isAlwaysListed }) => isAlwaysListed && !used.has(name));
  const isGenerated = ({ format }: ApiSource): boolean =>
    pages.length === 0 || listed.some(({ name }) => name === format);
  const [sources, lookups] = [named.filter(isGenerated), named.filter((source) => !isGenerated(source))];
  return { ...(sources.length > 0 && { sources }), ...(lookups.length > 0 && { lookups }) };
}

type Named = string | SourceObject | (string | SourceObject)[] | undefined;

/** The specifications that `owner` names; `undefined` without any. `directory`: the default for each of them. */
export function apiSources(
  owner: object,
  nodes: ReadonlyMap<object, JsonNode>,
  formats: readonly NamedFormat[],
  directory?: string,
): ApiSource[] | undefined {
  const sources = formats.flatMap(({ name: format }) => {
    const value = (owner as Record<string, Named>)[format] ?? [];
    const node = entryOf(nodes.get(owner), format)?.value;
    return [value].flat().flatMap((entry, index) => {
      const item = node?.type === 'array' ? node.items[index] : node;
      const span = (entryOf(item, 'source')?.value ?? item)?.span;
      const { source, ...given }: SourceObject = typeof entry === 'string' ? { source: entry } : entry;
      return source ? [{ directory, ...given, format, source, location: span && locationOf(span) }] : [];
    });
  });
  return sources.length > 0 ? sources : undefined;
}
