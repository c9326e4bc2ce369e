/** Several uses of a plugin, the order of plugins, conflicts between them, their code fences, and Octavo's elements in their parts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from './cli/run-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const page = (text: string): string => `---\ntitle: Start\n---\n\n${text}\n`;

async function build(config: string, files: Record<string, unknown> = {}) {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': { name: 'Acme', colors: { primary: '#336699' }, navigation: { pages: ['index'] } },
    'index.mdx': page('Text.'),
    'octavo.config.mjs': config,
    ...files,
  });
  const { result } = await buildSite(root, join(root, 'dist'));
  const read = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8');
  return { ...result, root, read };
}

test('a plugin is used twice, with facts, outputs and folders of its own', async () => {
  const counter = `const counter = (id) => ({
  name: 'counter',
  id,
  facts: () => ({ from: id ?? 'none' }),
  outputs: [{ paths: id + '.txt', files: (site, { cacheFolder }) => [{ path: id + '.txt', content: cacheFolder }] }],
  parts: { footer: { after: ({ facts }, { h }) => id === 'b' && h('p', null, JSON.stringify(facts)) } },
});
export default { plugins: [counter(undefined), counter('a'), counter('b')] };\n`;
  const { errors, warnings, read } = await build(counter);
  expect([errors, warnings]).toEqual([[], []]);
  const facts = { counter: { from: 'none' }, 'counter:a': { from: 'a' }, 'counter:b': { from: 'b' } };
  expect(read('index.html')).toContain(`<p>${JSON.stringify(facts).replaceAll('"', '&quot;')}</p>`);
  expect(read('a.txt')).not.toBe(read('b.txt'));
});

test('a second plugin with the same name and id is an error that names both places', async () => {
  const { errors, read } =
    await build(`const own = (id) => ({ name: 'own', id, parts: { footer: (page, { h }) => h('i') } });
export default { plugins: [
  own('a'),
  { name: 'other', id: 'b' },
  { name: 'other', id: 'b', parts: { banner: (page, { h }) => h('u') } },
  own('a'),
] };\n`);
  expect(errors).toMatchObject([
    { message: 'There are two plugins with the name "own:a".', line: 1, column: 24 },
    {
      code: 'plugin-invalid',
      message: 'There are two plugins with the name "other:b".',
      hint: 'The other is at octavo.config.mjs:4:20. Remove or rename one of them, or give it another "id".',
      file: 'octavo.config.mjs',
      line: 5,
      column: 20,
    },
  ]);
  expect(read('index.html')).toMatch(/<i><\/i>/);
  expect(read('index.html')).not.toContain('<u></u>');
});

test('plugins with `pre` come before the others and those of Octavo, with `post` after them', async () => {
  const plugin = (name: string, enforce?: string): string =>
    `{ name: '${name}', ${enforce ? `enforce: '${enforce}',` : ''}
    remark: [() => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'from ${name}' }] }); }],
    pageData: ({ title }) => ({ meta: { title: title + ' ${name}' } }) }`;
  const { read, errors } = await build(
    `export default { plugins: [${plugin('last', 'post')}, ${plugin('one')}, ${plugin('first', 'pre')}, ${plugin('two')}] };\n`,
  );
  expect(errors).toEqual([]);
  expect(read('index.md')).toMatch(/^# Start first one two last\n[^]*from first\n+from one\n+from two\n+from last/);
  const wrong = await build("export default { name: 'a', enforce: 'before' };\n");
  expect(wrong.errors).toMatchObject([{ message: '"enforce" of the plugin "a" is not "pre" or "post".' }]);
});

test('a code fence is a component, with its text and settings', async () => {
  const { errors, warnings, read } = await build(
    `export default { plugins: [{ name: 'd2', fences: { D2: 'Diagram' }, components: {
  Diagram: ({ code, meta, title, sketch }, page, { h }) => h('figure', { 'data-sketch': sketch, title }, code, h('b', null, meta)),
} }] };\n`,
    { 'index.mdx': page('```d2 Title sketch=yes\na -> b\nb -> c\n```\n\n```js\n1\n```\n\n- ```D2\n  x\n  ```') },
  );
  expect([errors, warnings]).toEqual([[], []]);
  expect(read('index.html')).toContain(
    '<figure data-sketch="yes" title="Title">a -&gt; b\nb -&gt; c<b>Title sketch=yes</b></figure>',
  );
  expect(read('index.html')).toContain('<figure>x<b></b></figure>');
  const missing = await build("export default { name: 'd2', fences: { d2: 'Diagram' } };\n", {
    'index.mdx': page('```d2\na\n```'),
  });
  expect(JSON.stringify([missing.errors, missing.warnings])).toContain('<Diagram>');
});

test('a conflict of two plugins is a warning with both names, and the later one wins', async () => {
  const plugin = (name: string): string => `{
  name: '${name}',
  components: { Card: (props, page, { h }) => h('b', null, '${name}') },
  fences: { d2: 'Card' },
  parts: { footer: (page, { h }) => h('footer', null, '${name}'), banner: { before: (page, { h }) => h('i', null, '${name}') } },
  strings: { en: { feedback: '${name}?' } },
  search: './${name}.js',
  outputs: [{ paths: '*.txt', files: () => [{ path: 'own.txt', content: '${name}' }] }],
  formats: [{ name: 'F', matches: (file) => file === 'api.json', toOpenApi: () => ({
    openapi: '3.1.0', info: { title: '${name} API', version: '1' }, paths: { '/a': { get: { responses: {} } } } }) }],
}`;
  const module = 'export const adapter = { search: async () => ({ pages: [] }) };\n';
  const { errors, warnings, read } = await build(
    `export default { plugins: [\n${plugin('one')},\n${plugin('two')},\n] };\n`,
    {
      'docs.json': {
        name: 'Acme',
        colors: { primary: '#336699' },
        navigation: {
          groups: [
            { group: 'A', pages: ['index'] },
            { group: 'B', openapi: 'api.json' },
          ],
        },
      },
      'index.mdx': page('<Card />'),
      'api.json': { own: 1 },
      'one.js': module,
      'two.js': module,
    },
  );
  expect(errors).toEqual([]);
  const both = (subject: string): string => `The plugins "one" and "two" both have ${subject}; that of "two" is used.`;
  expect(warnings.map(({ message }) => message).sort()).toEqual([
    'The file "own.txt" of the plugin "one" is not written, because the plugin "two" has a file with this path.',
    both('a format for api.json'),
    both('a module for search'),
    both('another part "footer"'),
    both('code fences in the language "d2"'),
    both('the component <Card>'),
    both('the text "strings.en.feedback"'),
  ]);
  expect(new Set(warnings.map(({ code, file }) => `${code} ${file}`))).toEqual(
    new Set(['plugin-conflict octavo.config.mjs']),
  );
  expect(read('index.html')).toContain('<b>two</b>');
  expect(read('index.html')).toContain('<footer>two</footer>');
  expect(read('index.html')).toMatch(/<i>two<\/i>\s*<i>one<\/i>|<i>one<\/i>\s*<i>two<\/i>/);
  expect(read('own.txt')).toBe('two');
});

test("Octavo's elements in a part have their shadow roots and scripts", async () => {
  const { errors, read } = await build(
    `export default { name: 'own', parts: { footer: {
  before: (page, { h }) => h('octavo-callout', { type: 'note' }, h('Badge', null, 'New'), ' in a part'),
  wrap: (part, page, { h }) => h('section', null, part),
} } };\n`,
  );
  expect(errors).toEqual([]);
  expect(read('index.html')).toMatch(/octavo-callout[^]*?New[^]*? in a part/);
  expect(read('index.html')).toMatch(/<octavo-callout[^>]*>\s*<(?:template shadowroot|div|svg|span)/);
});
