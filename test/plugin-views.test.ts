/** Hooks see the site and its pages as frozen views, and change pages by what they return. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Plugin } from '../plugin/plugins/plugin.js';
import type { PageInfo } from '../plugin/plugins/views.js';
import { buildSite } from '../plugin/site-build/build-site.js';
import { checkSite } from '../plugin/site-build/read-site.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const page = (title: string, text = 'Text.'): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const files = {
  'docs.json': {
    name: 'Acme',
    navigation: {
      languages: [
        {
          language: 'de',
          versions: [
            { version: '2', tabs: [{ tab: 'Guides', groups: [{ group: 'Start', pages: ['index', 'b', 'c'] }] }] },
            { version: '1', tabs: [{ tab: 'Guides', groups: [{ group: 'Start', pages: ['old/index'] }] }] },
          ],
        },
      ],
    },
  },
  'index.mdx': page('Start', '## One\n\n```js\nconst a = 1;\n```'),
  'b.mdx': page('B'),
  'c.mdx': page('C'),
  'old/index.mdx': page('Old'),
};

/** Builds a site with the plugin. Problems as `CODE: MESSAGE`. */
async function build(plugin: Omit<Plugin, 'name'>, cacheDir: string | false = false) {
  const root = writeFiles(temporaryFolder(), files);
  const plugins = [{ name: 'own', cacheKey: '1', ...plugin }];
  const { report } = await buildSite({
    root,
    outDir: join(root, 'dist'),
    cacheDir,
    plugins,
    siteUrl: 'https://a.example',
  });
  const problems = [...report.errors, ...report.warnings].map(({ code, message }) => `${code}: ${message}`);
  return { problems, root, read: (file: string) => readFileSync(join(root, 'dist', file), 'utf8') };
}

test('a page knows all levels of the navigation above it, and its language and version', async () => {
  const seen = new Map<string, PageInfo>();
  const { read } = await build({
    pageData: (info) => void seen.set(info.path, info),
    parts: {
      footer: ({ section, version }, { h }) => h('p', null, [version, ...section.map(({ kind }) => kind)].join(' ')),
    },
  });
  expect(seen.get('old/index')).toMatchObject({
    kind: 'page',
    language: 'de',
    version: '1',
    section: [
      { kind: 'language', label: 'Deutsch' },
      { kind: 'version', label: '1', href: '/old' },
      { kind: 'tab', label: 'Guides', href: '/old' },
      { kind: 'group', label: 'Start' },
    ],
  });
  expect(read('b/index.html')).toContain('<p>2 language version tab group</p>');
});

test('a page knows where its file is edited and issues are opened, also without feedback', async () => {
  const root = writeFiles(temporaryFolder(), { ...files, 'package.json': '{ "repository": "acme/docs" }' });
  const own: Plugin = { name: 'own', parts: { footer: ({ editUrl, issueUrl }) => `${editUrl} ${issueUrl}` } };
  await buildSite({ root, outDir: join(root, 'dist'), cacheDir: false, plugins: own });
  const shown = 'https://github.com/acme/docs/edit/main/b.mdx https://github.com/acme/docs/issues/new?title=';
  expect(readFileSync(join(root, 'dist/b/index.html'), 'utf8')).toContain(shown);
});

test('pageData changes front matter, the date, and the neighbors, and one plugin sees the changes of another', async () => {
  const root = writeFiles(temporaryFolder(), files);
  const first: Plugin = {
    name: 'first',
    pageData: ({ path }) =>
      path === 'b'
        ? {
            meta: { title: 'Bee', icon: { name: 'rocket' }, owner: 'Ada' },
            previous: false,
            next: { title: 'Far', href: '/old' },
          }
        : { isHidden: path === 'c' },
  };
  const second: Plugin = {
    name: 'second',
    pageData: ({ meta, title }) =>
      meta['owner'] ? { meta: { description: `${title} of ${meta['owner']}`, owner: null } } : undefined,
    outputs: [
      {
        paths: 'own.json',
        files: ({ pages, settings, url }) => [
          { path: 'own.json', content: JSON.stringify({ pages, name: settings['name'], url }) },
        ],
      },
    ],
  };
  await buildSite({
    root,
    outDir: join(root, 'dist'),
    cacheDir: false,
    plugins: [first, second],
    siteUrl: 'https://a.example',
  });
  const read = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8');
  expect(read('b/index.html')).toMatch(/<title>Bee[^]*<meta name="description" content="Bee of Ada">/);
  expect(read('b/index.html')).toMatch(/id="pagination"[^]*Far/);
  expect(read('b/index.html')).not.toMatch(/rel="prev"/);
  expect(read('index.html')).toMatch(/Bee/);
  expect(read('llms.txt')).not.toContain('/c');
  const { pages, ...site } = JSON.parse(read('own.json')) as { pages: PageInfo[] };
  expect(site).toEqual({ name: 'Acme', url: 'https://a.example' });
  expect(pages.find(({ path }) => path === 'b')).toMatchObject({
    title: 'Bee',
    url: 'https://a.example/b/',
    meta: { icon: 'rocket' },
  });
  expect(pages.find(({ path }) => path === 'b')?.meta).not.toHaveProperty('owner');
});

test('facts are kept with the page, for the document, outputs and rules', async () => {
  const root = writeFiles(temporaryFolder(), files);
  const cacheDir = temporaryFolder();
  let calls = 0;
  const plugin: Plugin = {
    name: 'own',
    cacheKey: '1',
    facts(content, info, { walk }) {
      calls++;
      const ids: string[] = [];
      walk(content, (element) => void (element.tag === 'h2' && ids.push(element.attribute('id') ?? '')));
      return { ids, of: info.path };
    },
    head: ({ facts }, { h }) => h('meta', { name: 'ids', content: facts['own']?.ids.join() }),
    outputs: [
      {
        paths: 'facts.json',
        files: ({ pages }) => [{ path: 'facts.json', content: JSON.stringify(pages.map(({ facts }) => facts['own'])) }],
      },
    ],
    rules: [{ name: 'own', level: 'warning', check: ({ facts }) => [{ message: `ids: ${facts['own']?.ids}` }] }],
  };
  const options = { root, cacheDir, plugins: [plugin] };
  await buildSite({ ...options, outDir: join(root, 'dist') });
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('<meta name="ids" content="one">');
  expect(JSON.parse(readFileSync(join(root, 'dist/facts.json'), 'utf8'))).toContainEqual({ ids: ['one'], of: 'index' });
  const { report } = await checkSite(options);
  expect(report.warnings.find(({ code, file }) => code === 'own' && file === 'index.mdx')?.message).toBe('ids: one');
  expect(calls).toBe(4);
});

test('large facts are reported', async () => {
  const { problems } = await build({ facts: () => 'x'.repeat(9000) });
  expect(problems).toEqual([
    'plugin-facts: The facts of the plugin "own" have 9 KB a page on average, which makes builds slow.',
  ]);
});

test.each<[string, Omit<Plugin, 'name'>]>([
  ['pageData', { pageData: (info) => void Object.assign(info, { title: 'x' }) }],
  ['pageData', { pageData: (info) => void Object.assign(info.meta, { title: 'x' }) }],
  ['pageData', { pageData: (_, site) => void Object.assign(site.settings.navigation!, { languages: [] }) }],
  ['facts', { facts: (_, info) => void (info.section as unknown[]).push(1) }],
  ['parts.footer', { parts: { footer: ({ site }) => void Object.assign(site.pages[0]!, { title: 'x' }) } }],
  ['outputs', { outputs: [{ paths: 'a', files: ({ pages }) => (pages as unknown[]).reverse() as [] }] }],
])('%s cannot change what it is given', async (hook, plugin) => {
  const { problems } = await build(plugin);
  expect(problems[0]).toMatch(
    new RegExp(`^plugin-failed: The plugin "own" failed in "${hook}": Cannot (?:assign|add)`),
  );
});

test('a copy of highlighted code can be changed, and a walk can pass by elements', async () => {
  const { read, problems } = await build({
    visitors: [
      {
        tags: ['code'],
        visit(content, { walk, copy, text }) {
          walk(content, (element, parent) => {
            if (element.tag === 'h2') return 'skip';
            if (element.tag !== 'code') return;
            const own = copy(element);
            own.children = [text(own).replace('a', 'b')];
            own.set('data-own', true);
            parent.children[parent.children.indexOf(element)] = own;
          });
        },
      },
    ],
  });
  expect(problems).toEqual([]);
  expect(read('index.html')).toMatch(/<code data-own[^>]*>const b = 1;/);
  expect(read('index.md')).toContain('const b = 1;');
});

test.each<[string, unknown]>([
  ['a number', 5],
  ['nothing', undefined],
])('a visitor cannot put %s into the content', async (kind, value) => {
  const { problems } = await build({ visitors: [{ visit: ({ children }) => void children.push(value as string) }] });
  expect(problems[0]).toBe(
    `plugin-result: The plugin "own" has put ${kind} into the content of this page in "visitors".`,
  );
});

test('tools know the run, keep files and report problems', async () => {
  const cacheDir = temporaryFolder();
  const { problems, root } = await build(
    {
      pageData({ path, file }, _site, { command, root: folder, base, url, cacheFolder, report }) {
        if (path === 'b')
          report('warning', { message: JSON.stringify([command, base, url, cacheFolder.startsWith(cacheDir)]), file });
        if (path === 'c') report('error', { message: folder });
      },
    },
    cacheDir,
  );
  expect(problems).toEqual([`plugin-report: ${root}`, 'plugin-report: ["build","/","https://a.example",true]']);
});

test('an output runs again when a file that it watches changes', async () => {
  const root = writeFiles(temporaryFolder(), files);
  const data = writeFiles(temporaryFolder(), { 'data.txt': '1' });
  const cacheDir = temporaryFolder();
  let count = 0;
  const own: Plugin = {
    name: 'own',
    cacheKey: '1',
    outputs: [
      {
        paths: 'count.txt',
        files(_site, { watch }) {
          watch(join(data, 'data.txt'));
          return [{ path: 'count.txt', content: String(++count) }];
        },
      },
    ],
  };
  const run = async (): Promise<number> => {
    await buildSite({ root, outDir: join(root, 'dist'), cacheDir, plugins: [own] });
    return count;
  };
  // Its files are known after the first build.
  await run();
  const before = await run();
  expect(await run()).toBe(before);
  writeFiles(data, { 'data.txt': 'two' });
  expect(await run()).toBe(before + 1);
});

test('strings without an effect, and a file that a page has, are reported', async () => {
  const strings = {
    en: { nextt: 'x', next: 3, search: { prompt: 'Find', promt: 'x' } },
  } as unknown as Plugin['strings'];
  const paths = ['index.html', 'robots.txt'];
  const outputs = [{ paths, files: () => paths.map((path) => ({ path, content: '' })) }];
  const { problems } = await build({ strings, outputs });
  expect(problems.map((problem) => problem.split('. The plugin')[0])).toEqual([
    'plugin-strings: "strings.en.nextt" is not a UI string',
    'plugin-strings: "strings.en.next" is not text',
    'plugin-strings: "strings.en.search.promt" is not a UI string',
    'plugin-conflict: The file "index.html" of the plugin "own" is not written, because the page index has a file with this path.',
    'plugin-conflict: The file "robots.txt" of the plugin "own" is not written, because Octavo or another output has a file with this path.',
  ]);
});

test('a part that returns nothing stays as it is, and null removes it', async () => {
  const { read } = await build({
    parts: { pagination: ({ path }) => (path === 'b' ? undefined : null), content: () => undefined },
  });
  expect(read('b/index.html')).toContain('id="pagination"');
  expect(read('index.html')).not.toContain('id="pagination"');
  expect(read('index.html')).toContain('id="content"');
});

test('facts follow the navigation', async () => {
  const cacheDir = temporaryFolder();
  const root = writeFiles(temporaryFolder(), files);
  const own: Plugin = {
    name: 'own',
    cacheKey: '1',
    facts: (_page, { section }) => section.at(-1)?.label,
    head: ({ facts }, { h }) => h('meta', { name: 'group', content: facts['own'] }),
  };
  const groupOf = async (group: string): Promise<string | undefined> => {
    const navigation = { groups: [{ group, pages: ['index', 'b', 'c', 'old/index'] }] };
    writeFiles(root, { 'docs.json': { name: 'Acme', navigation } });
    await buildSite({ root, outDir: join(root, 'dist'), cacheDir, plugins: [own] });
    return /name="group" content="(\w+)"/.exec(readFileSync(join(root, 'dist/b/index.html'), 'utf8'))?.[1];
  };
  expect([await groupOf('First'), await groupOf('Second')]).toEqual(['First', 'Second']);
});
