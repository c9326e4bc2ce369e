/** The specifications that a node of the settings names. */
import type { ApiFormat, ApiSource } from '../../../core/model/types.js';
import { locationOf, type JsonNode } from '../../read/json-tree.js';

/** A node that may name specifications: one, several, or with the folder of the generated pages. */
export interface SourceOwner {
  openapi?: unknown;
  asyncapi?: unknown;
  graphql?: unknown;
}

interface SourceObject {
  source?: string;
  directory?: string;
  overlays?: string[];
  endpoint?: string;
}

const formats: readonly ApiFormat[] = ['openapi', 'asyncapi', 'graphql'];

/** The specifications of `owner`; `undefined` without any. `directory`: the default for each of them. */
export function apiSources(
  owner: SourceOwner,
  nodes: ReadonlyMap<object, JsonNode>,
  directory?: string,
): ApiSource[] | undefined {
  const sources = formats.flatMap((format) => sourcesOf(format, owner, nodes, directory));
  return sources.length > 0 ? sources : undefined;
}

function sourcesOf(
  format: ApiFormat,
  owner: SourceOwner,
  nodes: ReadonlyMap<object, JsonNode>,
  directory: string | undefined,
): ApiSource[] {
  const value = owner[format] as string | SourceObject | (string | SourceObject)[] | undefined;
  if (value === undefined) return [];
  const node = entryOf(nodes.get(owner), format);
  return [value].flat().flatMap((entry, index) => {
    const item = node?.type === 'array' ? node.items[index] : node;
    const span = (entryOf(item, 'source') ?? item)?.span;
    const location = span && locationOf(span);
    const given: SourceObject = typeof entry === 'string' ? { source: entry } : entry;
    if (!given.source) return [];
    return [{ directory, ...given, ...(format !== 'openapi' && { format }), source: given.source, location }];
  });
}

function entryOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.type === 'object' ? node.entries.get(key)?.value : undefined;
}
