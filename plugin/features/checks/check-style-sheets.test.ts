import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FolderScan } from '../../load/scan/scan-folder.js';
import type { Site } from '../../core/model/types.js';
import { LinkCheck } from './check-links.js';
import { checkStyleSheets } from './check-style-sheets.js';

function missing(css: string, base = '/'): string[] {
  const root = mkdtempSync(join(tmpdir(), 'octavo-'));
  mkdirSync(join(root, 'styles'));
  writeFileSync(join(root, 'styles/a.css'), css);
  const assets = ['styles/a.css', 'styles/near.png', 'far.png', 'gone.css'];
  const links = new LinkCheck(
    { root, redirects: [] } as unknown as Site,
    { pages: [], assets, included: [] } as unknown as FolderScan,
    () => false,
  );
  return checkStyleSheets(root, assets, base, links).map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
}

test('addresses are relative to the style sheet', () => {
  expect(missing('a{x:url(near.png?v=1)}\nb{x:url(../far.png) url(/far.png)}')).toEqual([]);
  expect(missing('a{x:url(far.png)}\nb{x:url(/near.png)}')).toEqual([
    'styles/a.css:1:5 There is no file "/styles/far.png".',
    'styles/a.css:2:5 There is no file "/near.png".',
  ]);
});

test('addresses may contain the base path', () => {
  expect(missing('a{x:url(/docs/far.png) url(/far.png)}', '/docs/')).toEqual([]);
  expect(missing('a{x:url(/docs/none.png)}', '/docs/')).toEqual([
    'styles/a.css:1:5 There is no file "/docs/none.png".',
  ]);
  expect(missing('a{x:url(/other.png)}', '/docs/')).toEqual(['styles/a.css:1:5 There is no file "/other.png".']);
});

test('other sites, parts of the page and data are not files', () => {
  expect(
    missing('a{x:url(https://a.example/b.png) url(//a.example/b.png) url(#c) url(data:image/png;base64,A)}'),
  ).toEqual([]);
});
