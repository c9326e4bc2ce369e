/** Plugins add keys to docs.json and to front matter, and change settings before they are validated. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { PluginOption } from '../plugin/plugins/plugin.js';
import type { Json } from '../plugin/plugins/views.js';
import type { StandardSchema } from '../plugin/plugins/standard-schema.js';
import { buildSite } from '../plugin/site-build/build-site.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const settings = { name: 'Acme', colors: { primary: '#336699' }, navigation: { pages: ['index', 'b'] } };
const page = (title: string, ...lines: string[]): string =>
  `---\n${[`title: ${title}`, ...lines].join('\n')}\n---\n\nText.\n`;

/** Builds a site with the plugins. Problems as `CODE FILE:LINE:COLUMN MESSAGE HINT`. */
async function build(plugins: PluginOption, files: Record<string, unknown> = {}, own: object = {}) {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': { ...settings, ...own },
    'index.mdx': page('Start'),
    'b.mdx': page('B'),
    ...files,
  });
  const { report } = await buildSite({ root, outDir: join(root, 'dist'), cacheDir: false, plugins });
  const problems = [...report.errors, ...report.warnings].map(
    ({ code, file, line, column, message, hint }) => `${code} ${file}:${line}:${column} ${message} ${hint}`,
  );
  return { problems, root, read: (file: string) => readFileSync(join(root, 'dist', file), 'utf8') };
}

/** Expects a problem for each pattern, and no others. */
function expectProblems(problems: readonly string[], patterns: readonly RegExp[]): void {
  for (const pattern of patterns) expect(problems).toContainEqual(expect.stringMatching(pattern));
  expect(problems).toHaveLength(patterns.length);
}

/** A schema without zod, as Valibot and ArkType have them. Those of ArkType are functions. */
function handwritten(
  check: (value: unknown) => object | Promise<object>,
  isFunction = false,
): StandardSchema<string, string> {
  const standard = { '~standard': { version: 1, vendor: 'test', validate: check } };
  return (isFunction ? Object.assign(() => undefined, standard) : standard) as never;
}

/** The path of an issue, as ArkType has it. */
class Steps extends Array<string> {
  constructor(...steps: string[]) {
    super();
    this.push(...steps);
  }
}

const text = (value: unknown): object =>
  typeof value === 'string'
    ? { value: value.toUpperCase() }
    : { issues: [{ message: 'must be a string', path: new Steps() }] };

test('values of all kinds of schemas arrive in tools.settings and page.meta', async () => {
  const seen: unknown[] = [];
  const { problems, read } = await build(
    {
      name: 'own',
      settings: {
        glossary: z.object({ file: z.string(), limit: z.number().default(5) }),
        asText: handwritten(async (value) => text(value)),
        callable: handwritten(text, true),
        quiet: z.boolean().default(true),
        absent: z.string(),
      },
      frontMatter: { level: z.enum(['basic', 'expert']).default('basic'), owners: z.array(z.string()).optional() },
      pageData: ({ path, meta }, site, { settings: values }) =>
        void seen.push([path, meta['level'], meta['owners'], values]),
      visitors: [{ visit: (content, { settings: values }) => void content.children.push(JSON.stringify(values)) }],
      facts: (_, { path }, { settings: values }) => ({ path, values: values as Json }),
      parts: { footer: ({ meta }, { h }) => h('p', null, `Level ${String(meta['level'])}`) },
      outputs: [
        {
          paths: 'own.json',
          files: ({ pages: [b] }, { settings: values }) => [
            { path: 'own.json', content: JSON.stringify([values, b!.facts['own']]) },
          ],
        },
      ],
    },
    { 'b.mdx': page('B', 'level: expert', 'owners: [Ada]') },
    { glossary: { file: 'a.json' }, asText: 'x', callable: 'y' },
  );
  const values = { glossary: { file: 'a.json', limit: 5 }, asText: 'X', callable: 'Y', quiet: true };
  expect(problems).toEqual([]);
  expect(seen).toContainEqual(['index', 'basic', undefined, values]);
  expect(seen).toContainEqual(['b', 'expert', ['Ada'], values]);
  expect(JSON.parse(read('own.json'))).toEqual([values, { path: 'b', values }]);
  expect(read('index.html')).toContain('"limit":5},"asText":"X"');
  expect(read('index.html')).toContain('<p>Level basic</p>');
  expect(read('b/index.html')).toContain('<p>Level expert</p>');
});

test('wrong values are located, and the plugin gets the default', async () => {
  const seen: unknown[] = [];
  const { problems } = await build(
    {
      name: 'own',
      settings: {
        glossary: z.object({ file: z.string(), deep: z.array(z.number()).optional() }),
        quiet: z.boolean().default(true),
      },
      frontMatter: { level: z.enum(['basic', 'expert']).default('basic') },
      pageData: ({ meta }, site, { settings: values }) =>
        void seen.push([meta['level'], values, site.settings['quiet']]),
    },
    {
      'docs.json':
        '{\n  "name": "Acme",\n  "colors": { "primary": "#336699" },\n  "glossary": { "deep": [1, "2"] },\n  "quiet": 5,\n  "quietly": true,\n  "navigation": { "pages": ["index", "b"] }\n}\n',
      'b.mdx': page('B', 'level: hard'),
      'index.mdx': page('Start', 'levels: basic'),
    },
  );
  expectProblems(problems, [
    /^config-value docs\.json:4:15 glossary\.file is not valid: .* Fix the value\. The plugin "own" reads it\.$/,
    /^config-value docs\.json:4:29 glossary\.deep\[1\] is not valid: /,
    /^config-value docs\.json:5:12 quiet is not valid: /,
    /^front-matter-value b\.mdx:3:8 level is not valid: .* The plugin "own" reads it\.$/,
    /docs\.json:6:3 quietly .* Write "quiet": true\.$/,
    /^front-matter-key index\.mdx:3:1 .* Did you mean level: basic\?$/,
  ]);
  expect(seen).toEqual([
    ['basic', { quiet: true }, undefined],
    ['basic', { quiet: true }, undefined],
  ]);
});

test('config replaces settings, in the order of plugins, and its mistakes are at the plugin', async () => {
  const { problems, read } = await build(
    [
      {
        name: 'first',
        settings: { product: z.string() },
        config: ({ name }, { settings: { product } }) => ({ name: `${String(name)} ${product}`, product: 'Other' }),
        outputs: [
          { paths: 'a.txt', files: (_, { settings }) => [{ path: 'a.txt', content: String(settings['product']) }] },
        ],
      },
      { name: 'second', config: async ({ name }) => ({ name: `${String(name)}!`, theme: 'mintt', colours: {} }) },
    ],
    {},
    { product: 'Docs' },
  );
  expect(read('index.html')).toContain('Acme Docs!');
  expect(read('a.txt')).toBe('Other');
  expectProblems(problems, [
    / vite\.config:1:1 .*"mintt".* The plugin "second" has set this value\.$/,
    / vite\.config:1:1 .*colours.* The plugin "second" has set this value\.$/,
  ]);
});

test('a config hook that returns something else, or settings of a wrong type', async () => {
  const { problems } = await build([
    { name: 'number', config: () => 5 as never },
    { name: 'date', config: () => ({ banner: new Date() as never }) },
    { name: 'links', config: () => ({ navbar: { links: 5 as never } }) },
  ]);
  expectProblems(problems, [
    /^plugin-result vite\.config:1:1 The hook "config" of the plugin "number" returned a number instead of an object/,
    /^plugin-result vite\.config:1:1 The hook "config" of the plugin "date" returned data in which the settings\.banner is a Date/,
    /^config-type vite\.config:1:1 navbar\.links .* The plugin "links" has set this value\.$/,
  ]);
});

test('keys of two owners are conflicts', async () => {
  const { problems } = await build(
    [
      { name: 'first', settings: { shared: z.string(), colors: z.string() }, frontMatter: { icon: z.string() } },
      { name: 'second', settings: { shared: z.number() } },
    ],
    {},
    { shared: 3 },
  );
  expectProblems(problems, [
    /^plugin-conflict .*plugin "first" and Octavo both have the key "colors" in docs\.json; it belongs to Octavo\./,
    /^plugin-conflict .*plugin "second" and the plugin "first" both have the key "shared" in docs\.json; it belongs to the plugin "second"\./,
    /^plugin-conflict .*plugin "first" and Octavo both have the key "icon" in front matter; it belongs to Octavo\./,
  ]);
});

test('a schema that throws or returns odd data names the plugin', async () => {
  const broken = handwritten(() => {
    throw new Error('broken');
  });
  const { problems } = await build(
    {
      name: 'own',
      settings: { a: broken, b: z.string().transform(() => new Date()) },
      frontMatter: { c: broken },
    },
    {},
    { a: 1, b: 'x' },
  );
  expectProblems(problems, [
    /^plugin-failed \S+ The plugin "own" failed in "settings": broken /,
    /^plugin-failed \S+ The plugin "own" failed in "settings": The schema of "b" returned data in which it is a Date/,
    /^plugin-failed \S+ The plugin "own" failed in "frontMatter": broken /,
  ]);
});
