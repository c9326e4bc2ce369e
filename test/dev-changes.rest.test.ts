/** Each kind of change to the files of a site: the dev server then serves what a fresh build writes. */
import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ViteDevServer } from 'vite';
import { buildSite } from '../plugin/site-build/build-site.js';
import { startDev } from './browser/open-in-dev.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { differentInDev } from './fuzz/compare-dev.js';
import { limits } from './time-limits.mjs';

const temporary = temporaryFolder();
const root = join(temporary, 'docs');
let server: ViteDevServer;
let url: string;

/** `docs.json` with these pages of one group, and a folder. */
const settings = (name: string, pages: readonly string[]) => ({
  name,
  theme: 'mint',
  colors: { primary: '#0D9373' },
  api: { openapi: 'api.json' },
  navigation: {
    groups: [
      { group: 'Guides', pages },
      { group: 'Moons', pages: ['moons/*'] },
      { group: 'API', pages: ['GET /moons'] },
    ],
  },
});

const specification = (summary: string) => ({
  openapi: '3.1.0',
  info: { title: 'Moons', version: '1' },
  paths: { '/moons': { get: { summary, responses: { 200: { description: 'All moons.' } } } } },
});

const picture = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"></svg>`;

const plugin = (word: string) =>
  `const add = () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${word}' }] }); };\n` +
  `export default { plugins: [{ name: 'words', remark: [add] }] };\n`;

const page = (text: string) => `---\ntitle: ${text}\n---\n\nText of ${text}. [Second](/guides/two)\n`;
const reader = (text: string) =>
  `import Shared from '/snippets/shared.mdx';\n\n${text}\n\n<Shared />\n\n![One](/images/one.svg)\n\n{new Date(0).getFullYear()}\n`;

const write = (file: string, content: unknown): void => void writeFiles(root, { [file]: content });
const rename = (from: string, to: string): void => renameSync(join(root, from), join(root, to));
const remove = (file: string): void => rmSync(join(root, file), { recursive: true });
const git = (...words: string[]): void => {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...author, ...words], { cwd: root, stdio: 'ignore' });
};
const pages = ['index', 'guides/one', 'guides/two', 'guides/three'];

beforeAll(async () => {
  writeFiles(root, {
    'docs.json': settings('First', pages),
    'api.json': specification('List moons'),
    'octavo.config.js': plugin('one'),
    'index.mdx': page('Start'),
    'guides/one.mdx': reader('Reads a snippet.'),
    'guides/two.mdx': page('Second'),
    'moons/phobos.mdx': page('Phobos'),
    'snippets/shared.mdx': 'Shared words.\n',
    'images/one.svg': picture(10),
  });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
  git('branch', 'other');
  ({ server, url } = await startDev(root));
});
afterAll(() => server.close());

/** The kinds, in their order: later ones start from what earlier ones have left. */
const changes: Readonly<Record<string, () => void>> = {
  'a page is edited': () => write('index.mdx', page('Edited')),
  'a page is new': () => write('guides/three.mdx', page('Third')),
  'a page is renamed': () => rename('guides/three.mdx', 'guides/four.mdx'),
  'a page is deleted': () => remove('guides/four.mdx'),
  'a page of a listed folder is new': () => write('moons/mars/deimos.mdx', page('Deimos')),
  'a page of a listed folder moves up': () => write('moons/titan.mdx', page('Titan').replace('---', '---\norder: 1')),
  'a folder in a listed folder is renamed': () => rename('moons/mars', 'moons/planets'),
  'a page of a listed folder is deleted': () => remove('moons/titan.mdx'),
  'a page is broken': () => write('guides/two.mdx', '<Card>\n\nText.\n'),
  'a page is repaired': () => write('guides/two.mdx', page('Repaired')),
  'a snippet is edited': () => write('snippets/shared.mdx', 'Other words.\n'),
  'a snippet is deleted': () => remove('snippets/shared.mdx'),
  'a snippet is new': () => write('snippets/shared.mdx', 'New words.\n'),
  'settings are edited': () => write('docs.json', settings('Second', [...pages, 'guides/five'])),
  'settings are broken': () => write('docs.json', '{ "name": '),
  'settings are repaired': () => write('docs.json', settings('Third', pages)),
  'a specification is edited': () => write('api.json', specification('All moons')),
  'a specification is broken': () => write('api.json', '{ "openapi": '),
  'a specification is repaired': () => write('api.json', specification('Moons again')),
  'a plugin is edited': () => write('octavo.config.js', plugin('two')),
  'an image is edited': () => write('images/one.svg', picture(30)),
  'an image is renamed': () => rename('images/one.svg', 'images/two.svg'),
  'an image is new': () => write('images/one.svg', picture(40)),
  'a folder is renamed': () => rename('guides', 'manuals'),
  'a folder is deleted': () => remove('manuals'),
  'the branch is switched': () => git('checkout', '--quiet', '--force', 'other', '--', '.'),
};

/** Files that differ after a change. Dev builds no page for a list of pages, so that such lists have pages with errors. */
const differences: Readonly<Record<string, readonly string[]>> = {
  'a page is broken': ['.well-known/llms.txt', 'llms.txt', 'pages.json'],
};

test.each(Object.keys(changes))('%s', async (kind) => {
  changes[kind]!();
  const outDir = join(temporary, 'out');
  rmSync(outDir, { recursive: true, force: true });
  const { report, pages: count } = await buildSite({ root, outDir, cacheDir: false });
  // A build that fails writes nothing. Dev then shows its first error instead of a page.
  const failure = report.errors[0];
  const state = async (): Promise<unknown> =>
    count > 0 ? await differentInDev(outDir, url) : (await (await fetch(url)).text()).includes(failure!.code);
  await expect.poll(state, { timeout: limits.wait() }).toEqual(count > 0 ? (differences[kind] ?? []) : true);
});
