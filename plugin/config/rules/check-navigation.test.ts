import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Report } from '../../core/errors/errors.js';
import type { Site } from '../../core/model/types.js';
import { readSite } from '../read/read-site.js';
import { settingsSchemas } from '../../site-build/settings.js';

async function read(navigation: object): Promise<{ site: Site; report: Report }> {
  const root = mkdtempSync(join(tmpdir(), 'octavo-navigation-'));
  writeFileSync(join(root, 'docs.json'), JSON.stringify({ name: 'A', navigation }));
  const report = new Report();
  const site = (await readSite(root, report, settingsSchemas))!;
  rmSync(root, { recursive: true, force: true });
  return { site, report };
}

const versions = [{ version: 'v2', pages: ['index'] }];
const tabs = [{ tab: 'Guides', pages: ['guide'] }];
const anchors = [{ anchor: 'Blog', href: 'https://example.com' }];

test.each([
  [{ tabs, versions }, ['version'], ['navigation has both "versions" and "tabs"; "tabs" is not shown.']],
  [{ anchors, tabs }, ['tab'], ['navigation has both "tabs" and "anchors"; "anchors" is not shown.']],
  [{ tabs, global: { anchors } }, ['tab', 'anchor'], []],
])(
  'of several kinds of sections one is shown, and the others are reported: %j',
  async (navigation, kinds, messages) => {
    const { site, report } = await read(navigation);
    expect(site.navigation.children.map(({ kind }) => kind)).toEqual(kinds);
    expect(report.warnings.map(({ message }) => message)).toEqual(messages);
  },
);

test('inside a section its kind decides the order of precedence', async () => {
  const { site, report } = await read({ tabs: [{ tab: 'A', dropdowns: [{ dropdown: 'D', pages: ['d'] }], versions }] });
  expect(site.navigation.children[0]!.children.map(({ kind }) => kind)).toEqual(['version']);
  expect(report.warnings[0]!.message).toContain('navigation.tabs[0] has both "versions" and "dropdowns"');
});

test.each([
  ['warnings', { tabs: [{ tab: 'A' }] }],
  ['warnings', { groups: [{ group: 'A', expanded: 'yes', pages: ['b'] }] }],
  ['notices', { groups: [{ group: 'A', collapsed: 'yes', pages: ['b'] }] }],
] as const)(
  'the navigation is complete without what is empty or has no content: %s for %j',
  async (level, navigation) => {
    const { report } = await read(navigation);
    expect(report.errors).toEqual([]);
    expect(report[level].length).toBeGreaterThan(0);
  },
);

test.each([[{}], [{ groups: [] }], [{ groups: 'index' }], [{ tabs: [{ name: 3 }] }]])(
  'a navigation without any entry is an error: %j',
  async (navigation) => {
    const { report } = await read(navigation);
    expect(report.errors.length).toBeGreaterThan(0);
  },
);

test('a section with `url` and pages shows the pages; with `href` it is a link', async () => {
  const pages = ['guide'];
  const { site, report } = await read({
    tabs: [
      { tab: 'A', url: 'guide', pages },
      { tab: 'B', url: '/guide/index' },
      { tab: 'C', href: '/guide', pages },
    ],
  });
  expect(site.navigation.children.map(({ href }) => href)).toEqual([undefined, '/guide', '/guide']);
  const unneeded = 'navigation.tabs[0].url has no effect beside "pages".';
  expect(report.notices.filter(({ message }) => message.includes('.url'))).toMatchObject([{ message: unneeded }]);
  expect(report.warnings.map(({ code }) => code)).toEqual(['navigation-link']);
});
