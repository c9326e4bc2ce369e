/** Pages that several versions share, where only one of them has tabs. */
import { expect, test } from 'vitest';
import { builtSite } from './browser/built-site.js';

const navigation = {
  versions: [
    {
      version: 'v1',
      tabs: [
        { tab: 'Guides', pages: ['guide'] },
        { tab: 'API', pages: ['api'] },
      ],
    },
    { version: 'v2', pages: ['guide', 'new'] },
  ],
};
const page = (title: string): string => `---\ntitle: ${title}\n---\n\nText.\n`;
const site = builtSite(
  {
    'docs.json': { name: 'Versions', theme: 'mint', colors: { primary: '#0D9373' }, navigation },
    ...Object.fromEntries(['guide', 'api', 'new'].map((name) => [`${name}.mdx`, page(name)])),
  },
  { viewport: { width: 1280, height: 720 } },
);

test('a version without tabs has no space for them', async () => {
  const opened = await site.open('guide/');
  const boxes = (): Promise<number[]> =>
    opened.evaluate(() =>
      ['#navbar', '#sidebar-content'].map((part) => {
        const { top, height } = document.querySelector(part)!.getBoundingClientRect();
        return part === '#navbar' ? height : top;
      }),
    );
  const [height, sidebar] = await boxes();
  await opened.evaluate(() => localStorage.setItem('octavo-version', 'v2'));
  await opened.reload();
  const [heightWithoutTabs, sidebarWithoutTabs] = await boxes();
  expect([sidebar, sidebarWithoutTabs]).toEqual([height, heightWithoutTabs]);
  expect(height! - heightWithoutTabs!).toBeGreaterThan(40);
});
