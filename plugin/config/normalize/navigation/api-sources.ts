/** The specifications that a node of the settings names. */
import type { ApiSource } from '../../../core/model/types.js';
import { entryOf, locationOf, type JsonNode } from '../../read/json-tree.js';
import { formatOfEntry, type NamedFormat } from '../../schema/part.js';

interface SourceObject {
  source?: string;
  directory?: string;
  overlays?: string[];
  endpoint?: string;
}

/** The sources that have their pages generated after the pages that the author lists. */
export function generatedSources(
  sources: readonly ApiSource[] | undefined,
  pages: readonly unknown[] | undefined,
  formats: readonly NamedFormat[],
): readonly ApiSource[] | undefined {
  if (!pages?.length || !sources) return sources;
  const named = new Set(pages.map((page) => (typeof page === 'string' ? formatOfEntry(page, formats) : undefined)));
  const listed = formats.filter(({ name, isAlwaysListed }) => isAlwaysListed && !named.has(name));
  const others = sources.filter(({ format }) => listed.some(({ name }) => name === format));
  return others.length > 0 ? others : undefined;
}

/** The sources that are only searched. */
export function lookupsOf(
  named: readonly ApiSource[] | undefined,
  generated: readonly ApiSource[] | undefined,
): { lookups?: readonly ApiSource[] } {
  const lookups = (named ?? []).filter((source) => !generated?.includes(source));
  return lookups.length > 0 ? { lookups } : {};
}

/** The specifications that `owner` names; `undefined` without any. `directory`: the default for each of them. */
export function apiSources(
  owner: object,
  nodes: ReadonlyMap<object, JsonNode>,
  formats: readonly NamedFormat[],
  directory?: string,
): ApiSource[] | undefined {
  const sources = formats.flatMap(({ name }) => sourcesOf(name, owner, nodes, directory));
  return sources.length > 0 ? sources : undefined;
}

function sourcesOf(
  format: string,
  owner: object,
  nodes: ReadonlyMap<object, JsonNode>,
  directory: string | undefined,
): ApiSource[] {
  const value = (owner as Record<string, unknown>)[format] as
    | string
    | SourceObject
    | (string | SourceObject)[]
    | undefined;
  if (value === undefined) return [];
  const node = entryOf(nodes.get(owner), format)?.value;
  return [value].flat().flatMap((entry, index) => {
    const item = node?.type === 'array' ? node.items[index] : node;
    const span = (entryOf(item, 'source')?.value ?? item)?.span;
    const location = span && locationOf(span);
    const given: SourceObject = typeof entry === 'string' ? { source: entry } : entry;
    if (!given.source) return [];
    return [{ directory, ...given, format, source: given.source, location }];
  });
}
