/** Versions, and navigation for one version only. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';
import type { SiteReader } from '../site-reader.js';

const files = {
  'old/start.mdx': '---\ntitle: Old start\n---\n\nOld words.\n',
  'new/start.mdx': '---\ntitle: New start\n---\n\nNew words.\n',
  'lab/one.mdx': '---\ntitle: Lab\n---\n\nLab words.\n',
};
const navigation = [
  { group: 'Both', pages: ['index', 'guide'] },
  { group: 'New', version: 'v2', pages: ['new/start'] },
  { group: 'Old', version: 'v1', pages: ['old/start', 'lab/one'] },
];

/** The visible navigation. */
async function shown({ page }: SiteReader): Promise<string[]> {
  return page
    .locator('#sidebar-content .sidebar-title, .nav-anchors a, .nav-tabs-item')
    .filter({ visible: true })
    .allInnerTexts();
}

async function chooseVersion({ page }: SiteReader, name: string): Promise<void> {
  await page.locator('octavo-switcher[data-kind=version] summary').click();
  await page.getByRole('link', { name, exact: true }).click();
}

export const cases: SettingCase[] = [
  {
    key: ['versions', 'group.version', 'tabs[].version', 'anchors[].version'],
    shows:
      'the chosen version filters groups, tabs and anchors; it is remembered; the own version of a page decides on it',
    config: {
      versions: ['v2', 'v1'],
      navigation,
      tabs: [{ name: 'Lab', url: 'lab', version: 'v1' }],
      anchors: [{ name: 'Forum', url: 'https://forum.example', icon: 'comments', version: 'v1' }],
      topAnchor: { name: 'All' },
    },
    files,
    see: async (reader) => {
      const page = await reader.open('/guide/');
      expect(await shown(reader)).toEqual(['All', 'Both', 'New']);
      await chooseVersion(reader, 'v1');
      expect(new URL(page.url()).pathname).toBe('/guide/');
      expect(await shown(reader)).toEqual(['Documentation', 'Lab', 'All', 'Forum', 'Both', 'Old']);
      expect(await page.locator('octavo-switcher summary > span').innerText()).toContain('v1');
      await reader.open('/');
      expect(await shown(reader)).toContain('Old');
      await reader.open('/new/start/');
      expect(await shown(reader)).toEqual(['All', 'Both', 'New']);
      await reader.open('/guide/');
      expect(await shown(reader)).toContain('New');
      await reader.open('/new/start/');
      await chooseVersion(reader, 'v1');
      await page.waitForURL('**/old/start/');
      expect(await shown(reader)).toContain('Old');
    },
  },
  {
    key: ['versions', 'group.version'],
    shows: 'without scripts a version leads to a page of its own, and each page shows its version',
    config: { versions: ['v2', 'v1'], navigation },
    files,
    see: async (reader) => {
      await reader.facts('guide/index.html', {
        'html@data-version': '0',
        'octavo-switcher a@href': ['/new/start/', '/old/start/'],
        '#pagination a[data-in="0"]': 'NextNew start',
        '#pagination a[data-in="1"]': 'NextOld start',
      });
      await reader.facts('old/start/index.html', { '#sidebar-content .sidebar-title': ['Both', 'Old'] });
      expect(reader.stylesheet()).toContain('[data-version="0"] [data-in]:not([data-in~="0"])');
    },
  },
  {
    key: ['versions[].name', 'versions[].label', 'versions[].default', 'versions[].url'],
    shows: 'a version has a label, can be the one for new readers, and can lead to another site',
    config: {
      navigation,
      versions: [
        { name: 'v2', label: 'Next' },
        { name: 'v1', label: 'Stable', default: true },
        { name: 'v0', url: 'https://old.example.com' },
      ],
    },
    files,
    see: (reader) =>
      reader.facts('index.html', {
        'octavo-switcher a': ['Next', 'Stable', 'v0'],
        'octavo-switcher a[href="https://old.example.com"]': 1,
        'html@data-version': '1',
      }),
  },
  {
    key: 'versions[].locale',
    shows: 'a version with a language is in the menu of languages, and its pages say their language',
    config: {
      navigation,
      versions: [
        { name: 'v2', label: 'English', locale: 'en' },
        { name: 'v1', label: 'Français', locale: 'fr' },
      ],
    },
    files,
    see: (reader) =>
      reader.facts('old/start/index.html', {
        'html@lang': 'fr',
        'octavo-switcher[data-kind=language] a': ['English', 'Français'],
      }),
  },
];
