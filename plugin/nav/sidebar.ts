/** Creates the sidebar tree, once per section. */
import { pathAddress } from '../addresses/addresses.js';
import { parseOperationText } from '../addresses/operation-text.js';
import { isUrl, linkRoute } from '../addresses/page-path.js';
import { navigationTitle } from '../load/addresses/page-title.js';
import type { IconRef, NavGroup, NavItem, PageEntry, PageMeta } from '../core/model/types.js';
import type { SidebarItem } from './page-navigation.js';

type Pages = ReadonlyMap<string, PageEntry>;

/**
 * Entries of `items` that have a page and are not hidden. Groups without entries are skipped, and groups without a name
 * only show their entries. `drilldown`: whether a nested group links to its first page (`true`) or has no link
 * (`false`; its root page is then its first entry). Default: it links to its root page.
 */
export function sidebarOf(items: readonly NavItem[], pages: Pages, drilldown?: boolean, level = 0): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'group') return item.hidden ? [] : groupItems(item, pages, drilldown, level);
    const page = pages.get(item.path);
    return page && !page.meta.hidden ? [pageItem(page)] : [];
  });
}

function groupItems(group: NavGroup, pages: Pages, drilldown: boolean | undefined, level: number): SidebarItem[] {
  const root = group.root === undefined ? undefined : pages.get(group.root);
  const hasTitle = group.title !== '';
  const inside = sidebarOf(group.items, pages, drilldown, hasTitle ? level + 1 : level);
  if (!hasTitle) return root ? [pageItem(root), ...inside] : inside;
  if (inside.length === 0 && !root) return [];
  const { title, icon, tag, expanded } = group;
  const entry = { type: 'group' as const, title, icon, tag, expanded };
  const isNested = level > 0;
  if (!root) return [{ ...entry, href: isNested && drilldown ? firstHref(inside) : undefined, items: inside }];
  if (isNested && drilldown === false) return [{ ...entry, items: [pageItem(root), ...inside] }];
  return [{ ...entry, href: hrefOf(root), path: root.path, items: inside }];
}

function firstHref(items: readonly SidebarItem[]): string | undefined {
  const [first] = items;
  return first?.type === 'group' ? (first.href ?? firstHref(first.items)) : first?.href;
}

/** The target of a page's navigation entry: the address of its route, or its `url`. */
export function hrefOf({ meta, route }: PageEntry): string {
  return meta.url ? linkRoute(meta.url) : pathAddress(route);
}

function pageItem(page: PageEntry): SidebarItem & { type: 'page' } {
  const { meta } = page;
  return {
    type: 'page',
    path: page.path,
    title: navigationTitle(page),
    ...(meta.description ? { description: meta.description } : {}),
    href: hrefOf(page),
    icon: iconOf(meta),
    tag: meta.tag,
    method: meta['hideApiMarker'] === true ? undefined : methodOf(page),
    deprecated: meta.deprecated === true,
    external: meta.url !== undefined && isUrl(meta.url),
  };
}

function iconOf({ icon, iconType, iconLibrary }: PageMeta): IconRef | undefined {
  if (typeof icon !== 'string' || icon === '') return undefined;
  return { name: icon, type: iconType, ...(iconLibrary && { library: iconLibrary }) };
}

/** `WEBHOOK`, or the HTTP method of `openapi: spec.json GET /users` or `api: GET https://…`; otherwise the label of the part that the page documents. */
export function methodOf({ api: reference, meta: { openapi, api } }: PageEntry): string | undefined {
  const text = openapi ?? api;
  const operation = typeof text === 'string' ? parseOperationText(text) : undefined;
  if (operation?.kind === 'webhook') return 'WEBHOOK';
  return (operation ? operation.method : reference?.label) || undefined;
}
