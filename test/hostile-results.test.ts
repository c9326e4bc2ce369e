/** Hooks that return values of every kind: each is one located error that names the plugin and the hook, and all pages are built. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runOctavo } from './cli/run-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

/** Code of plugins by their hook, with the value. */
const hooks: Readonly<Record<string, string>> = {
  pageData: 'pageData: () => value',
  facts: 'facts: () => value',
  policy: 'policy: () => value',
  head: 'head: () => value',
  'parts.footer': 'parts: { footer: { after: () => value } }',
  'parts.navbar': 'parts: { navbar: (page, { h }) => h("p", { title: value }, value) }',
  outputs: 'outputs: [{ paths: "own.txt", files: () => value }]',
  rules: 'rules: [{ name: "own", check: () => value }]',
  formats: 'formats: [{ name: "Own", matches: () => true, toOpenApi: () => value }]',
};

const values: Readonly<Record<string, string>> = {
  'a list that contains itself': 'const value = []; value.push(value);',
  'a function': 'const value = () => {};',
  'a symbol': 'const value = Symbol("no");',
  'an object whose members throw':
    'const value = { $element: true, get props() { throw new Error("no"); }, get meta() { throw new Error("no"); }, get [Symbol.iterator]() { throw new Error("no"); } };',
  'a proxy that throws':
    'const no = () => { throw new Error("no"); }; const value = new Proxy({}, { get: no, has: no, ownKeys: no, getPrototypeOf: no });',
  'an object without a prototype': 'const value = Object.assign(Object.create(null), { inner: Object.create(null) });',
};

/** For an attribute, these are text, or nothing. */
const harmless = [
  'parts.navbar a list that contains itself',
  'parts.navbar an object without a prototype',
  'formats an object without a prototype',
  'facts an object without a prototype',
];

test.each(Object.keys(values))('%s', async (kind) => {
  const plugins = Object.entries(hooks).map(([hook, code]) => `{ name: 'bad ${hook}', ${code} }`);
  const root = writeFiles(temporaryFolder(), {
    'docs.json': {
      name: 'Acme',
      navigation: {
        groups: [
          { group: 'Docs', pages: ['index', 'b'] },
          { group: 'API', openapi: 'api.json' },
        ],
      },
    },
    'index.mdx': '---\ntitle: Start\n---\n\nText.\n',
    'b.mdx': '---\ntitle: B\n---\n\nText.\n',
    'api.json': { collection: true },
    'octavo.config.mjs': `${values[kind]}\nexport default { plugins: [\n${plugins.join(',\n')}\n] };\n`,
  });
  type Found = { code: string; message: string; file: string };
  const run = async (command: string): Promise<Found[]> => {
    const { stdout } = await runOctavo([command, '--json', '--no-cache'], root);
    return (JSON.parse(stdout) as { errors: Found[] }).errors;
  };
  const errors = [...(await run('build')), ...(await run('check'))];
  expect(['', 'b'].filter((page) => existsSync(join(root, 'dist', page, 'index.html')))).toEqual(['', 'b']);
  expect(errors.filter(({ code, message }) => code === 'internal-error' || /bug/.test(message))).toEqual([]);
  const missing = Object.keys(hooks).filter(
    (hook) => !errors.some(({ message }) => message.includes(`"bad ${hook}"`) && message.includes(`"${hook}"`)),
  );
  expect(missing.filter((hook) => !harmless.includes(`${hook} ${kind}`))).toEqual([]);
  expect(errors.every(({ file }) => existsSync(join(root, file)))).toBe(true);
});
