/** Tabs and anchors that include pages by path prefix. */
import { expect } from 'vitest';
import { iconDrawing } from '../icon-drawing.js';
import type { SettingCase } from '../setting-case.js';

const files = {
  'lab/one.mdx': '---\ntitle: Lab\n---\n\nWords.\n',
  'den/one.mdx': '---\ntitle: Den\n---\n\nWords.\n',
};
const navigation = [{ group: 'Start', pages: ['index', 'guide', 'lab/one', 'den/one'] }];

export const cases: SettingCase[] = [
  {
    key: ['tabs[].iconType', 'anchors[].iconType', 'topAnchor.iconType'],
    shows: 'icons of tabs and anchors have the style',
    config: {
      navigation,
      tabs: [{ name: 'Lab', url: 'lab', icon: 'bell', iconType: 'regular' }],
      anchors: [{ name: 'Blog', url: 'https://blog.acme.example', icon: 'bell', iconType: 'regular' }],
      topAnchor: { icon: 'bell', iconType: 'regular' },
    },
    files,
    // The drawer of phones lists the tab, too.
    see: (reader) =>
      reader.facts('guide/index.html', { [`path[d="${iconDrawing('fontawesome/regular/bell')[0]}"]`]: 4 }),
  },
  {
    key: ['tabs[].name', 'tabs[].url', 'tabs[].icon', 'tabs[].isDefaultHidden'],
    shows: 'a tab has the pages below its folder; a hidden one is there only on its own pages',
    config: {
      navigation,
      tabs: [
        { name: 'Lab', url: 'lab', icon: 'flask' },
        { name: 'Den', url: 'den', isDefaultHidden: true },
      ],
    },
    files,
    see: async (reader) => {
      await reader.facts('guide/index.html', {
        '.nav-tabs-item': ['Documentation', 'Lab'],
        '.nav-tabs-item svg': 1,
        '#sidebar-content li > a': ['Welcome', 'Guide'],
      });
      await reader.facts('den/one/index.html', {
        '.nav-tabs-item': ['Documentation', 'Lab', 'Den'],
        '.nav-tabs-item[aria-current]': 'Den',
      });
    },
  },
  {
    key: ['primaryTab.name', 'primaryTab.isDefaultHidden'],
    shows: 'the tab of all other pages has a name, and can be hidden elsewhere',
    config: { navigation, tabs: [{ name: 'Lab', url: 'lab' }], primaryTab: { name: 'Home', isDefaultHidden: true } },
    files,
    see: async (reader) => {
      await reader.facts('guide/index.html', { '.nav-tabs-item': ['Home', 'Lab'] });
      await reader.facts('lab/one/index.html', { '.nav-tabs-item': 'Lab' });
    },
  },
  {
    key: ['anchors[].name', 'anchors[].url', 'anchors[].icon', 'anchors[].color', 'anchors[].isDefaultHidden'],
    shows:
      'an anchor has the pages below its folder, an icon and a color; a hidden one appears on a direct link to its pages',
    config: {
      navigation,
      anchors: [
        { name: 'Lab', url: 'lab', icon: 'flask', color: { from: '#112233', to: '#445566' } },
        { name: 'Den', url: 'den', icon: 'paw', isDefaultHidden: true },
        { name: 'Blog', url: 'https://blog.acme.example', icon: 'newspaper' },
      ],
    },
    files,
    see: async (reader) => {
      await reader.facts('guide/index.html', {
        '.nav-anchors a': ['Documentation', 'Lab', 'Blog'],
        '.nav-anchors a@href': ['/', '/lab/one/', 'https://blog.acme.example'],
        '.nav-anchors a > div svg': 3,
        '.nav-anchors a[href="/lab/one/"] > div@style':
          '--octavo-anchor:linear-gradient(135deg,#112233,#445566);--octavo-on-anchor:#ffffff',
      });
      const page = await reader.open('/den/one/');
      expect(await page.locator('.nav-anchors a').allInnerTexts()).toEqual(['Documentation', 'Lab', 'Den', 'Blog']);
      expect(await page.locator('.nav-anchors a[aria-current]').innerText()).toBe('Den');
      await reader.facts('den/one/index.html', { 'meta[name=robots]': 0 });
      expect(reader.file('llms.txt')).toContain('/den/one');
    },
  },
  {
    key: ['topAnchor.name', 'topAnchor.icon', 'topAnchor.color'],
    shows: 'the top anchor has its own name, icon and color',
    config: {
      navigation,
      topAnchor: { name: 'Home', icon: 'house', color: '#abcdef' },
      anchors: [{ name: 'Lab', url: 'lab', icon: 'flask' }],
    },
    files,
    see: async (reader) => {
      await reader.facts('guide/index.html', {
        '.nav-anchors a[aria-current]': 'Home',
        '.nav-anchors a[aria-current] > div@style':
          '--octavo-anchor:light-dark(#abcdef,#abcdef);--octavo-on-anchor:light-dark(#0b0d12,#0b0d12)',
      });
      const [, path = ''] =
        /aria-current="true"><div[^>]*><svg[^>]*><path d="([^"]+)"/.exec(reader.file('guide/index.html')) ?? [];
      const house = 'M277.8 8.6';
      expect(path.startsWith(house)).toBe(true);
    },
  },
];
