import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/cli/temporary-folder.js';
import type { Site } from '../../core/model/types.js';
import { articleDocument } from './article.js';
import { failedPagefind, findPagefind, missingPagefind } from './find-pagefind.js';

const location = { file: 'docs.json', line: 3, column: 28 };
const site = (root: string) =>
  ({
    root,
    configFile: 'docs.json',
    references: [{ kind: 'search-adapter', value: 'pagefind', key: 'search.adapter', location }],
  }) as unknown as Site;

test('reports that the package is missing, with the command that installs it', () => {
  expect(missingPagefind(site(temporaryFolder()))).toEqual([
    {
      code: 'pagefind-missing',
      message: 'search.adapter: The package "pagefind" is not installed. The built-in index is used.',
      hint: 'Run "npm install --save-dev pagefind", or remove "search.adapter".',
      ...location,
    },
  ]);
});

test('finds the package of the project', () => {
  const root = temporaryFolder();
  const folder = join(root, 'node_modules/pagefind');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "main": "lib/index.js", "version": "1.6.0" }');
  expect(missingPagefind(site(root))).toEqual([]);
  expect(findPagefind(site(root))).toEqual({ file: join(folder, 'lib/index.js'), version: '1.6.0' });
});

test('describes a page to Pagefind with its filters and title', () => {
  const page = { title: 'A "b"', route: '/a', crumbs: ['Start'], boost: 2, tab: 'Guides', version: 'v2' };
  const html = '<body><nav>Menu</nav><main id="content-area" tabindex="-1"><div id="content">Text</div></main><footer>';
  expect(articleDocument(html, page)).toBe(
    '<html><body><article data-pagefind-body="" data-pagefind-weight="2" data-version="v2" data-product="*" data-tab="Guides" ' +
      'data-pagefind-filter="version[data-version], product[data-product], tab[data-tab]" data-title="A &quot;b&quot;" ' +
      'data-crumbs="Start" data-pagefind-meta="title[data-title], crumbs[data-crumbs]">' +
      '<main id="content-area" tabindex="-1"><div id="content">Text</div></main></article></body></html>',
  );
  expect(articleDocument('<body></body>', page)).toBeUndefined();
});

test('reports why Pagefind failed', () => {
  const { message, line } = failedPagefind(site('/docs'), 'no binary for this platform\n');
  expect([message, line]).toEqual([
    'search.adapter: Pagefind failed: no binary for this platform. The built-in index is used.',
    3,
  ]);
});
