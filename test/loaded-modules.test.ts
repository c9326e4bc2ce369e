/** The modules that builds load: a site pays only for the features that it uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startOctavo } from './cli/start-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

/** Code of features that a plain site does not use, and tools that only components and plugins need. */
const unused =
  /\/(?:vite|rolldown|unified)\/|\/(?:analytics-output|client-bundle|draw-preview|island-bundle|module-loader|pagefind-files|plugin-output|site-findings|site-islands|star-counts|tree-plugins|write-disk-site)-/;

test('a plain site loads no Vite, and no code of features that it does not use', async () => {
  const cwd = writeFiles(temporaryFolder(), {
    'docs.json': { name: 'Acme', navigation: { pages: ['index'] } },
    'index.mdx': '---\ntitle: Start\n---\n\nText.\n',
  });
  const env = { XDG_CACHE_HOME: temporaryFolder() };
  for (const kind of ['cold', 'unchanged']) {
    const coverage = temporaryFolder();
    expect(await startOctavo(['build'], { cwd, env: { ...env, NODE_V8_COVERAGE: coverage } }).ended).toMatchObject({
      status: 0,
    });
    const loaded = readdirSync(coverage).flatMap((file) => {
      const { result } = JSON.parse(readFileSync(join(coverage, file), 'utf8')) as { result: { url: string }[] };
      return result.map(({ url }) => url).filter((url) => url.startsWith('file:'));
    });
    expect(loaded.some((url) => url.includes('/build-site-'))).toBe(true);
    expect([kind, ...loaded.filter((url) => unused.test(url))]).toEqual([kind]);
  }
});
