import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../test/cli/temporary-folder.js';
import { Report } from '../core/errors/errors.js';
import { apiFormats } from './api-formats.js';
import { featuresOf } from './builtins.js';
import { createPagePipeline } from '../page-build/create-page-pipeline.js';
import { openRegistry } from '../plugins/host/open-registry.js';
import { contentSiteKey } from '../load/content-site-key.js';
import { documentSiteKey } from '../shell/document-site-key.js';
import { loadSite } from './load-site.js';
import type { LoadedSite } from '../load/loaded-site.js';

const temporary = temporaryFolder();
const host = { runs() {}, report() {} };
let count = 0;

function folder(files: Record<string, unknown>, settings: object = {}): string {
  const config = { name: 'Docs', navigation: { pages: ['index'] }, ...settings };
  return writeFiles(`${temporary}/${++count}`, { 'docs.json': config, 'index.mdx': '# Start\n', ...files });
}

async function load(root: string): Promise<LoadedSite> {
  return (await loadSite({ root }, new Report()))!;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) Object.freeze(value);
  if (typeof value === 'object' && value !== null)
    Object.values(value).forEach((inner) => typeof inner === 'object' && frozen(inner));
  return value;
}

test('nothing changes the value: a page is built from a frozen one', async () => {
  const settings = {
    metadata: { timestamp: true },
    fonts: { family: 'Georgia' },
    styling: { codeblocks: { theme: { light: 'vitesse-light', dark: 'no-such-theme' } } },
    navbar: { links: [{ type: 'github', href: 'https://github.com/acme/docs' }] },
  };
  const loaded = frozen(await load(folder({ 'a/index.mdx': 'Text', 'a.mdx': 'Text' }, settings)));
  expect(loaded.codeThemes).toEqual({ light: 'vitesse-light', dark: 'github-dark-default' });
  expect(loaded.pages.map(({ route }) => route)).toEqual(['/a', '/a/index', '/']);
  expect(loaded.pages.map(({ lastUpdated }) => lastUpdated)).toEqual([undefined, undefined, undefined]);
  const { registry } = await openRegistry(await featuresOf(loaded), {}, { root: loaded.site.root, host });
  const pipeline = await createPagePipeline({ loaded, manifest: {} }, registry, apiFormats);
  const [entry] = loaded.pages;
  const compiled = await pipeline.compile(entry!.file, 'Text');
  if (compiled.kind !== 'static') throw new Error('The page needs no code.');
  const page = await pipeline.finish(compiled.tree, entry!, []);
  expect(await pipeline.document(entry!, page)).toContain('Text');
});

test('HTML that a plugin adds in pieces is around what is between them', async () => {
  const loaded = await load(folder({}));
  const quote = () => (tree: { children: object[] }) => {
    tree.children.unshift({ type: 'raw', value: '<blockquote>' });
    tree.children.push({ type: 'raw', value: '</blockquote>' });
  };
  const given = [{ name: 'quote', rehype: [quote] }];
  const { registry } = await openRegistry([], { given }, { root: loaded.site.root, host });
  const pipeline = await createPagePipeline({ loaded, manifest: {} }, registry, []);
  const compiled = await pipeline.compile('index.mdx', 'Text');
  if (compiled.kind !== 'static') throw new Error('The page needs no code.');
  expect((await pipeline.finish(compiled.tree, loaded.pages[0]!, [])).markdown).toBe('> Text');
});

test('the date in the front matter takes precedence over the date of the file', async () => {
  const { pages } = await load(folder({ 'a.mdx': '---\nlastUpdatedDate: 2026-02-03\ntimestamp: true\n---\n' }));
  expect(pages.map(({ lastUpdated }) => lastUpdated === '2026-02-03')).toEqual([true, false]);
});

test('the hash of a page is that of its source; a broken front matter is a problem of the page', async () => {
  const root = folder({ 'broken.mdx': '---\ntitle: "x\n---\n' });
  const before = await load(root);
  writeFiles(root, { 'index.mdx': '# Start\n\nMore.\n' });
  const after = await load(root);
  const hashes = [before, after].map(({ pages }) => pages.map(({ hash }) => hash));
  expect(hashes[0]![0]).toBe(hashes[1]![0]);
  expect(hashes[0]![1]).not.toBe(hashes[1]![1]);
  expect(before.pages[0]!.problems?.errors).toMatchObject([{ code: 'front-matter-syntax', file: 'broken.mdx' }]);
});

test('keys change with versions, and with theme and grammar files', async () => {
  const theme = { name: 'x', colors: {}, tokenColors: [] };
  const root = folder(
    { 'theme.json': theme },
    { styling: { codeblocks: { theme: { light: 'theme.json', dark: 'theme.json' } } } },
  );
  const keys = (loaded: LoadedSite): string[] => [contentSiteKey(loaded), documentSiteKey(loaded, {})];
  const before = await load(root);
  expect(keys(await load(root))).toEqual(keys(before));
  for (const [index, key] of keys({ ...before, versions: { ...before.versions, shiki: '99.0.0' } }).entries())
    expect(key).not.toBe(keys(before)[index]);
  writeFiles(root, { 'theme.json': { ...theme, type: 'dark' } });
  expect(contentSiteKey(await load(root))).not.toBe(contentSiteKey(before));
  rmSync(join(root, 'theme.json'));
  expect((await load(root)).codeThemes.light).toBe('github-light-default');
});
