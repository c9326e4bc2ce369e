/** The specifications that a node of the settings names. */
import type { ApiSource } from '../../site/types.js';
import { locationOf, type JsonNode } from '../json-tree.js';

/** A node that may name specifications: one, several, or with the folder of the generated pages. */
export interface SourceOwner {
  openapi?: unknown;
}

interface SourceObject {
  source?: string;
  directory?: string;
  overlays?: string[];
}

/** The specifications of `owner`; `undefined` without any. `directory`: the default for each of them. */
export function apiSources(
  owner: SourceOwner,
  nodes: ReadonlyMap<object, JsonNode>,
  directory?: string,
): ApiSource[] | undefined {
  const { openapi } = owner;
  if (openapi === undefined) return undefined;
  const node = nodes.get(owner);
  const span = node?.type === 'object' ? node.entries.get('openapi')?.value.span : undefined;
  const location = span && locationOf(span);
  const sources = [openapi as string | SourceObject | (string | SourceObject)[]].flat().flatMap((entry) => {
    const given: SourceObject = typeof entry === 'string' ? { source: entry } : entry;
    if (!given.source) return [];
    return [{ directory, ...given, source: given.source, location }];
  });
  return sources.length > 0 ? sources : undefined;
}
