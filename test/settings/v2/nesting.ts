/** What a division of each kind can hold: each other kind, groups, pages, and what is global in it. */
import {
  allKinds,
  innerKinds,
  menuItem,
  named,
  navigationOf,
  type DivisionKind,
  type Node,
} from '../division-kinds.js';
import type { SettingCase } from '../setting-case.js';
import type { Facts } from '../../browser/page-facts.js';

/** One division that holds one thing, and what its page `KEY` then shows. */
interface Content {
  key: string;
  node: Node;
  facts: Facts;
}

export const cases: SettingCase[] = allKinds.map((outer) => {
  const contents = contentsOf(outer);
  return {
    key: contents.map(({ key }) => `${outer.scope}.${key}`),
    shows: 'divisions of every kind can stand in it, groups and pages, and what is global in it',
    config: {
      navigation: navigationOf(
        outer,
        contents.map(({ node }) => node),
      ),
    },
    files: Object.fromEntries(contents.map(({ key }) => [`${key}.mdx`, '---\ntitle: First\n---\n\nWords.\n'])),
    see: async (reader) => {
      for (const { key, facts } of contents) await reader.facts(`${key}/index.html`, facts);
    },
  };
});

function contentsOf(outer: DivisionKind): Content[] {
  const inner = [...innerKinds, ...(['tab', 'product'].includes(outer.scope) ? [menuItem] : [])];
  return [
    ...inner.map((kind) => dividedInto(kind, outer)),
    {
      key: 'groups',
      node: { groups: [{ group: 'Group', pages: ['groups', 'guide'] }] },
      facts: { '#sidebar-content > p': 'Group', '#sidebar-content li > a[aria-current=page]@href': ['/groups'] },
    },
    {
      key: 'pages',
      node: { pages: ['pages', 'guide'] },
      facts: { '#sidebar-content p': 0, '#pagination a@href': ['/guide'] },
    },
    {
      key: 'global',
      node: { pages: ['global'], global: { anchors: [{ anchor: 'Forum', href: 'https://forum.example' }] } },
      facts: { '.anchors a[href="https://forum.example"]': 'Forum' },
    },
    {
      key: 'root',
      node: { pages: ['guide'], root: 'root' },
      facts: { [`${outer.choices}[href="/root"]`]: 1, '#pagination a@href': ['/guide'] },
    },
    {
      key: 'directory',
      node: { directory: 'card', groups: [{ group: 'Group', root: 'directory', pages: ['guide'] }] },
      facts: { '.directory[data-look=card] a@href': ['/guide'] },
    },
  ];
}

function dividedInto(kind: DivisionKind, outer: DivisionKind): Content {
  const { list } = kind;
  // The menu of a product is a drop-down menu of its own; that of a tab opens from the tab.
  const choices = kind === menuItem && outer.scope === 'product' ? '[data-kind=menu] .menu a' : kind.choices;
  return {
    key: list,
    node: { [list]: named(kind, [{ pages: [list] }, { pages: ['guide'] }]) },
    facts: {
      [`${choices}[href="/guide"]`]: kind.labels[1]!,
      [`${choices}[href="/${list}"][aria-current]`]: outer.choices === choices ? 2 : 1,
    },
  };
}
