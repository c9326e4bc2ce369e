/** Keys and pages of plugins in dev: docs.json, front matter, files, and the plugin change without a restart. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ViteDevServer } from 'vite';
import { startDev } from './browser/open-in-dev.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { limits } from './time-limits.mjs';

const root = join(temporaryFolder(), 'docs');
let server: ViteDevServer;
let url: string;

const zod = import.meta.resolve('zod');
const settings = (mood: unknown) => ({ name: 'Acme', mood, navigation: { pages: ['index'] } });
const page = (level: string): string => `---\ntitle: Start\nlevel: ${level}\n---\n\nText.\n`;
const plugin = (mark: string): string => `import { z } from '${zod}';
export default { plugins: [{
  name: 'own',
  settings: { mood: z.string() },
  frontMatter: { level: z.enum(['basic', 'expert']).default('basic') },
  config: ({ name }, { settings: { mood } }) => ({ name: name + ' ' + mood }),
  pages: async (site, { root }) => {
    const { readFileSync } = await import('node:fs');
    return [{ path: 'made', meta: { title: 'Made' }, content: readFileSync(root + '/made.txt', 'utf8'), file: 'made.txt' }];
  },
  pages: async (site, { root }) => {
    const { readFileSync } = await import('node:fs');
    return [{ path: 'made', meta: { title: 'Made' }, content: readFileSync(root + '/made.txt', 'utf8'), file: 'made.txt' }];
  },
  parts: { footer: ({ meta, site }, { h }) => h('p', null, site.name + '${mark} ' + meta.level) },
}] };\n`;

beforeAll(async () => {
  writeFiles(root, { 'docs.json': settings('calm'), 'octavo.config.js': plugin('!'), 'index.mdx': page('expert') });
  writeFiles(root, { 'made.txt': 'First words.' });
  ({ server, url } = await startDev(root));
});
afterAll(() => server.close());

const changes: readonly [kind: string, files: Record<string, unknown>, shown: string][] = [
  ['the start', {}, '<p>Acme calm! expert</p>'],
  ['docs.json', { 'docs.json': settings('glad') }, '<p>Acme glad! expert</p>'],
  ['front matter', { 'index.mdx': page('basic') }, '<p>Acme glad! basic</p>'],
  ['the plugin', { 'octavo.config.js': plugin('?') }, '<p>Acme glad? basic</p>'],
  ['a wrong value', { 'docs.json': settings(5) }, 'mood is not valid'],
  ['a repaired value', { 'docs.json': settings('well') }, '<p>Acme well? basic</p>'],
];

test.each(changes)('after a change of %s', async (_, files, shown) => {
  writeFiles(root, files);
  await expect.poll(async () => (await fetch(url)).text(), { timeout: limits.wait() }).toContain(shown);
});

test('a page of a plugin changes with the file that it is made from', async () => {
  const text = async (): Promise<string> => (await fetch(new URL('made', url))).text();
  await expect.poll(text, { timeout: limits.wait() }).toContain('First words.');
  writeFiles(root, { 'made.txt': 'Second words.' });
  await expect.poll(text, { timeout: limits.wait() }).toContain('Second words.');
});
