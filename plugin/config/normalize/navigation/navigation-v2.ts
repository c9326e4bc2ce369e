/** Converts `navigation` of docs.json to the section tree. */
import { searchOf } from '../search.js';
import type { NavSection, NavSectionKind, NavItem } from '../../../core/model/types.js';
import type { SectionNode } from '../../schema/navigation/navigation-input.js';
import { toAnchorColor, toIcon } from '../icon.js';
import { toBanner } from '../banner.js';
import { languageCode, languageName } from '../language.js';
import { toFooter, toNavbar } from '../links.js';
import { placedSources } from './api-sources.js';
import type { PageLists } from './page-list.js';
import { linkOf } from './section-link.js';
import { sectionLists } from './section-order.js';
import { linkRoute, pagePath } from '../../../addresses/page-path.js';

/** The lists that a section may contain, outermost kind first, with the name key of their entries. */
const lists = [
  ['languages', 'language', 'language'],
  ['versions', 'version', 'version'],
  ['products', 'product', 'product'],
  ['dropdowns', 'dropdown', 'dropdown'],
  ['tabs', 'tab', 'tab'],
  ['menu', 'menu', 'item'],
  ['anchors', 'anchor', 'anchor'],
] as const satisfies readonly (readonly [keyof SectionNode, NavSectionKind, keyof SectionNode])[];

/** The tree of sections; its root has kind `root`. */
export function navigationFromV2(navigation: SectionNode, pages: PageLists): NavSection {
  return toSection(navigation, 'root', '', pages);
}

function toSection(node: SectionNode, kind: NavSectionKind, name: string, pages: PageLists): NavSection {
  const section: NavSection = {
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
    ...searchOf(node),
    ...(node.directory && { directory: node.directory }),
    ...(node.root && { root: pagePath(node.root) }),
    ...overridesOf(node),
    children: pages.within(node, () => childrenOf(node, kind, pages)),
    items: pages.within(node, () => itemsOf(node, pages)),
  };
  const isGenerated = section.children.length === 0;
  if (isGenerated && node.sdk !== undefined) pages.skipSpecification(node);
  const named = pages.sourcesOf(node);
  const listed = [...(node.pages ?? []), ...(node.groups ?? [])];
  return { ...section, ...(isGenerated ? placedSources(named, listed, pages.formats) : named && { lookups: named }) };
}

function nameOf(kind: NavSectionKind, name: string): Pick<NavSection, 'label' | 'code'> {
  return kind === 'language' ? { label: languageName(name), code: languageCode(name) } : { label: name };
}

/** The overrides of a language. Missing parts come from the site. */
function overridesOf(node: SectionNode): Pick<NavSection, 'overrides'> {
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

function hrefOf(node: SectionNode): string | undefined {
  const address = linkOf({ ...node });
  return address === undefined ? undefined : linkRoute(address);
}

/** The sections of one kind; `global` entries are added to every section. */
function childrenOf(node: SectionNode, owner: NavSectionKind, pages: PageLists): NavSection[] {
  const ownList = lists.find(([, kind]) => kind === owner)?.[0] ?? 'navigation';
  const [chosen] = sectionLists(ownList, (list) => (node[list as (typeof lists)[number][0]] ?? []).length > 0);
  const children = sectionsOf(node, (list) => list === chosen, pages);
  return node.global ? [...children, ...sectionsOf(node.global, () => true, pages)] : children;
}

function sectionsOf(node: SectionNode, isShown: (list: string) => boolean, pages: PageLists): NavSection[] {
  return lists.flatMap(([list, kind, name]) => {
    const nodes: readonly SectionNode[] = isShown(list) ? (node[list] ?? []) : [];
    return nodes.map((child) => toSection(child, kind, child[name] ?? '', pages));
  });
}

/**
 * Pages and groups in the order of the two keys in the file, without duplicates: a page that is also in a group appears
 * in the group. The root page comes first, unless it is among the items.
 */
function itemsOf(node: SectionNode, pages: PageLists): NavSection['items'] {
  const groups = pages.items(node.groups);
  const beside = pages.items(node.pages).filter((item) => item.type === 'group' || !hasPage(groups, item.path));
  const keys = Object.keys(node);
  const items = keys.indexOf('groups') < keys.indexOf('pages') ? [...groups, ...beside] : [...beside, ...groups];
  const root = node.root ? pages.items([node.root])[0] : undefined;
  return root?.type === 'page' && !hasPage(items, root.path) ? [root, ...items] : items;
}

/** Whether the page is visible among the items. */
function hasPage(items: readonly NavItem[], path: string): boolean {
  return items.some((item) =>
    item.type === 'page' ? item.path === path : !item.hidden && (item.root === path || hasPage(item.items, path)),
  );
}
