/** Plugins add components, Markdown syntax, parts, files, checks and API formats, and their pages are cached. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Plugin } from '../../plugin/plugins/plugin.js';
import { buildSite } from '../../plugin/site-build/build-site.js';
import { buildSite as buildWithCommand, runOctavo } from '../cli/run-octavo.js';
import { startOctavo } from '../cli/start-octavo.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';

const pages = {
  'docs.json': { name: 'Acme', navigation: { pages: ['index'] } },
  'index.mdx': '---\ntitle: Start\n---\n\nText.\n',
};

test('a plugin adds a component, syntax, a part, a file, a check and an API format', async () => {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': {
      name: 'Acme',
      navigation: {
        groups: [
          { group: 'Docs', pages: ['index'] },
          { group: 'API', openapi: 'api.json' },
        ],
      },
    },
    'index.mdx': '---\ntitle: Start\n---\n\n<Stat>Ten</Stat> +++marked+++\n',
    'api.json': { routes: ['/pets'] },
    'octavo.config.mjs': `const mark = () => (tree) => {
  for (const node of tree.children.flatMap(({ children = [] }) => children))
    if (node.type === 'text') node.value = node.value.replace(/\\+\\+\\+(.+)\\+\\+\\+/, '«$1»');
};
export default {
  name: 'all',
  components: { Stat: ({ children }, page, { h }) => h('b', null, children) },
  remark: [mark],
  parts: { footer: (page, { h }) => h('footer', null, 'Own footer') },
  outputs: [{ paths: 'humans.txt', files: ({ pages }) => [{ path: 'humans.txt', content: String(pages.length) }] }],
  rules: [{ name: 'own-rule', level: 'warning', check: () => [{ message: 'Found', line: 5 }] }],
  formats: [{
    name: 'Routes',
    matches: (file, value) => Array.isArray(value?.routes),
    toOpenApi: ({ routes }) => ({
      openapi: '3.1.0',
      info: { title: 'API', version: '1' },
      paths: Object.fromEntries(routes.map((route) => [route, { get: { summary: 'Pets', responses: {} } }])),
    }),
  }],
};\n`,
  });
  const out = join(root, 'dist');
  expect((await buildWithCommand(root, out)).result.errors).toEqual([]);
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  for (const text of ['<b>Ten</b> «marked»', '<footer>Own footer</footer>']) expect(page).toContain(text);
  // With the overview of the API.
  expect(readFileSync(join(out, 'humans.txt'), 'utf8')).toBe('3');
  expect(readFileSync(join(out, 'api-reference/pets/index.html'), 'utf8')).toContain('/pets');
  const { stdout } = await runOctavo(['check', '--json'], root);
  expect(JSON.parse(stdout)).toMatchObject({ warnings: [{ code: 'own-rule', file: 'index.mdx', line: 5 }] });
});

test('plugins that are options need a key for the cache', async () => {
  const root = writeFiles(temporaryFolder(), pages);
  const cacheDir = temporaryFolder();
  let count = 0;
  const build = async (cacheKey?: string): Promise<number> => {
    const plugin: Plugin = { name: 'count', cacheKey, visitors: [{ visit: () => void count++ }] };
    count = 0;
    await buildSite({ root, outDir: join(root, 'dist'), cacheDir, plugins: [plugin] });
    return count;
  };
  expect([await build('one'), await build('one'), await build('two'), await build(), await build()]).toEqual([
    1, 0, 1, 1, 1,
  ]);
});

test('a plugin of the file can have a key for what it reads elsewhere', async () => {
  const config = (key: string): string =>
    `export default { name: 'stage', ${key} parts: { footer: (page, { h }) => h('footer', null, process.env.STAGE) } };\n`;
  const build = async (key: string): Promise<boolean> => {
    const cwd = writeFiles(temporaryFolder(), { ...pages, 'octavo.config.mjs': config(key) });
    const env = { XDG_CACHE_HOME: temporaryFolder() };
    for (const STAGE of ['first', 'second'])
      expect(await startOctavo(['build'], { cwd, env: { ...env, STAGE } }).ended).toMatchObject({ status: 0 });
    return readFileSync(join(cwd, 'dist/index.html'), 'utf8').includes('<footer>second</footer>');
  };
  expect([await build(''), await build('cacheKey: () => process.env.STAGE,')]).toEqual([false, true]);
});
