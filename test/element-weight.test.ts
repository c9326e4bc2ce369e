/** The scripts that a page loads for its elements, and their maximum size. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { weighElements } from './bench/element-weight.js';
import { buildSite } from './cli/run-octavo.js';
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
  await buildSite(root, outDir);
});

/** Elements whose module the page loads or preloads, except the theme toggle, which is on every page. */
function loaded(page: string): string[] {
  const html = readFileSync(join(outDir, page, 'index.html'), 'utf8');
  return weights
    .filter(({ tag, files }) => tag !== 'octavo-theme-toggle' && html.includes(`/${files[0]}"`))
    .map(({ tag }) => tag);
}

test('loads no element scripts for callouts, cards and steps', () => {
  expect(loaded('plain')).toEqual([]);
});

test('loads the script of tabs on a page with tabs', () => {
  expect(loaded('tabs')).toEqual(['octavo-tabs']);
});

test('loads at most 6 KB of script per element, without Lit', () => {
  expect(weights.length).toBeGreaterThan(5);
  expect(weights.filter(({ gzip }) => gzip > 6 * 1024)).toEqual([]);
});

test('loads Lit only for elements, not for the script of every page', () => {
  const manifest = JSON.parse(readFileSync(new URL('../dist/client/manifest.json', import.meta.url), 'utf8')) as Record<
    string,
    { imports: string[] }
  >;
  const isBase = (file: string): boolean => file.startsWith('base-');
  expect(manifest['octavo-toc']!.imports.some(isBase)).toBe(true);
  expect([...manifest['boot']!.imports, ...manifest['search']!.imports].filter(isBase)).toEqual([]);
});
