/** Turns `navigation` of docs.json into the tree of divisions. */
import type { Division, DivisionKind } from '../../site/types.js';
import type { DivisionNode } from '../schema/navigation-v2.js';
import { toAnchorColor, toIcon } from './icon.js';
import { languageCode, languageName } from './language.js';
import type { PageLists } from './page-list.js';
import { rootAbsolute } from './page-path.js';

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
  const href = node.href ?? node.url;
  const division: Division = {
    kind,
    label: kind === 'language' ? languageName(name) : name,
    code: kind === 'language' ? languageCode(name) : undefined,
    icon: toIcon(node.icon, node.iconType),
    description: node.description,
    tag: node.tag,
    color: toAnchorColor(node.color),
    href: href ? rootAbsolute(href) : undefined,
    isDefault: node.default,
    hidden: node.hidden ?? false,
    children: childrenOf(node, pages),
    items: itemsOf(node, pages),
  };
  const isEmpty = division.children.length === 0 && !node.pages?.length && !node.groups?.length;
  if (isEmpty && (node.openapi ?? node.asyncapi ?? node.graphql ?? node.sdk)) pages.skipSpecification(node);
  return division;
}

/** What is `global` stands beside the divisions that it is meant for all of. */
function childrenOf(node: DivisionNode, pages: PageLists): Division[] {
  const children = lists.flatMap(([list, kind, name]) => (node[list] ?? []).map((child) => toDivision(child, kind, child[name] ?? '', pages)));
  return node.global ? [...children, ...childrenOf(node.global, pages)] : children;
}

/** Pages and groups in the order in which the author wrote the two keys. */
function itemsOf(node: DivisionNode, pages: PageLists): Division['items'] {
  return Object.keys(node).flatMap((key) => {
    if (key === 'root' && node.root) return pages.items([node.root]);
    if (key === 'pages') return pages.items(node.pages);
    return key === 'groups' ? pages.groups(node.groups) : [];
  });
}
