/** The scripts that a page loads for its elements, and their maximum size. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { weighElements } from './bench/element-weight.js';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder } from './cli/temporary-folder.js';

const weights = weighElements(fileURLToPath(new URL('../dist/client/', import.meta.url)));
const outDir = join(temporaryFolder(), 'out');

const plain = `<Note>Words</Note>

<CardGroup>
  <Card title="One" href="/tabs">Words</Card>
</CardGroup>

<Steps>
  <Step title="First">Words</Step>
</Steps>`;
const tabs = '<Tabs>\n  <Tab title="One">Words</Tab>\n  <Tab title="Two">Words</Tab>\n</Tabs>';

beforeAll(async () => {
  const root = temporaryFolder();
  mkdirSync(root, { recursive: true });
  const settings = {
    name: 'Weights',
    theme: 'mint',
    colors: { primary: '#3b82f6' },
    navigation: { pages: ['plain', 'tabs'] },
  };
  writeFileSync(join(root, 'docs.json'), JSON.stringify(settings));
  writeFileSync(join(root, 'plain.mdx'), `---\ntitle: Plain\n---\n\n${plain}\n`);
  writeFileSync(join(root, 'tabs.mdx'), `---\ntitle: Tabs\n---\n\n${tabs}\n`);
  await buildFolder(root, outDir);
});

/** Elements whose module the page loads or preloads, except the theme toggle, which is on every page. */
function loaded(page: string): string[] {
  const html = readFileSync(join(outDir, page, 'index.html'), 'utf8');
  return weights
    .filter(({ tag, files }) => tag !== 'octavo-theme-toggle' && new RegExp(`/${files[0]}[ "]`).test(html))
    .map(({ tag }) => tag);
}

test('loads no element scripts for callouts, cards and steps', () => {
  expect(loaded('plain')).toEqual([]);
});

test('loads the script of tabs on a page with tabs', () => {
  expect(loaded('tabs')).toEqual(['octavo-tabs']);
});

test('loads at most 6.5 KB of script per element, without Lit', () => {
  expect(weights.length).toBeGreaterThan(5);
  expect(weights.filter(({ gzip }) => gzip > 6.5 * 1024)).toEqual([]);
});

test('loads neither Lit nor more than 6.5 KB of script before the reader uses the page', () => {
  const client = new URL('../dist/client/', import.meta.url);
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', client), 'utf8')) as Record<
    string,
    { file: string; imports: string[] }
  >;
  const isBase = (file: string): boolean => file.startsWith('base-');
  expect(manifest['octavo-toc']!.imports.some(isBase)).toBe(true);
  const ofShell = ['boot', 'versions'].map((name) => manifest[name]!);
  const files = [...new Set(ofShell.flatMap(({ file, imports }) => [file, ...imports]))];
  expect(files.filter(isBase)).toEqual([]);
  const sizes = files.map((file) => gzipSync(readFileSync(new URL(file, client))).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(6.5 * 1024);
  const html = readFileSync(join(outDir, 'tabs/index.html'), 'utf8');
  expect(html.match(/<(?:script|link)[^>]*\/_octavo\/(?:base|tabs|theme-toggle)-/g)).toBeNull();
});
