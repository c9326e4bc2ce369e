import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Site } from '../../core/model/types.js';
import { checkApiPages } from './check-api-pages.js';

const root = mkdtempSync(join(tmpdir(), 'octavo-api-pages-'));
const page = (file: string, meta: Record<string, string>) => {
  const lines = Object.entries(meta).map(([key, value]) => `${key}: ${value}\n`);
  writeFileSync(join(root, file), `---\ntitle: Moons\n${lines.join('')}---\n\nText.\n`);
  return { file, meta };
};
const check = (...pages: object[]) => checkApiPages({ root } as Site, { pages } as never);

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
      message: '2 pages use `sdk`, which is not supported yet, so the reference is not shown.',
      hint: 'Describe the endpoint in the page, with `api` and <ParamField>. To list all pages, run "octavo check --compat".',
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

test('says nothing about pages without an API description', () => {
  expect(check(page('plain.mdx', { api: 'GET /moons' }))).toEqual([]);
});

test('reports a playground for readers who are signed in', () => {
  const auth = page('secret.mdx', { api: 'GET /moons', playground: 'auth' });
  expect(check(auth, page('open.mdx', { api: 'GET /moons', playground: 'show' }))).toEqual([
    {
      code: 'api-page',
      message:
        '1 page uses `playground: auth`, but a static site has no readers who are signed in, so the endpoint is shown without a playground.',
      hint: 'Write `playground: interactive` to show the playground to everyone, or `playground: simple` to keep it hidden.',
      file: 'secret.mdx',
      line: 4,
      column: 13,
    },
  ]);
});
