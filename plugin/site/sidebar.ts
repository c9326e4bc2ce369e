/** The tree beside the content, made once for each division. */
import { isUrl, rootAbsolute } from './page-path.js';
import type { IconRef, NavItem, PageEntry, PageMeta, SidebarItem } from './types.js';

type Pages = ReadonlyMap<string, PageEntry>;

/** Entries of `items` that have a page and are not hidden; groups without any are left out. */
export function sidebarOf(items: readonly NavItem[], pages: Pages): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'page') {
      const page = pages.get(item.path);
      return page && !page.meta.hidden ? [{ ...pageItem(page), versions: item.versions }] : [];
    }
    if (item.hidden) return [];
    const inside = sidebarOf(item.items, pages);
    const root = item.root === undefined ? undefined : pages.get(item.root);
    if (inside.length === 0 && !root) return [];
    const { title, icon, tag, expanded, versions } = item;
    const heading = { title, icon, tag, href: root && hrefOf(root), path: root?.path };
    return [{ type: 'group', ...heading, versions, expanded, items: inside }];
  });
}

/** The short name of a page in the navigation. */
export function navigationTitle({ meta }: PageEntry): string {
  return meta.sidebarTitle || meta.title;
}

/** Where the navigation leads for a page: its route, or its `url`. */
export function hrefOf({ meta, route }: PageEntry): string {
  return meta.url ? rootAbsolute(meta.url) : route;
}

function pageItem(page: PageEntry): SidebarItem & { type: 'page' } {
  const { meta } = page;
  return {
    type: 'page',
    path: page.path,
    title: navigationTitle(page),
    href: hrefOf(page),
    icon: iconOf(meta),
    tag: meta.tag,
    method: methodOf(meta),
    deprecated: meta.deprecated === true,
    external: meta.url !== undefined && isUrl(meta.url),
  };
}

function iconOf({ icon, iconType }: PageMeta): IconRef | undefined {
  return typeof icon === 'string' && icon !== '' ? { name: icon, type: iconType } : undefined;
}

/** The HTTP method of `openapi: spec.json GET /users` or `api: GET https://…`. */
function methodOf({ openapi, api }: PageMeta): string | undefined {
  const source = openapi ?? api;
  const method =
    typeof source === 'string'
      ? /(?:^|\s)(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)\s/i.exec(source)?.[1]
      : undefined;
  return method?.toUpperCase();
}
