import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from './serve-folder.js';

let url: string;
const server = createServer();

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-serve-'));
  mkdirSync(join(folder, 'site', 'über uns'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site', 'index.html'), 'start');
  writeFileSync(join(folder, 'site', 'über uns', 'index.html'), 'about');
  writeFileSync(join(folder, 'site', '404.html'), 'not here');
  server.on('request', serveFolder(join(folder, 'site'), '/docs/'));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/`;
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

test('keeps the query when it adds the slash', async () => {
  const { url: address } = await fetch(new URL('%C3%BCber%20uns?x=1', url));
  expect(address).toBe(`${url}%C3%BCber%20uns/?x=1`);
  expect((await fetch(new URL('/docs?x=1', url))).url).toBe(`${url}?x=1`);
});

test('answers unknown addresses with the page for them', async () => {
  expect(await get('nothing')).toEqual([404, 'not here']);
  expect(await get('/')).toEqual([404, 'not here']);
});

test('gives nothing from outside of the folder', async () => {
  expect(await get('..%2fsecret.txt')).toEqual([400, 'Not found\n']);
});
