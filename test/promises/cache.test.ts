/** The build cache must not change the output. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '../cli/run-octavo.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';

const temporary = temporaryFolder();
const root = join(temporary, 'docs');
const outDir = join(temporary, 'out');

beforeAll(async () => {
  cpSync(fileURLToPath(new URL('../sites/snippets', import.meta.url)), root, { recursive: true });
  await buildSite(root, outDir);
});

function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]));
}

test('writes the same files without the cache', async () => {
  const { status } = await buildSite(root, join(temporary, 'uncached'), '--no-cache');
  expect(status).toBe(0);
  expect(filesOf(join(temporary, 'uncached'))).toEqual(filesOf(outDir));
});

test('writes the same files in a second build', async () => {
  const before = filesOf(outDir);
  await buildSite(root, outDir);
  expect(filesOf(outDir)).toEqual(before);
});

test('rebuilds every page that uses a changed snippet', async () => {
  writeFiles(root, { 'snippets/greeting.mdx': 'Good morning, **{name}**.\n' });
  await buildSite(root, outDir);
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toContain('Good morning, <strong>Ada</strong>');
  expect(readFileSync(join(outDir, 'guides/relative/index.html'), 'utf8')).toContain(
    'Good morning, <strong>Grace</strong>',
  );
});

test('removes all output of a deleted page', async () => {
  const config = JSON.parse(readFileSync(join(root, 'docs.json'), 'utf8')) as object;
  writeFiles(root, { 'docs.json': { ...config, navigation: { pages: ['index'] } }, '.mintignore': 'guides/\n' });
  await buildSite(root, outDir);
  expect(Object.keys(filesOf(outDir)).filter((path) => path.includes('relative'))).toEqual([]);
});
