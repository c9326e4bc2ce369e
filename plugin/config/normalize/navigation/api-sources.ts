/** The specifications that a node of the settings names. */
import { isChannelEntry, isOperationEntry } from '../../../addresses/page-path.js';
import type { ApiSource } from '../../../core/model/types.js';
import { entryOf, locationOf, type JsonNode } from '../../read/json-tree.js';

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

/** The settings that name the documents of a format, and parts of them in lists of pages. */
interface FormatSettings {
  /** Both the key of the settings and the name of the format. */
  name: keyof SourceOwner;
  /** Whether an entry in a list of pages names a part. */
  isEntry(entry: string): boolean;
  /** Whether a document beside a list of pages without such entries gets pages. Default: it is where entries are looked up. */
  isAlwaysListed?: boolean;
}

/** An entry belongs to the first format that it may name a part of. */
const formats: readonly FormatSettings[] = [
  { name: 'openapi', isEntry: isOperationEntry },
  { name: 'asyncapi', isEntry: isChannelEntry, isAlwaysListed: true },
  { name: 'graphql', isEntry: () => false, isAlwaysListed: true },
];

/** The format of an entry such as `GET /users`; `undefined` for the path of a page. */
export function formatOfEntry(entry: string): string | undefined {
  return formats.find(({ isEntry }) => isEntry(entry))?.name;
}

/** The sources that have their pages generated after the pages that the author lists. */
export function generatedSources(
  sources: readonly ApiSource[] | undefined,
  pages: readonly unknown[] | undefined,
): readonly ApiSource[] | undefined {
  if (!pages?.length || !sources) return sources;
  const named = new Set(pages.map((page) => (typeof page === 'string' ? formatOfEntry(page) : undefined)));
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

/** The specifications of `owner`; `undefined` without any. `directory`: the default for each of them. */
export function apiSources(
  owner: SourceOwner,
  nodes: ReadonlyMap<object, JsonNode>,
  directory?: string,
): ApiSource[] | undefined {
  const sources = formats.flatMap(({ name }) => sourcesOf(name, owner, nodes, directory));
  return sources.length > 0 ? sources : undefined;
}

function sourcesOf(
  format: keyof SourceOwner,
  owner: SourceOwner,
  nodes: ReadonlyMap<object, JsonNode>,
  directory: string | undefined,
): ApiSource[] {
  const value = owner[format] as string | SourceObject | (string | SourceObject)[] | undefined;
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
