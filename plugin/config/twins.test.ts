/** A site with the `mint.json` schema and with the `docs.json` schema has the same navigation. */
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../test/cli/temporary-folder.js';
import { compareSchemas } from '../../test/fixtures/compare-schemas.js';
import type { V1Settings } from '../../test/fixtures/v2-settings.js';

const group = (name: string, ...pages: unknown[]): { group: string; pages: string[] } => ({
  group: name,
  pages: pages as string[],
});
const nested = [
  group('Start', 'index', 'install', group('More', 'more/a', group('Deep', 'more/b'))),
  { ...group('Endpoints', 'api/users', 'api/teams'), icon: 'bolt' },
  group('Guides', 'guides/one', 'guides/sdk/two', 'install-later'),
];
const own: [string, V1Settings][] = [
  ['groups alone', { navigation: nested }],
  [
    'tabs',
    {
      navigation: nested,
      tabs: [
        { name: 'API', url: 'api' },
        { name: 'Blog', url: 'https://example.com' },
      ],
    },
  ],
  [
    'a tab inside of another',
    {
      navigation: nested,
      tabs: [
        { name: 'Guides', url: 'guides' },
        { name: 'SDK', url: 'guides/sdk' },
      ],
      primaryTab: { name: 'Home' },
    },
  ],
  [
    'anchors',
    {
      navigation: nested,
      anchors: [
        { name: 'API', icon: 'code', url: 'api' },
        { name: 'Blog', url: 'https://example.com' },
      ],
    },
  ],
  [
    'a top anchor',
    { navigation: nested, topAnchor: { name: 'All', icon: 'star' }, anchors: [{ name: 'API', url: 'api' }] },
  ],
  [
    'tabs and links',
    {
      navigation: nested,
      tabs: [{ name: 'API', url: 'api' }],
      anchors: [
        { name: 'Chat', url: 'https://example.com/chat' },
        { name: 'Blog', url: 'https://example.com' },
      ],
    },
  ],
  [
    'versions',
    {
      versions: ['v2', 'v1'],
      tabs: [{ name: 'API', url: 'api', version: 'v2' }],
      navigation: [
        { ...nested[0]!, version: 'v2' },
        { ...nested[1]!, version: 'v2' },
        { ...nested[2]!, version: 'v1' },
      ],
    },
  ],
];
const pages = [
  'index',
  'install',
  'more/a',
  'more/b',
  'api/users',
  'api/teams',
  'guides/one',
  'guides/sdk/two',
  'install-later',
];

test.each(own)('%s look the same in both forms', async (_, older) => {
  const root = writeFiles(temporaryFolder(), Object.fromEntries(pages.map((page) => [`${page}.mdx`, `# ${page}\n`])));
  expect((await compareSchemas(root, { name: 'x', ...older })).toSorted()).toEqual(pages.toSorted());
});
