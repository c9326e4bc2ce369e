/** The specifications of API pages that the navigation names. */
import { parseChannelText, parseOperationText } from '../../core/addresses/operation-text.js';
import type { ApiSource, NavItem, NavSection, PageMeta } from '../../core/model/types.js';

/** All specifications that a section of the navigation names, in order. */
export function navigationSources(section: NavSection): ApiSource[] {
  return [...namedBy(section), ...sourcesOf(section.items), ...section.children.flatMap(navigationSources)];
}

function namedBy({ sources = [], lookups = [] }: Pick<NavSection, 'sources' | 'lookups'>): ApiSource[] {
  return [...sources, ...lookups];
}

function sourcesOf(items: readonly NavItem[]): ApiSource[] {
  return items.flatMap((item) => {
    if (item.type === 'group') return [...namedBy(item), ...sourcesOf(item.items)];
    const { operation, location } = item;
    if (!operation) return [];
    const { entry, sources, format } = operation;
    const source = format === 'asyncapi' ? parseChannelText(entry).source : parseOperationText(entry)?.source;
    return source === undefined ? [...sources] : [{ source, location, ...(format && { format }) }];
  });
}

/** Whether the front matter of a page names a part of an API. */
export function namesPart(meta: PageMeta): boolean {
  return ['openapi', 'openapi-schema', 'asyncapi', 'graphql'].some((key) => typeof meta[key] === 'string');
}

/** Whether the navigation names operations or specifications. */
export function hasApiEntries({ sources, items, children }: NavSection): boolean {
  return sources !== undefined || hasEntries(items) || children.some(hasApiEntries);
}

function hasEntries(items: readonly NavItem[]): boolean {
  return items.some((item) =>
    item.type === 'page' ? item.operation !== undefined : item.sources !== undefined || hasEntries(item.items),
  );
}
