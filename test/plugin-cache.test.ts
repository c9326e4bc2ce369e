/** Pages with plugins are cached as long as nothing that the plugins depend on changes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Plugin } from '../plugin/hooks/plugin.js';
import { buildSite } from '../plugin/site-build/build-site.js';
import { startOctavo } from './cli/start-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const pages = {
  'docs.json': { name: 'Acme', navigation: { pages: ['index'] } },
  'index.mdx': '---\ntitle: Start\n---\n\nText.\n',
};

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
