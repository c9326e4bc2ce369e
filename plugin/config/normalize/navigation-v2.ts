/** Turns `navigation` of docs.json into the tree of divisions. */
import type { Division, DivisionKind, NavItem } from '../../site/types.js';
import type { DivisionNode } from '../schema/navigation-nodes.js';
import { toAnchorColor, toIcon } from './icon.js';
import { toBanner } from './banner.js';
import { languageCode, languageName } from './language.js';
import { toFooter, toNavbar } from './links.js';
import { hasSpecification, type PageLists } from './page-list.js';
import { sectionLists } from './section-order.js';
import { pagePath, rootAbsolute } from '../../site/page-path.js';

/** The lists that a division may contain, outermost kind first, with the key that names an entry. */
const lists = [
  ['languages', 'language', 'language'],
  ['versions', 'version', 'version'],
  ['products', 'product', 'product'],
  ['dropdowns', 'dropdown', 'dropdown'],
  ['tabs', 'tab', 'tab'],
  ['menu', 'menu', 'item'],
  ['anchors', 'anchor', 'anchor'],
] as const satisfies readonly (readonly [keyof DivisionNode, DivisionKind, keyof DivisionNode])[];

/** The tree of divisions; its root has kind `root`. */
export function navigationFromV2(navigation: DivisionNode, pages: PageLists): Division {
  return toDivision(navigation, 'root', '', pages);
}

function toDivision(node: DivisionNode, kind: DivisionKind, name: string, pages: PageLists): Division {
  const division: Division = {
    kind,
    ...nameOf(kind, node.name ?? name),
    icon: toIcon(node.icon, node.iconType),
    description: node.description,
    tag: node.tag,
    align: node.align,
    color: toAnchorColor(node.color),
    href: hrefOf(node),
    isDefault: node.default,
    hidden: node.hidden ?? false,
    ...(node.directory && { directory: node.directory }),
    ...(node.root && { root: pagePath(node.root) }),
    ...overridesOf(node),
    children: childrenOf(node, kind, pages),
    items: itemsOf(node, pages),
  };
  const isEmpty = division.children.length === 0 && !node.pages?.length && !node.groups?.length;
  if (isEmpty && hasSpecification(node)) pages.skipSpecification(node);
  return division;
}

function nameOf(kind: DivisionKind, name: string): Pick<Division, 'label' | 'code'> {
  return kind === 'language' ? { label: languageName(name), code: languageCode(name) } : { label: name };
}

/** What a language has instead of what the site has: a part that is not given is that of the site. */
function overridesOf(node: DivisionNode): Pick<Division, 'overrides'> {
  const { navbar, footer, banner } = node;
  if (!navbar && !footer && !banner) return {};
  return {
    overrides: {
      ...(navbar && { navbar: toNavbar({ navbar }) }),
      ...(footer && { footer: toFooter({ footer }) }),
      ...(banner && { banner: toBanner({ banner }) }),
    },
  };
}

function hrefOf({ href, url }: DivisionNode): string | undefined {
  const address = href ?? url;
  return address ? rootAbsolute(address) : undefined;
}

/** The sections of one kind; `global` entries are added to every section. */
function childrenOf(node: DivisionNode, owner: DivisionKind, pages: PageLists): Division[] {
  const ownList = lists.find(([, kind]) => kind === owner)?.[0] ?? 'navigation';
  const [chosen] = sectionLists(ownList, (list) => (node[list as (typeof lists)[number][0]] ?? []).length > 0);
  const children = lists.flatMap(([list, kind, name]) =>
    list === chosen ? (node[list] ?? []).map((child) => toDivision(child, kind, child[name] ?? '', pages)) : [],
  );
  return node.global ? [...children, ...globalChildren(node.global, pages)] : children;
}

function globalChildren(node: DivisionNode, pages: PageLists): Division[] {
  return lists.flatMap(([list, kind, name]) =>
    (node[list] ?? []).map((child) => toDivision(child, kind, child[name] ?? '', pages)),
  );
}

/**
 * Pages and groups in the order in which the author wrote the two keys, each page once: one that a group has too stands in
 * its group. The root page comes first, unless it is among them.
 */
function itemsOf(node: DivisionNode, pages: PageLists): Division['items'] {
  const groups = pages.groups(node.groups);
  const beside = pages.items(node.pages).filter((item) => item.type === 'group' || !hasPage(groups, item.path));
  const keys = Object.keys(node);
  const items = keys.indexOf('groups') < keys.indexOf('pages') ? [...groups, ...beside] : [...beside, ...groups];
  const root = node.root ? pages.items([node.root])[0] : undefined;
  return root?.type === 'page' && !hasPage(items, root.path) ? [root, ...items] : items;
}

/** Whether the page is among the items where readers see it. */
function hasPage(items: readonly NavItem[], path: string): boolean {
  return items.some((item) =>
    item.type === 'page' ? item.path === path : !item.hidden && (item.root === path || hasPage(item.items, path)),
  );
}
