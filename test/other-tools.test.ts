/** Pages of other tools, built as a site: nothing is lost, nothing is silent. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { BuildResult } from '../plugin/site-build/build-site.js';
import { foundPages } from './settings/found-pages.js';
import { buildFolder } from './fixtures/build-folder.js';
import { readSite } from '../plugin/site-build/read-site.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const folder = temporaryFolder();
const navigation = { pages: ['index', 'draft', 'unlisted', 'keys', 'more'] };
const redirects = [{ source: '/older', destination: '/keys' }];
const files = {
  'docs.json': JSON.stringify({ name: 'Acme', navigation, seo: { indexing: 'all' }, redirects }),
  'index.md': `---
title: Home
sidebar_position: 1
---

:::tip[Use \`npm\`]
Guided words.
:::

::: code-group
\`\`\`sh [npm]
npm install words
\`\`\`
:::

[[toc]]

!!! warning "Careful"
    Indented words.

{% include x %} and {{ page.title | upcase }}
`,
  'draft.mdx': '---\ntitle: Draft\ndraft: true\n---\n\nSecretive draft\n',
  'unlisted.mdx': '---\ntitle: Unlisted\nunlisted: true\n---\n\nUnlistable words\n',
  'keys.mdx': `---
title: Keys
sidebar_label: 4.10
tableOfContents: false
prev: false
next: false
sidebar_position: 2
estimatedTime: 5 minutes
aliases: [/old, /older/]
slug: elsewhere
---

## Part

Words
`,
  'more.mdx': '---\ntitle: More\nestimatedTime: 6 minutes\nhero: { name: Acme }\n---\n\nWords\n',
};

let result: BuildResult;

beforeAll(async () => {
  writeFiles(join(folder, 'docs'), files);
  result = await build();
});

function build(): Promise<BuildResult> {
  return buildFolder(join(folder, 'docs'), join(folder, 'out'), { siteUrl: 'https://acme.test' });
}

const read = (path: string): string => readFileSync(join(folder, 'out', path), 'utf8');

/** All text of all files that match. */
function textOf(pattern: RegExp): string {
  const entries = readdirSync(join(folder, 'out'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && pattern.test(join(entry.parentPath, entry.name).slice(folder.length)))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

test('containers and code titles are in the page, in its Markdown, in llms-full.txt and in the search', () => {
  expect(read('index.html')).toMatch(/<octavo-tip[^>]*>[^]*Use <code>npm<\/code>[^]*Guided words\.[^]*<\/octavo-tip>/);
  expect(read('index.html')).toContain('octavo-code-group');
  for (const text of [read('index.md'), read('llms-full.txt')]) {
    expect(text).toContain('> [!TIP]\n> **Use `npm`**\n>\n> Guided words.');
    expect(text).toContain('npm install words');
    expect(text).not.toMatch(/:::|\[\[toc\]\]/);
  }
  expect(foundPages({ file: read }, 'guided')).toEqual(['Home']);
});

test('a draft is in no file, and a notice names it', () => {
  expect(textOf(/./)).not.toContain('Secretive');
  expect(existsSync(join(folder, 'out', 'draft/index.html'))).toBe(false);
  expect(problems('page-draft')).toEqual(['draft.mdx:3 The page is a draft, so the build leaves it out.']);
});

test('drafts are pages with a label in dev', async () => {
  const { pages } = await readSite({ root: join(folder, 'docs'), drafts: true });
  expect(pages.find(({ path }) => path === 'draft')).toMatchObject({ meta: { tag: 'Draft' } });
});

test('an unlisted page is built, and in no list and no index', () => {
  expect(read('unlisted/index.html')).toContain('Unlistable words');
  expect(read('unlisted/index.html')).toContain('content="noindex"');
  expect(read('index.html')).not.toContain('Unlisted');
  expect(textOf(/llms|sitemap/)).not.toMatch(/unlist/i);
  expect(foundPages({ file: read }, 'unlistable')).toEqual([]);
});

test('front matter has its effect', () => {
  expect(read('index.html')).toContain('>4.10<');
  const page = read('keys/index.html');
  expect(page).toContain('data-mode="wide"');
  expect(page).not.toContain('id="pagination"');
  expect(read('_redirects')).toMatch(/^\/old +\/keys\/? +301$/m);
  expect(read('old/index.html')).toContain('url=/keys/');
  expect(read('older/index.html')).toContain('url=/keys/');
  expect(problems('redirect-repeated')).toEqual([
    'keys.mdx:9 "/older" in docs.json:1 already redirects to the same destination.',
  ]);
});

test('each key without an effect is reported once, with all places', () => {
  expect(problems('front-matter-unused')).toEqual([
    'index.md:3 and 1 more sidebar_position has no effect, because no entry such as "guides/*" in the navigation lists the page.',
    'keys.mdx:8 and 1 more estimatedTime has no effect: Octavo has no such front matter key, and the site has no plugin that reads it.',
  ]);
  expect(problems('front-matter-unsupported')).toEqual([
    'keys.mdx:10 slug has no effect with this value; it is a key of Docusaurus or Starlight.',
  ]);
});

test('syntax that is not rendered is reported with its place', () => {
  expect(problems('foreign-syntax').map((text) => text.replace(/ is syntax.*/, ''))).toEqual([
    'index.md:18 `!!! warning "Careful"`',
    'index.md:21 `{{ page.title | upcase }}`',
  ]);
});

test('a file that is not included, and front matter that is not shown, are errors of a site that is written', () => {
  expect(problems('content-lost').map((text) => text.replace(/ is syntax.*|;.*/, ''))).toEqual([
    'index.md:21 `{% include x %}`',
    'more.mdx:4 hero is not shown',
  ]);
  expect(result.report.errors.map(({ code }) => code)).toEqual(['content-lost', 'content-lost']);
});

test('keys that a plugin names, and own keys of a site with plugins, are not reported', async () => {
  writeFiles(join(folder, 'docs'), {
    'octavo.config.mjs': "export default { plugins: [{ name: 'a', facts: ({ meta }) => meta.sidebar_position }] };",
  });
  result = await build();
  expect(problems('front-matter-unused')).toEqual([]);
  expect(problems('front-matter-unsupported')).toHaveLength(1);
});

function problems(wanted: string): string[] {
  const { errors, warnings, notices } = result.report;
  return [...errors, ...warnings, ...notices]
    .filter(({ code }) => code === wanted)
    .map(({ file, line, message, places = [] }) => {
      const more = places.length > 1 ? ` and ${places.length - 1} more` : '';
      return `${file}:${line}${more} ${message}`;
    });
}
