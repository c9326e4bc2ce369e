import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Site } from '../site/types.js';
import { checkApiPages } from './check-api-pages.js';

const root = mkdtempSync(join(tmpdir(), 'octavo-api-pages-'));
const page = (file: string, meta: Record<string, string>) => {
  const lines = Object.entries(meta).map(([key, value]) => `${key}: ${value}\n`);
  writeFileSync(join(root, file), `---\ntitle: Moons\n${lines.join('')}---\n\nText.\n`);
  return { file, meta };
};
const check = (...pages: object[]) => checkApiPages({ root } as Site, { pages } as never);

test('counts the pages of an API description once, at the first of them', () => {
  const pages = [
    page('intro.mdx', {}),
    page('list.mdx', { openapi: 'GET /moons' }),
    page('add.mdx', { openapi: 'POST /moons' }),
  ];
  expect(check(...pages)).toEqual([
    {
      code: 'api-page',
      message:
        '2 pages use `openapi`. API descriptions are not supported yet, so only the method and path are shown, without parameters, responses and playground.',
      hint: 'Describe the endpoint in the page, with `api` and <ParamField>. To list all pages, run "octavo check --compat".',
      file: 'list.mdx',
      line: 3,
      column: 10,
    },
  ]);
});

test('has a warning for each key', () => {
  const pages = [page('socket.mdx', { asyncapi: 'channel' }), page('schema.mdx', { 'openapi-schema': 'Moon' })];
  expect(check(...pages)).toMatchObject([
    { message: '1 page uses `openapi-schema`. API descriptions are not supported yet, so the schema is not shown.' },
    { message: '1 page uses `asyncapi`. API descriptions are not supported yet, so the channel is not shown.' },
  ]);
});

test('says nothing about pages without an API description', () => {
  expect(check(page('plain.mdx', { api: 'GET /moons' }))).toEqual([]);
});
