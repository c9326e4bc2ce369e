import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingsSchemas } from '../../site-build/settings.js';
import type { PageEntry } from '../../core/model/types.js';
import { checkPageKeys } from './check-page-keys.js';

const root = mkdtempSync(join(tmpdir(), 'octavo-keys-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function page(path: string, meta: Record<string, unknown>): PageEntry {
  const lines = Object.entries(meta).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  writeFileSync(join(root, `${path}.mdx`), `---\n${lines.join('\n')}\n---\n`);
  return { path, route: `/${path}`, file: `${path}.mdx`, hidden: false, meta: { title: path, ...meta } };
}

test('front matter that has no effect is reported on each page, with the reason and the fix', () => {
  const pages = [page('a', { authors: ['Ada'] }), page('b', { authors: ['Ada'], createdDate: '2026-11-22' })];
  expect(checkPageKeys(root, { pages }, settingsSchemas.frontMatter)).toMatchObject([
    { code: 'front-matter-unsupported', message: 'authors has no effect.', file: 'a.mdx', line: 2 },
    { message: 'authors has no effect.', file: 'b.mdx', line: 2 },
    {
      message: 'createdDate has no effect.',
      hint: 'Only the date of the last change is shown. Remove it.',
      file: 'b.mdx',
      line: 3,
    },
  ]);
});

test('a related page that does not exist is reported, with the nearest one', () => {
  const pages = [page('guide', {}), page('c', { related: ['guid', 'guide', { Forum: 'https://forum.example' }] })];
  expect(checkPageKeys(root, { pages }, settingsSchemas.frontMatter)).toMatchObject([
    { code: 'related-missing', hint: 'Did you mean "guide"?' },
  ]);
});
