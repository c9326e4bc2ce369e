/** Groups of pages. */
import type { SettingCase } from '../setting-case.js';

/** Settings with the group inside another. */
function inGroup(group: Record<string, unknown>): Record<string, unknown> {
  return { navigation: { groups: [{ group: 'Start', pages: ['index', group] }] } };
}

export const cases: SettingCase[] = [
  {
    key: ['group.group', 'group.pages'],
    shows: 'a group has its heading and pages',
    config: { navigation: { groups: [{ group: 'First', pages: ['index', 'guide'] }] } },
    see: (reader) =>
      reader.facts('index.html', {
        '#sidebar-content .sidebar-title': 'First',
        '#sidebar-content li > a': ['Welcome', 'Guide'],
      }),
  },
  {
    key: ['group.root', 'group.directory'],
    shows: 'the heading leads to the root page, which lists what the group holds',
    config: inGroup({ group: 'Inner', root: 'guide', directory: 'card', pages: ['api/users'] }),
    see: (reader) =>
      reader.facts('guide/index.html', {
        '#sidebar-content li:has(> button) > a@href': ['/guide/'],
        '.octavo-directory[data-look=card] a > span': 'Users',
      }),
  },
  {
    key: 'group.expanded',
    shows: 'a group inside a group is open from the start',
    config: inGroup({ group: 'Inner', expanded: true, pages: ['guide'] }),
    see: (reader) => reader.facts('index.html', { '#sidebar-content [aria-expanded=true]': 1 }),
  },
  {
    key: 'group.hidden',
    shows: 'a hidden group is not in the sidebar, and its pages are not indexed',
    config: inGroup({ group: 'Inner', hidden: true, pages: ['guide'] }),
    see: async (reader) => {
      await reader.facts('index.html', { '#sidebar-content button': 0 });
      await reader.facts('guide/index.html', { 'meta[name=robots]@content': ['noindex'] });
    },
  },
  {
    key: 'group.icon',
    shows: 'icons can be pictures of the site and of other hosts',
    config: {
      navigation: {
        groups: [
          { group: 'One', icon: '/images/logo.png', pages: ['index'] },
          { group: 'Two', icon: 'https://icons.example/two.svg', pages: ['guide'] },
        ],
      },
    },
    files: { 'images/logo.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47]) },
    see: (reader) =>
      reader.facts('index.html', {
        '#sidebar-content .sidebar-title img@src': ['/images/logo.png', 'https://icons.example/two.svg'],
      }),
  },
  {
    key: ['navigation.pages', 'navigation.groups'],
    shows: 'a page that stands alone and in a group has one entry, in the group',
    config: {
      navigation: { pages: ['index', 'api/users'], groups: [{ group: 'Start', pages: ['index', 'guide'] }] },
    },
    see: (reader) =>
      reader.facts('index.html', {
        '#sidebar-content li > a@href': ['/api/users/', '/', '/guide/'],
        '#sidebar-content [aria-current=page]': 1,
      }),
  },
];
