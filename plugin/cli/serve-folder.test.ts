import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from './serve-folder.js';

let url: string;
let server: Server;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-serve-'));
  mkdirSync(join(folder, 'site', 'über uns'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site', 'index.html'), 'start');
  writeFileSync(join(folder, 'site', 'über uns', 'index.html'), 'about');
  writeFileSync(join(folder, 'site', '404.html'), 'not here');
  ({ url, server } = await serveFolder({ folder: join(folder, 'site'), base: '/docs/', port: 0, host: '127.0.0.1' }));
});
afterAll(() => server.close());

const get = async (path: string): Promise<[number, string]> => {
  const response = await fetch(new URL(path, url));
  return [response.status, await response.text()];
};

test('serves pages below the base path', async () => {
  expect(await get('')).toEqual([200, 'start']);
  expect(await get('%C3%BCber%20uns')).toEqual([200, 'about']);
});

test('sends the start of the base path to the site', async () => {
  expect(await get('/docs')).toEqual([200, 'start']);
});

test('answers unknown addresses with the page for them', async () => {
  expect(await get('nothing')).toEqual([404, 'not here']);
  expect(await get('/')).toEqual([404, 'not here']);
});

test('gives nothing from outside of the folder', async () => {
  expect(await get('..%2fsecret.txt')).toEqual([400, 'Not found\n']);
});
