/** Hooks that run in each build: what they read may change between builds of an unchanged folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { buildSite } from './cli/run-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

afterEach(() => vi.unstubAllEnvs());

/** A site with a plugin, built once. `build` returns the problems, and the pages with other HTML than before. */
async function site(plugin: string, pages: number) {
  const names = Array.from({ length: pages }, (_, index) => `p${index}`);
  const root = writeFiles(temporaryFolder(), {
    'docs.json': { name: 'Acme', colors: { primary: '#336699' }, navigation: { pages: names } },
    ...Object.fromEntries(names.map((name) => [`${name}.mdx`, `---\ntitle: Title ${name}\n---\n\nText.\n`])),
    'octavo.config.mjs': `export default { plugins: [{ name: 'own', ${plugin} }] };\n`,
  });
  const read = (name: string): string => readFileSync(join(root, 'dist', `${name}/index.html`), 'utf8');
  const readAll = (): string[] => names.map(read);
  let before: string[] = [];
  const build = async () => {
    const { errors, warnings } = (await buildSite(root, join(root, 'dist'))).result;
    const after = readAll();
    const changed = names.filter((_, index) => before[index] !== after[index]);
    before = after;
    return { changed, problems: [...errors, ...warnings] };
  };
  await build();
  return { build, read };
}

test('an environment variable that `config` reads', async () => {
  vi.stubEnv('SITE_NAME', 'One');
  const { build, read } = await site('config: (settings) => ({ ...settings, name: process.env.SITE_NAME })', 3);
  expect(await build()).toEqual({ changed: [], problems: [] });
  expect(read('p1')).toContain('One');
  vi.stubEnv('SITE_NAME', 'Two');
  expect(await build()).toEqual({ changed: ['p0', 'p1', 'p2'], problems: [] });
  expect(read('p1')).toContain('Two');
});

test('an environment variable that `pageData` reads for one page of 500', async () => {
  vi.stubEnv('NOTE', 'One');
  const { build, read } = await site(
    'pageData: ({ path }) => (path === "p250" ? { meta: { description: process.env.NOTE } } : undefined)',
    500,
  );
  expect(await build()).toEqual({ changed: [], problems: [] });
  vi.stubEnv('NOTE', 'Two');
  expect(await build()).toEqual({ changed: ['p250'], problems: [] });
  expect(read('p250')).toContain('Two');
});

test('hooks that fail in a later build are reported, and the site is built without their changes', async () => {
  const hook = '{ if (process.env.FAILS) throw new Error("no network"); }';
  const { build } = await site(`config() ${hook}, pageData() ${hook}`, 2);
  vi.stubEnv('FAILS', 'yes');
  const failed = await build();
  expect(failed.problems).toMatchObject([
    { code: 'plugin-failed', file: 'octavo.config.mjs', message: expect.stringContaining('"config"') },
    { code: 'plugin-failed', file: 'octavo.config.mjs', message: expect.stringContaining('"pageData"') },
  ]);
  vi.stubEnv('FAILS', '');
  expect(await build()).toEqual({ changed: [], problems: [] });
});
