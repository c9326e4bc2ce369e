/** The specifications of API pages that the navigation and front matter name. */
import type { ApiSource, NavGroup, NavPage, NavSection, PageMeta } from '../../core/model/types.js';
import type { ApiFormat } from './api-format.js';

type SourceOwner = Pick<NavSection, 'sources' | 'lookups'> & Pick<NavPage, 'operation' | 'location'>;

/** Everything in the navigation that may name specifications, in order. */
function* ownersIn(node: NavSection | NavGroup): Generator<SourceOwner> {
  yield node;
  for (const item of node.items) {
    if (item.type === 'group') yield* ownersIn(item);
    else yield item;
  }
  if ('children' in node) for (const child of node.children) yield* ownersIn(child);
}

/** All specifications that a section of the navigation names, in order. */
export function navigationSources(section: NavSection, formats: readonly ApiFormat[]): ApiSource[] {
  return [...ownersIn(section)].flatMap(({ sources = [], lookups = [], operation, location }) =>
    operation ? sourcesOf(operation, formats, location) : [...sources, ...lookups],
  );
}

/**
 * The sources in which an entry of the navigation is looked up: the specification that it names, or the sources of the
 * settings.
 */
export function sourcesOf(
  { entry, sources, format }: NonNullable<NavPage['operation']>,
  formats: readonly ApiFormat[],
  location?: ApiSource['location'],
): readonly ApiSource[] {
  const query = formats.find(({ name }) => name === format)!.parse(entry);
  const source = query && 'source' in query ? query.source : undefined;
  return source === undefined ? sources : [{ format, source, ...(location && { location }) }];
}

/** Whether the front matter of a page names a part of an API. */
export function namesPart(meta: PageMeta, formats: readonly ApiFormat[]): boolean {
  return formats.some(({ keys }) => keys.some((key) => typeof meta[key] === 'string'));
}

/** Formats of the parts and specifications that the navigation gives pages. */
export function navigationFormats(section: NavSection): Set<string> {
  const named = [...ownersIn(section)].flatMap(({ sources = [], operation }) => [operation ?? [], sources].flat());
  return new Set(named.map(({ format }) => format));
}
