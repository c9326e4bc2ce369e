import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Report } from '../core/errors/errors.js';
import { ownedBy } from '../outputs/output.js';
import { outputsOf } from './builtins.js';
import { loadSite } from './load-site.js';

const loaded = (await loadSite({ root: join(import.meta.dirname, '../../demo') }, new Report()))!;
const outputs = await outputsOf(loaded);
const owns = ownedBy(outputs, loaded);

test.each([
  '404.html',
  'llms.txt',
  'llms-full.txt',
  '.well-known/llms.txt',
  '.well-known/llms-full.txt',
  'pages.json',
  'robots.txt',
  'sitemap.xml',
  'sitemap/index.html',
  'components/updates/rss.xml',
  '_octavo/search/index.json',
  'start/editor-rules/index.html',
])('links can point to %s', (path) => expect(owns(path)).toBe(true));

test.each(['llms', 'robots', 'missing/rss.xml', 'missing/index.html', 'guide.txt', 'site-map/index.html'])(
  'no output has %s',
  (path) => expect(owns(path)).toBe(false),
);

test('each output has a name of its own, because keys contain it', () => {
  expect(new Set(outputs.map(({ name }) => name)).size).toBe(outputs.length);
});
