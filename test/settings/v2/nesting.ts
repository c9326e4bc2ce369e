/** The possible content of a section of each kind: each other kind, groups, pages, and global sections in it. */
import { allKinds, innerKinds, menuItem, named, navigationOf, type SectionKind, type Node } from '../section-kinds.js';
import type { SettingCase } from '../setting-case.js';
import type { Facts } from '../../browser/page-facts.js';

/** One section with one kind of content, and the expected facts about its page `KEY`. */
interface Content {
  key: string;
  node: Node;
  facts: Facts;
}

export const cases: SettingCase[] = allKinds.map((outer) => {
  const contents = contentsOf(outer);
  return {
    key: contents.map(({ key }) => `${outer.scope}.${key}`),
    shows: 'sections of every kind can stand in it, groups and pages, and what is global in it',
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

function contentsOf(outer: SectionKind): Content[] {
  const inner = [...innerKinds, ...(['tab', 'product'].includes(outer.scope) ? [menuItem] : [])];
  return [
    ...inner.map((kind) => dividedInto(kind, outer)),
    {
      key: 'groups',
      node: { groups: [{ group: 'Group', pages: ['groups', 'guide'] }] },
      facts: {
        '#sidebar-content .sidebar-title': 'Group',
        '#sidebar-content li > a[aria-current=page]@href': ['/groups/'],
      },
    },
    {
      key: 'pages',
      node: { pages: ['pages', 'guide'] },
      facts: { '#sidebar-content p': 0, '#pagination a@href': ['/guide/'] },
    },
    {
      key: 'global',
      node: { pages: ['global'], global: { anchors: [{ anchor: 'Forum', href: 'https://forum.example' }] } },
      facts: { '.nav-anchors a[href="https://forum.example"]': 'Forum' },
    },
    {
      key: 'root',
      node: { pages: ['guide'], root: 'root' },
      facts: { [`${outer.choices}[href="/root/"]`]: 1, '#pagination a@href': ['/guide/'] },
    },
    {
      key: 'directory',
      node: { directory: 'card', groups: [{ group: 'Group', root: 'directory', pages: ['guide'] }] },
      facts: { '.octavo-directory[data-look=card] a@href': ['/guide/'] },
    },
  ];
}

function dividedInto(kind: SectionKind, outer: SectionKind): Content {
  const { list } = kind;
  // The menu of a product is a drop-down menu of its own; the menu of a tab opens from the tab.
  const choices = kind === menuItem && outer.scope === 'product' ? '[data-kind=menu] a' : kind.choices;
  return {
    key: list,
    node: { [list]: named(kind, [{ pages: [list] }, { pages: ['guide'] }]) },
    facts: {
      [`${choices}[href="/guide/"]`]: kind.labels[1]!,
      [`${choices}[href="/${list}/"][aria-current]`]: outer.choices === choices ? 2 : 1,
    },
  };
}
