/** The plugins of the docs, each in a project of its own with the packed package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { below, project } from './project.js';
import { run } from './run.js';

const docs = fileURLToPath(new URL('../../demo/plugins/', import.meta.url));

/** The files of the examples of a page, in order. Each `octavo.config.*` starts an example. */
function examplesOf(page: string): Record<string, string>[] {
  const text = readFileSync(join(docs, `${page}.mdx`), 'utf8');
  const examples: Record<string, string>[] = [];
  for (const [, file, code] of text.matchAll(/^```\w+ (\S+\.\w+)\n([^]*?)^```$/gm)) {
    if (file!.startsWith('octavo.config.')) examples.push({});
    examples.at(-1)![file!] = code!;
  }
  return examples;
}

const settings = {
  name: 'Acme',
  theme: 'mint',
  colors: { primary: '#336699' },
  navigation: { groups: [{ group: 'Beta', pages: ['index', 'guides/install'] }] },
};
const pages = {
  'index.mdx': '---\ntitle: Start\nauthor: Ada\n---\n\nFirst "words" of @ada. [Site](https://example.com/)\n',
  'guides/install.mdx': '---\ntitle: Install\n---\n\nPlease log in to the app.\n',
};

let count = 0;

/** Builds the example `index` of a page. */
async function build(page: string, index = 0, files: Record<string, unknown> = {}, command = 'build') {
  const example = examplesOf(page)[index]!;
  const root = project(`plugins-${++count}`, { 'docs.json': settings, ...pages, ...example, ...files });
  const { code, output } = await run(root, 'octavo', command, ...(command === 'build' ? ['--out', 'site'] : []));
  const read = (file: string): string => readFileSync(join(root, 'site', file), 'utf8');
  return { code, output, root, read, html: () => read('index.html') };
}

test.each(readdirSync(docs).map((file) => [file.replace('.mdx', '')]))(
  'examples of %s have at most 40 lines',
  (page) => {
    for (const example of examplesOf(page))
      for (const code of Object.values(example)) expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  },
);

test('a reading time below each title', async () => {
  const { code, output, html } = await build('overview');
  expect([code, output]).toEqual([0, expect.stringContaining('Built 2 pages')]);
  expect(html()).toMatch(/<\/header><p class="reading-time">1 min read<\/p>/);
});

test('a plugin that is used twice', async () => {
  const { code, html } = await build('overview', 2);
  expect(code).toBe(0);
  for (const name of ['api', 'cli'])
    expect(html()).toContain(`<a href="https://${name}.example.com">All about ${name}</a>`);
});

test('a plugin that reads a file', async () => {
  const { code, html } = await build('overview', 3, { 'index.mdx': '---\ntitle: Start\n---\n\n<Glossary />\n' });
  expect(code).toBe(0);
  expect(html()).toContain('<dt>Moon</dt><dd>A body that orbits a planet.</dd>');
});

test('a plugin in a package', async () => {
  const { 'octavo.config.mjs': _config, ...files } = examplesOf('reference')[0]!;
  const { code, html, read } = await build('reference', 0, below('node_modules/@acme/stamp', files));
  expect(code).toBe(0);
  expect(html()).toContain('<p class="stamp">Draft</p>');
  const [, style] = /<link rel="stylesheet" href="\/(_octavo\/plugins\/[^"]+\.css)">/.exec(html())!;
  expect(read(style!)).toContain('rotate');
});

test('the reference lists each member of a plugin', () => {
  const source = readFileSync(new URL('../../plugin/plugins/plugin.ts', import.meta.url), 'utf8');
  const [, members = ''] = /^export interface Plugin<.*?\{\n([^]*?)\n\}/m.exec(source)!;
  const names = Array.from(members.matchAll(/^ {2}(\w+)\??[:(]/gm), ([, name]) => name);
  const listed = readFileSync(join(docs, 'reference.mdx'), 'utf8')
    .match(/^\| .*?(?= \| )/gm)!
    .join();
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !listed.includes(`\`${name}\``))).toEqual([]);
});

test('another footer, in TypeScript', async () => {
  const { code, html } = await build('overview', 4);
  expect(code).toBe(0);
  expect(html()).toContain('<footer>© Acme</footer>');
});

test('a component, and one with an element, a Markdown form and a client module', async () => {
  const stat = { 'index.mdx': '---\ntitle: Start\n---\n\n<Stat value="99.9 %" label="Uptime">users</Stat>\n' };
  const plain = await build('components', 0, stat);
  expect(plain.html()).toContain(
    '<figure class="stat"><strong>99.9 %</strong><figcaption>Uptime</figcaption></figure>',
  );
  const element = await build('components', 4, stat);
  expect(element.code).toBe(0);
  expect(element.html()).toContain('<acme-stat value="99.9 %">users</acme-stat>');
  expect(element.read('index.md')).toContain('**99.9 %** users');
  const [, script] = /<script type="module" src="\/(_octavo\/plugins\/[^"]+\.js)">/.exec(element.html())!;
  expect(element.read(script!)).toContain('acme-stat');
});

test('the Markdown of a component in a line of text', async () => {
  const { read } = await build('components', 5, {
    'index.mdx': '---\ntitle: Start\n---\n\nAn <Term means="interface">API</Term> speaks.\n',
  });
  expect(read('index.html')).toContain('An <abbr title="interface">API</abbr> speaks.');
  expect(read('index.md')).toContain('An API (interface) speaks.');
});

test('remark and rehype plugins from npm, and one of the author', async () => {
  const npm = await build('remark-and-rehype');
  expect([npm.code, npm.output]).toEqual([0, expect.not.stringMatching(/warning|error/)]);
  expect(npm.html()).toContain(
    'First “words” of @ada. <a class="link" href="https://example.com/" rel="noopener" target="_blank">',
  );
  const own = await build('remark-and-rehype', 1);
  expect(own.html()).toContain('<a class="link" href="https://github.com/ada">@ada</a>');
});

test('plugins that wait, and plugins that extend the syntax', async () => {
  const config = (name: string): string =>
    `import plugin from '${name}';\n` +
    'const boxes = () => (tree) => tree.children.forEach((node) => { if (node.type === "containerDirective") node.data = { hName: "aside" }; });\n' +
    'export default { plugins: [{ name: "npm", remark: [plugin, boxes] }] };\n';
  const code = await build('overview', 0, {
    'octavo.config.mjs': config('remark-code-import'),
    'code.js': 'const imported = 1;\n',
    'index.mdx': '---\ntitle: Start\n---\n\n```js file=./code.js\n```\n',
  });
  expect(code.read('index.md')).toContain('const imported = 1;');
  const directive = await build('overview', 0, {
    'octavo.config.mjs': config('remark-directive'),
    'index.mdx': '---\ntitle: Start\n---\n\n:::note\nInside\n:::\n',
  });
  expect(directive.html()).toContain('<aside><p>Inside</p></aside>');
});

test('a visitor, parts and elements of the head', async () => {
  expect((await build('visitors')).html()).toContain('<a class="link" rel="external" href="https://example.com/">');
  expect((await build('parts')).html()).toContain('<footer id="footer"><a href="/imprint">Imprint</a> © Acme</footer>');
  expect((await build('parts', 1)).html()).toContain('<p class="beta" role="note">This feature may still change.</p>');
  expect((await build('head')).html()).toContain(
    '<meta name="author" content="Ada"><link rel="author" href="/humans.txt">',
  );
});

test('a link around large images', async () => {
  const { html } = await build('visitors', 1, {
    'index.mdx':
      '---\ntitle: Start\n---\n\n<div><img src="/a.png" data-large /> <a href="/"><img src="/a.png" data-large /></a></div>\n',
    'a.png': '',
  });
  expect(html().match(/<a[^>]* target="_blank"><img/g)).toHaveLength(1);
});

test('keys of docs.json and of pages, with schemas', async () => {
  const { output, html, read } = await build('settings', 0, {
    'docs.json': { ...settings, levels: { label: 'Difficulty' } },
    'guides/install.mdx': '---\ntitle: Install\nlevel: expert\n---\n\nText.\n',
  });
  expect(output).not.toMatch(/warning|error/);
  expect(html()).toContain('<p class="level">Difficulty: basic</p>');
  expect(read('guides/install/index.html')).toContain('<p class="level">Difficulty: expert</p>');
  const wrong = await build('settings', 0, { 'docs.json': { ...settings, levels: { label: 5 } } });
  expect(wrong.output).toContain('levels.label is not valid: Invalid input: expected string, received number.');
  const beta = await build('settings', 1, { 'docs.json': settings });
  expect(beta.html()).toContain('This is a beta.');
});

test('pages from data', async () => {
  const { output, read } = await build('pages');
  expect(output).toContain('Built 4 pages');
  expect(read('glossary/orbit/index.html')).toContain(
    '<p class="definition">The path of a &lt;body&gt; around another.</p>',
  );
  expect(read('index.html')).toMatch(/Glossary[^]*href="\/glossary\/moon/);
});

test('changes of pages before the navigation is made', async () => {
  const teams = "export const teams = [{ folder: 'guides/', name: 'Onboarding' }];\n";
  const { read } = await build('page-data', 0, { 'teams.mjs': teams });
  expect(read('guides/install/index.html')).toContain('<p class="owner">Maintained by Onboarding</p>');
  expect(read('index.html')).not.toContain('class="owner"');
  const versions = [
    { version: '2', pages: ['index'] },
    { version: '1', pages: ['guides/install'] },
  ];
  const old = await build('page-data', 1, { 'docs.json': { ...settings, navigation: { versions } } });
  expect(old.read('guides/install/index.html')).toMatch(/id="pagination"[^]*Version 2/);
  const reviews = await build('page-data', 2, { 'reviews.json': { index: '2026-11-21' } });
  expect([reviews.code, reviews.output]).toEqual([
    0,
    expect.stringMatching(/^warning {2}guides\/install\.mdx:1:1 {2}Install was never reviewed\.$/m),
  ]);
});

test('facts about pages', async () => {
  const { html, read } = await build('facts');
  expect(html()).toMatch(/<\/header><p>1 min read<\/p>/);
  expect(JSON.parse(read('reading-times.json'))).toEqual({ index: 1, 'guides/install': 1 });
  const { code, output } = await build('facts', 1);
  expect([code, output]).toEqual([0, expect.stringContaining('Built 2 pages')]);
});

test('files beside the pages', async () => {
  const { code, read, root } = await build('outputs');
  expect(code).toBe(0);
  expect(read('humans.txt')).toBe('Written by the docs team.\n');
  expect(JSON.parse(read('feed.json'))).toMatchObject({ title: 'Acme', items: [] });
  expect(existsSync(join(root, 'site/octavo.config.mjs'))).toBe(false);
});

test('a rule', async () => {
  const { code, output } = await build('rules', 0, {}, 'check');
  expect(output).toMatch(
    /^warning {2}guides\/install\.mdx:5:8 {2}Our term is "sign in to"\.\n {2}Write "sign in to"\.$/m,
  );
  expect(code).toBe(0);
});

test('a format of an API', async () => {
  const collection = {
    info: { name: 'Pets', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    item: [
      {
        name: 'Pets',
        item: [
          {
            name: 'Get a pet',
            request: { method: 'GET', url: { raw: 'https://api.example.com/pets/:id', variable: [{ key: 'id' }] } },
          },
        ],
      },
    ],
  };
  const navigation = { groups: [{ group: 'API', openapi: 'collection.json' }] };
  const { code, output, root } = await build('formats', 0, {
    'collection.json': collection,
    'docs.json': { ...settings, navigation },
  });
  expect([code, output]).toEqual([0, expect.stringContaining('Built 4 pages')]);
  const page = readFileSync(join(root, 'site/api-reference/get-a-pet/index.html'), 'utf8');
  expect(page).toContain('/pets/{id}');
  expect(page).toContain('https://api.example.com');
});

test('search, and the strings of another language', async () => {
  const { code, read } = await build('search');
  expect(code).toBe(0);
  expect(read('_octavo/search/index.json')).toMatch(/"adapter":"[^"]*_octavo\/plugins\/[^"]+\.js"/);
  const navigation = {
    languages: [
      { language: 'en', pages: ['index'] },
      { language: 'eu', pages: ['guides/install'] },
    ],
  };
  const strings = await build('strings', 0, { 'docs.json': { ...settings, navigation } });
  expect(strings.read('404.html')).not.toContain('Hurrengoa');
  expect(strings.read('guides/install/index.html')).toMatch(/<html lang="eu"[^]*Bilatu/);
  const team = await build('strings', 1);
  expect(team.html()).toContain('<p class="team">Edited by the docs team</p>');
});

test('a client module with its stylesheet', async () => {
  const { code, html, read } = await build('client', 0, { 'plugins/confetti.css': '.confetti { color: red }' });
  expect(code).toBe(0);
  const [, style] = /<link rel="stylesheet" href="\/(_octavo\/plugins\/[^"]+\.css)">/.exec(html())!;
  expect(read(style!)).toContain('.confetti');
});

test("Tailwind's Vite plugin, with the theme of the site", async () => {
  const { code, output, html, read } = await build('vite', 0, {
    'index.mdx': '---\ntitle: Start\n---\n\n<p className="text-brand mt-[13px]">Colored</p>\n',
  });
  expect([code, output]).toEqual([0, expect.not.stringMatching(/error/)]);
  const [, style] = /<link rel="stylesheet" href="\/(_octavo\/plugins\/[^"]+\.css)">/.exec(html())!;
  expect(read(style!)).toMatch(/\.text-brand\s*{\s*color:\s*var\(--color-brand\)/);
});
