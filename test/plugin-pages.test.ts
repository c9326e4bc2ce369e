/** Plugins make pages, which are pages like others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Plugin } from '../plugin/plugins/plugin.js';
import type { NewPage } from '../plugin/plugins/views.js';
import { buildSite } from '../plugin/site-build/build-site.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const settings = {
  name: 'Acme',
  navigation: { groups: [{ group: 'Start', pages: ['index', 'listed', 'folder/*'] }] },
};
const page = (title: string, text = 'Text.'): string => `---\ntitle: ${title}\n---\n\n${text}\n`;

/** Builds a site with a plugin that makes the pages. Problems as `CODE FILE:LINE MESSAGE HINT`. */
async function build(pages: Plugin['pages'], more: Partial<Plugin> = {}, files: Record<string, unknown> = {}) {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': settings,
    'index.mdx': page('Start', '[One](/made/one)'),
    ...files,
  });
  const { report } = await buildSite({
    root,
    outDir: join(root, 'dist'),
    cacheDir: false,
    plugins: [{ name: 'maker', pages, ...more }],
    siteUrl: 'https://a.example',
  });
  const problems = [...report.errors, ...report.warnings].map(
    ({ code, file, line, message, hint }) => `${code} ${file}:${line} ${message} ${hint}`,
  );
  return { problems, read: (file: string) => readFileSync(join(root, 'dist', file), 'utf8') };
}

const made = (path: string, more: Partial<NewPage> = {}): NewPage => ({
  path,
  meta: { title: `Title of ${path}` },
  content: 'Words.',
  ...more,
});

/** The titles in the sidebar of the start page, in order. */
function sidebarOf(html: string): string[] {
  const [sidebar = ''] =
    /<nav[^>]*id="navigation-items"[^]*?<\/nav>/.exec(html) ?? /id="sidebar-content"[^]*?<main/.exec(html) ?? [];
  return [...sidebar.matchAll(/Title of [\w/]+|>(?:Start|Second|Inner)</g)].map(([text]) => text.replace(/[<>]/g, ''));
}

test('pages are placed by the author or by the plugin, and are in all files of the site', async () => {
  const { problems, read } = await build(
    async function* ({ pages, name }) {
      yield made('listed', { meta: { title: `Title of listed`, description: `${name} has ${pages.length} page` } });
      yield made('folder/found');
      yield made('made/one', {
        place: { after: 'index' },
        content: '## Part\n\n<Note>{1 + 1} words</Note>\n\n[Start](/)',
      });
      yield made('made/two', { place: { before: 'made/one' } });
      yield made('made/three', { place: { group: ['Second', 'Inner'] } });
      yield made('made/hidden');
    },
    {
      components: {
        Terms: ({ list }, _, { h }) =>
          h(
            'ul',
            null,
            (list as string[]).map((item) => h('li', null, item)),
          ),
      },
    },
  );
  expect(problems).toEqual([]);
  expect(sidebarOf(read('index.html'))).toEqual([
    'Start',
    'Start',
    'Title of made/two',
    'Title of made/one',
    'Title of listed',
    'Title of folder/found',
    'Second',
    'Inner',
    'Title of made/three',
  ]);
  expect(read('listed/index.html')).toContain('content="Acme has 1 page"');
  expect(read('made/one/index.html')).toContain('2 words');
  expect(read('made/one.md')).toContain('## Part');
  expect(read('llms.txt')).toContain('https://a.example/made/one.md');
  expect(read('sitemap.xml')).toContain('<loc>https://a.example/made/one/</loc>');
  expect(read('sitemap.xml')).not.toContain('made/hidden');
});

test('a component with data, the file that a page is made from, and the other hooks', async () => {
  const props = { list: ['a {b} <i>', '"c"'], more: { deep: [1, null] } };
  const seen: unknown[] = [];
  const { problems, read } = await build(
    () => [
      made('made/one', {
        content: { component: 'Terms', props },
        file: '../src/terms.json',
        place: { group: 'Start' },
      }),
    ],
    {
      components: {
        Terms: ({ list, more }, _, { h }) =>
          h(
            'ul',
            { title: JSON.stringify(more) },
            (list as string[]).map((item) => h('li', null, item)),
          ),
      },
      pageData: ({ path, kind, file }) => void (path === 'made/one' && seen.push([kind, file])),
      facts: () => ({ words: 1 }),
    },
  );
  expect(problems.filter((text) => !text.startsWith('page-missing'))).toEqual([]);
  expect(seen).toEqual([['plugin', '../src/terms.json']]);
  expect(read('made/one/index.html')).toContain('<li>a {b} &lt;i&gt;</li>');
});

test('odd results and mistakes in the content name the plugin', async () => {
  const wrong: [NewPage | number, RegExp][] = [
    [5, /^plugin-result vite\.config:1 The hook "pages" of the plugin "maker" returned a number instead of a page/],
    [made('/a'), /returned "\/a" as "path" of a page instead of a path such as "guides\/install"/],
    [made('../a'), /"\.\.\/a" as "path"/],
    [made('a', { meta: {} as never }), /\{\} as "meta" of the page "a" instead of an object with a title/],
    [made('a', { content: 5 as never }), /5 as "content" of the page "a" instead of MDX, or/],
    [made('a', { content: { component: 'x y' } }), /as "content" of the page "a"/],
    [made('a', { place: {} as never }), /\{\} as "place" of the page "a" instead of/],
    [made('a', { meta: { title: 'A', date: new Date() } }), /the page\.meta\.date is a Date/],
  ];
  for (const [result, message] of wrong) {
    const { problems } = await build(() => [result as NewPage]);
    expect(problems).toContainEqual(expect.stringMatching(message));
  }
  const { problems } = await build(() => [
    made('index'),
    made('listed', { content: 'Text.\n\n<Card>' }),
    made('folder/a', { content: '[Lost](/nowhere)', place: { after: 'unknown' } }),
  ]);
  expect(problems).toContainEqual(
    expect.stringMatching(/^page-twice .*makes the page "index" in "pages", but index\.mdx has the same address/),
  );
  expect(problems).toContainEqual(
    expect.stringMatching(/^\S+ listed\.mdx:3 .* The plugin "maker" makes this page in "pages"\.$/),
  );
  expect(problems).toContainEqual(expect.stringMatching(/^page-place .*puts the page "folder\/a" beside "unknown"/));
});

test('a hook that throws or returns no list', async () => {
  const thrown = await build(() => {
    throw new Error('broken');
  });
  expect(thrown.problems).toContainEqual(expect.stringMatching(/^plugin-failed .*failed in "pages": broken/));
  const odd = await build(() => 'text' as never);
  expect(odd.problems).toContainEqual(expect.stringMatching(/^plugin-result .*returned .* instead of a list of pages/));
});
