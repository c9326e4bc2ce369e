import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limitedKey } from './limited-key.js';

const root = mkdtempSync(join(tmpdir(), 'octavo-api-pages-'));
const page = (file: string, meta: Record<string, string>) => {
  const lines = Object.entries(meta).map(([key, value]) => `${key}: ${value}\n`);
  writeFileSync(join(root, file), `---\ntitle: Moons\n${lines.join('')}---\n\nText.\n`);
  return { file, meta };
};
const check = (...pages: object[]) =>
  limitedKey(root, pages as never, {
    key: 'sdk',
    name: '`sdk`',
    isUsed: (value) => value !== undefined,
    effect: 'which has no effect.',
    hint: 'Remove it.',
  });

test('counts the pages of a key once, at the first of them', () => {
  const pages = [
    page('intro.mdx', {}),
    page('list.mdx', { sdk: 'moons' }),
    page('add.mdx', { sdk: 'rings' }),
    page('list-rings.mdx', { openapi: 'GET /rings' }),
  ];
  expect(check(...pages)).toEqual([
    {
      code: 'api-page',
      message: '2 pages use `sdk`, which has no effect.',
      hint: 'Remove it.',
      file: 'list.mdx',
      line: 3,
      column: 6,
      places: [
        { file: 'list.mdx', line: 3, column: 6 },
        { file: 'add.mdx', line: 3, column: 6 },
      ],
    },
  ]);
});

test('reports nothing without the key', () => {
  expect(check(page('plain.mdx', { api: 'GET /moons' }))).toEqual([]);
});
