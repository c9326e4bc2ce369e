import { describe, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { Report } from '../../core/errors/errors.js';
import type { NavSection, NavItem, Site } from '../../core/model/types.js';
import { readSite } from '../read/read-site.js';
import { settingsSchemas } from '../../site-build/settings.js';

const temporary = temporaryFolder();
let count = 0;

async function read(settings: Record<string, unknown>): Promise<{ site: Site; report: Report }> {
  const report = new Report();
  const root = writeFiles(`${temporary}/${++count}`, { 'docs.json': { name: 'Site', ...settings } });
  const site = await readSite(root, report, settingsSchemas);
  expect(report.errors).toEqual([]);
  return { site: site!, report };
}

/** The tree as indented lines. */
function outline(section: NavSection, indent = ''): string[] {
  const link = section.href ? ` → ${section.href}` : '';
  const flags = `${section.isDefault ? ' default' : ''}${section.hidden ? ' hidden' : ''}`;
  return [
    `${indent}${section.kind}${section.label ? ` ${section.label}` : ''}${link}${flags}`,
    ...outlineItems(section.items, `${indent}  `),
    ...section.children.flatMap((child) => outline(child, `${indent}  `)),
  ];
}

function outlineItems(items: readonly NavItem[], indent: string): string[] {
  return items.flatMap((item) =>
    item.type === 'page'
      ? [`${indent}- ${item.path}`]
      : [
          `${indent}# ${item.title}${item.root ? ` → ${item.root}` : ''}${item.hidden ? ' hidden' : ''}`,
          ...outlineItems(item.items, `${indent}  `),
        ],
  );
}

async function treeOf(settings: Record<string, unknown>): Promise<string> {
  return `\n${outline((await read(settings)).site.navigation).join('\n')}\n`;
}

describe('navigation of the newer schema', () => {
  test('groups and pages keep the order of the author; paths lose slash and extension', async () => {
    const tree = await treeOf({
      navigation: {
        pages: ['/index.mdx', './guides//install.md'],
        groups: [{ group: 'More', root: 'more/index', pages: [{ group: 'Deep', hidden: true, pages: ['a b/é'] }] }],
      },
    });
    expect(tree).toBe(`
root
  - index
  - guides/install
  # More → more/index
    # Deep hidden
      - a b/é
`);
  });

  test('sections nest in any order, and global entries are next to them', async () => {
    const page = { pages: ['index'] };
    const tree = await treeOf({
      navigation: {
        global: {
          anchors: [
            { anchor: 'Blog', href: 'https://example.com/blog' },
            { anchor: 'Changes', href: 'changelog' },
          ],
        },
        languages: [
          {
            language: 'en',
            default: true,
            versions: [{ version: 'v2', tabs: [{ tab: 'Guides', menu: [{ item: 'One', ...page }] }] }],
          },
          {
            language: 'cn',
            products: [
              {
                product: 'Core',
                dropdowns: [{ dropdown: 'API', anchors: [{ anchor: 'REST', hidden: true, ...page }] }],
              },
            ],
          },
        ],
      },
    });
    expect(tree).toBe(`
root
  language English default
    version v2
      tab Guides
        menu One
          - index
  language 中文
    product Core
      dropdown API
        anchor REST hidden
          - index
  anchor Blog → https://example.com/blog
  anchor Changes → /changelog
`);
  });

  test('operations know their specification; sections without pages have all of theirs', async () => {
    const { site, report } = await read({
      api: { openapi: '/default.json' },
      navigation: {
        groups: [
          {
            group: 'A',
            openapi: '/openapi.json',
            pages: [
              'index',
              'GET /users',
              'spec.json POST /users',
              'webhook created',
              { group: 'In', pages: ['GET /in'] },
            ],
          },
          { group: 'B', openapi: ['/other.json', { source: '/more.json', directory: 'more' }] },
          { group: 'C', pages: ['get /default'] },
        ],
      },
    });
    expect(report.warnings).toEqual([]);
    expect(site.navigation.items).toMatchObject([
      {
        items: [
          { path: 'index' },
          { operation: { entry: 'GET /users', sources: [{ source: '/openapi.json' }] } },
          { operation: { entry: 'spec.json POST /users' } },
          { operation: { entry: 'webhook created' } },
          { items: [{ operation: { entry: 'GET /in', sources: [{ source: '/openapi.json' }] } }] },
        ],
      },
      { items: [], sources: [{ source: '/other.json' }, { source: '/more.json', directory: 'more' }] },
      { items: [{ operation: { entry: 'get /default', sources: [{ source: '/default.json' }] } }] },
    ]);
  });

  test('channels and GraphQL schemas follow the listed pages, unless the list names channels', async () => {
    const { site } = await read({
      navigation: {
        groups: [
          { group: 'A', asyncapi: '/a.json', openapi: '/o.json', pages: ['index'] },
          { group: 'B', asyncapi: '/b.json', pages: ['c.json chat', 'index'] },
          { group: 'C', graphql: { source: 's.graphql', endpoint: 'https://a.example' }, pages: ['index'] },
        ],
      },
    });
    expect(site.navigation.items).toMatchObject([
      { items: [{ path: 'index' }], sources: [{ source: '/a.json', format: 'asyncapi' }] },
      { items: [{ operation: { entry: 'c.json chat', format: 'asyncapi', sources: [{ source: '/b.json' }] } }, {}] },
      { sources: [{ source: 's.graphql', format: 'graphql', endpoint: 'https://a.example' }] },
    ]);
    expect(site.navigation.items[1]).not.toHaveProperty('sources');
  });

  test('references of other tools are counted in one notice', async () => {
    const sdk = { format: 'typedoc', source: 'a.json' };
    const { report } = await read({
      navigation: {
        groups: [
          { group: 'A', sdk },
          { group: 'B', sdk, pages: ['index'] },
        ],
      },
    });
    expect(report.warnings.filter(({ code }) => code === 'openapi-later')).toMatchObject([
      { message: '2 SDK references in the navigation are not shown.' },
    ]);
  });

  test('icons, tags and colors of every spelling', async () => {
    const { site } = await read({
      navigation: {
        groups: [{ group: 'A', icon: 'bolt', iconType: 'solid', tag: 'new', expanded: true, pages: ['index'] }],
        anchors: [
          {
            anchor: 'B',
            icon: { name: 'x', style: 'light', library: 'lucide' },
            color: { from: '#111', to: '#222' },
            href: '/b',
          },
        ],
      },
    });
    expect(site.navigation.items[0]).toMatchObject({
      icon: { name: 'bolt', type: 'solid' },
      tag: 'new',
      expanded: true,
    });
    expect(site.navigation.children[0]).toMatchObject({
      icon: { name: 'x', type: 'light', library: 'lucide' },
      color: { from: '#111', to: '#222' },
    });
  });
});

describe('navigation of the older schema', () => {
  const navigation = [
    { group: 'Start', pages: ['introduction', 'api/overview'] },
    { group: 'API', pages: [{ group: 'Users', pages: ['api/users/list', 'api/users/get'] }] },
    { group: 'Apiary', pages: ['apiary/honey'] },
  ];

  test('groups alone are the sidebar of the root', async () => {
    expect(await treeOf({ navigation: [{ group: '', pages: ['index'] }] })).toBe('\nroot\n  # \n    - index\n');
  });

  test('tabs take the pages below their folder; the rest is in the primary tab; links are links', async () => {
    const tabs = [
      { name: 'Reference', url: '/api/' },
      { name: 'Blog', url: 'https://example.com/blog' },
    ];
    const anchors = [{ name: 'Chat', url: 'https://example.com/chat' }];
    expect(await treeOf({ navigation, tabs, anchors, primaryTab: { name: 'Home' } })).toBe(`
root
  tab Home
    # Start
      - introduction
    # Apiary
      - apiary/honey
    anchor Chat → https://example.com/chat
  tab Reference
    # Start
      - api/overview
    # API
      # Users
        - api/users/list
        - api/users/get
    anchor Chat → https://example.com/chat
  tab Blog → https://example.com/blog
`);
  });

  test('anchors take the pages below their folder, the longest prefix first; the top anchor takes the rest', async () => {
    const anchors = [
      { name: 'API', url: 'api' },
      { name: 'Chat', url: 'https://example.com' },
      { name: 'Users', url: 'api/users', isDefaultHidden: true },
    ];
    expect(await treeOf({ navigation, anchors })).toBe(`
root
  anchor Documentation
    # Start
      - introduction
    # Apiary
      - apiary/honey
  anchor API
    # Start
      - api/overview
  anchor Chat → https://example.com
  anchor Users hidden
    # API
      # Users
        - api/users/list
        - api/users/get
`);
  });

  test('a top anchor without its own pages links to the start page', async () => {
    const { site } = await read({
      navigation: [{ group: 'A', pages: ['docs/a'] }],
      anchors: [{ name: 'Docs', url: 'docs' }],
      topAnchor: { name: 'Home', icon: 'house' },
    });
    expect(site.navigation.children[0]).toMatchObject({ label: 'Home', icon: { name: 'house' }, href: '/' });
  });

  test('groups of a version are shown in it, and those without a version in all', async () => {
    const tree = await treeOf({
      versions: ['v2', { name: 'v1', default: true }, { name: 'old', url: 'https://old.example.com' }],
      navigation: [
        { group: 'New', version: 'v2', pages: ['v2/index', { group: 'Inner', pages: ['v2/inner'] }] },
        { group: 'Old', version: 'v1', pages: ['v1/index'] },
        { group: 'Shared', pages: ['shared'] },
      ],
      tabs: [
        { name: 'Two', url: 'v2/inner' },
        { name: 'Only one', url: 'https://example.com', version: 'v1' },
      ],
    });
    expect(tree).toBe(`
root
  version v2
    tab Documentation
      # New
        - v2/index
      # Shared
        - shared
    tab Two
      # New
        # Inner
          - v2/inner
  version v1 default
    tab Documentation
      # Old
        - v1/index
      # Shared
        - shared
    tab Only one → https://example.com
  version old → https://old.example.com
`);
  });

  test('versions with a locale are languages', async () => {
    const { site } = await read({
      versions: [{ name: 'Deutsch', locale: 'de' }],
      navigation: [{ group: 'A', pages: ['a'] }],
    });
    expect(site.navigation.children).toMatchObject([{ kind: 'language', label: 'Deutsch', code: 'de' }]);
  });
});
