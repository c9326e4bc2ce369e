/** Plugins that wait, parts and components by name, the hosts of plugins, and a search of a plugin in a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import type { PluginOption } from '../plugin/plugins/plugin.js';
import { buildSite as buildInProcess } from '../plugin/site-build/build-site.js';
import { openBrowser } from './browser/open-browser.js';
import { buildSite, runOctavo } from './cli/run-octavo.js';
import { startOctavo } from './cli/start-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const settings = (pages: string[]) => ({ name: 'Acme', colors: { primary: '#336699' }, navigation: { pages } });
const page = (text: string): string => `---\ntitle: Start\n---\n\n${text}\n`;
const later = 'const later = (value) => new Promise((resolve) => setTimeout(() => resolve(value), 5));\n';

test('a component that waits is in text, HTML, components, snippets, code and Markdown', async () => {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': settings(['index', 'code', 'island']),
    'index.mdx': page(`import Part from '/snippets/part.mdx'

Text <Stat value="1">with **children** <Stat value="2" /></Stat> end.

<p><Stat value="3" /></p>

<Steps><Step title="A"><Stat value="4" /></Step></Steps>
<Tabs><Tab title="B"><Stat value="5" /></Tab></Tabs>

<Part />`),
    'code.mdx': page('export const six = 6;\n\nSum <Stat value={six} /> <Stat value="7" /> {Promise.resolve("eight")}'),
    'island.mdx': page(
      "import { useState } from 'react'\n\nexport const Live = () => <b>{useState(0)[0]}{Promise.resolve(1)}</b>;\n\n<Live />",
    ),
    'snippets/part.mdx': 'In a snippet <Stat value="9" />',
    'octavo.config.mjs': `${later}export default { plugins: [{
  name: 'slow',
  components: { Stat: async ({ value, children }, page, { h }) => (await later(), h('em', null, later(value), ' ', children)) },
  visitors: [{ async visit(page, { create }) { await later(); page.children.push(create('p', {}, ['Visited.'])); } }],
  head: async (page, { h }) => h('meta', { name: 'slow', content: await later('yes') }),
  parts: { footer: { before: async (page, { h }) => h('p', null, await later('Before'), later(' the footer')) } },
}] };\n`,
  });
  const { errors } = (await buildSite(root, join(root, 'dist'))).result;
  expect(errors).toMatchObject([{ code: 'island-waits', file: 'island.mdx', line: 9 }]);
  const read = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8');
  const markdown = read('index.md');
  for (const text of ['Text 1 with **children** *2* end.', '*3*', '*4*', '*5*', 'In a snippet *9*', 'Visited.'])
    expect(markdown).toContain(text);
  expect(read('code.md')).toContain('Sum *6* *7* eight');
  const html = read('index.html');
  for (const text of ['<em>9 </em>', '<meta name="slow" content="yes">', '<p>Before the footer</p>'])
    expect(html).toContain(text);
  expect(html).not.toContain('octavo-hole');
});

test('nothing returned keeps a part, `null` removes it, and capital letters are components', async () => {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': settings(['index']),
    'index.mdx': '---\ntitle: Start\nrss: true\n---\n\n## One\n\n<Releases />\n',
    'octavo.config.mjs': `export default { plugins: [{
  name: 'own',
  components: {
    Releases: (props, page, { h }) => h('Update', { label: '2.0' }, h('p', null, 'New.')),
  },
  parts: {
    content: () => undefined,
    logo: () => null,
    'toc-entry': (page, { h }, { title }) => h('a', { href: '#' }, 'To ' + title),
    'not-found': { before: (page, { h }) => h('p', null, 'Not here') },
    footer: { before: (page, { h }) => h('Tabs', null, h('Tab', { title: 'In a part' }, 'Text')) },
  },
}] };\n`,
  });
  const { stdout } = await runOctavo(['build', '--json', '--no-cache', '--site', 'https://x.dev'], root);
  expect(JSON.parse(stdout)).toMatchObject({ errors: [], warnings: [] });
  const read = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8');
  const html = read('index.html');
  expect(html).toContain('<a href="#">To One</a>');
  expect(html).toContain('id="one"');
  expect(html).not.toContain('octavo-home');
  expect(html).toMatch(/<octavo-tabs light.*In a part/);
  expect(html).toMatch(/_octavo\/tabs-[^"]+\.js/);
  expect(read('404.html')).toContain('<p>Not here</p>');
  expect(read('rss.xml')).toContain('<title>2.0</title>');
});

test('the policy has the hosts and scripts of plugins, and a plugin that names none is reported', async () => {
  const build = async (plugins: string) => {
    const root = writeFiles(temporaryFolder(), {
      'docs.json': settings(['index']),
      'index.mdx': page('Text.'),
      'own/client.js': "fetch('https://in.example.com/hit');",
      'octavo.config.mjs': `export default { plugins: [${plugins}] };\n`,
    });
    const { result } = await buildSite(root, join(root, 'dist'));
    return { ...result, headers: readFileSync(join(root, 'dist/_headers'), 'utf8') };
  };
  const hooks = `client: './own/client.js', head: (page, { h }) => [h('script', null, 'a()'), h('script', { src: 'https://s.example.com/s.js' })]`;
  const named = await build(
    `{ name: 'stats', ${hooks}, policy: async () => ({ script: ['https://s.example.com'], connect: ['https://in.example.com'] }) }`,
  );
  expect([named.errors, named.warnings]).toEqual([[], []]);
  expect(named.headers).toMatch(/script-src 'self' (?:'sha256-\S+ ){7}https:\/\/s\.example\.com; /);
  expect(named.headers).toContain("connect-src 'self' https://in.example.com; ");
  const unnamed = await build(`{ name: 'stats', ${hooks} }`);
  expect(unnamed.warnings).toMatchObject([
    {
      code: 'plugin-hosts',
      message: expect.stringContaining('"stats" contacts https://s.example.com, https://in'),
      hint: expect.stringContaining('policy: {'),
    },
  ]);
  expect((await build("{ name: 'bad', policy: { script: ['a; b'] } }")).errors).toMatchObject([
    { code: 'plugin-invalid' },
  ]);
});

test('a script in the head that another page changes passes the policy of the next build', async () => {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': settings(['index', 'other']),
    'index.mdx': page('Text.'),
    'other.mdx': page('Text.'),
    'octavo.config.mjs':
      "export default { plugins: [{ name: 'titles', policy: {}, head: ({ site }, { h }) => h('script', null, `a('${site.pages.map(({ title }) => title)}')`) }] };\n",
  });
  const build = async (cacheDir: string | false): Promise<string> => {
    const outDir = join(root, `out-${cacheDir !== false}`);
    await buildInProcess({ root, outDir, cacheDir });
    return readFileSync(join(outDir, '_headers'), 'utf8');
  };
  const cacheDir = temporaryFolder();
  const before = await build(cacheDir);
  writeFiles(root, { 'other.mdx': '---\ntitle: Changed\n---\n\nText.\n' });
  const after = await build(cacheDir);
  expect(after).not.toBe(before);
  expect(after).toBe(await build(false));
});

test('the head of each page is made once, also if the page is interactive', async () => {
  const paths: string[] = [];
  const root = writeFiles(temporaryFolder(), {
    'docs.json': settings(['index', 'live']),
    'index.mdx': page('Text.'),
    'live.mdx': page(
      "import { useState } from 'react'\n\nexport const Live = () => <b>{useState(0)[0]}</b>;\n\n<Live />",
    ),
  });
  const plugins: PluginOption = {
    name: 'own',
    head({ path }, { h }) {
      paths.push(path);
      return h('meta', { name: 'own', content: path });
    },
  };
  await buildInProcess({ root, outDir: join(root, 'dist'), cacheDir: false, plugins });
  expect(paths.toSorted()).toEqual(['404', 'index', 'live', 'sitemap']);
  for (const path of ['index.html', 'live/index.html', '404.html'])
    expect(readFileSync(join(root, 'dist', path), 'utf8')).toContain('<meta name="own"');
});

test.each(['preview', 'dev'])('a module of a plugin answers searches in %s', async (command) => {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': settings(['index']),
    'index.mdx': page('Text.'),
    'search/own.js': `import { title } from './title.js';
export const adapter = { search: async (query) => ({ pages: [{ title: title(query), href: import.meta.env.BASE_URL, crumbs: [], sections: [] }] }) };\n`,
    'search/title.js': 'export const title = (query) => `Answer to ${query}`;\n',
    'octavo.config.mjs': "export default { plugins: [{ name: 'own', search: './search/own.js', policy: {} }] };\n",
  });
  if (command === 'preview') await buildSite(root, join(root, 'dist'));
  const env = { XDG_CACHE_HOME: temporaryFolder() };
  const octavo = startOctavo([command, '--port', '0'], { cwd: root, env });
  const [url] = await octavo.until(/http:\/\/localhost:\d+\//);
  const tab = await browser.newPage();
  await tab.goto(url!);
  await tab.keyboard.press('/');
  const dialog = tab.locator('.octavo-search-dialog');
  await dialog.locator('input').fill('question');
  await dialog.getByText('Answer to question').waitFor();
  await tab.close();
  octavo.kill('SIGTERM');
  await octavo.ended;
});
