import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendNotFound, serveSite } from './serve-site.js';

let url: string;
const server = createServer();

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-serve-'));
  mkdirSync(join(folder, 'site', 'über uns'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site', 'index.html'), 'start');
  writeFileSync(join(folder, 'site', 'über uns', 'index.html'), 'about');
  writeFileSync(join(folder, 'site', 'über uns.md'), '# About');
  writeFileSync(join(folder, 'site', '404.html'), 'not here');
  writeFileSync(join(folder, 'site', 'film.mp4'), '0123456789');
  writeFileSync(join(folder, 'site', 'empty.txt'), '');
  writeFileSync(join(folder, 'site', '.htaccess'), 'Redirect /');
  writeFileSync(join(folder, 'site', '_redirects'), '/docs/old /docs/%C3%BCber%20uns 301\n');
  writeFileSync(
    join(folder, 'site', '_headers'),
    '/docs/*\n  X-Site: yes\n  X-Bad: 中\n  X-Odd: a\u0001b\n/docs/*.mp4\n  X-Film: yes\n',
  );
  const site = { folder: join(folder, 'site'), base: '/docs/' };
  const answer = serveSite(site);
  server.on('request', (request, response) => answer(request, response, () => sendNotFound(site, request, response)));
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

test('answers unknown addresses with the page for them', async () => {
  expect(await get('nothing')).toEqual([404, 'not here']);
  expect(await get('/')).toEqual([404, 'not here']);
});

test('gives nothing from outside of the folder', async () => {
  expect(await get('..%2fsecret.txt')).toEqual([400, 'Bad request\n']);
});

test('does not serve dot files, which are for the host', async () => {
  expect(await get('.htaccess')).toEqual([404, 'not here']);
});

const head = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(path, url), { redirect: 'manual', headers });

test('sends the Markdown version of a page to a request that prefers it, without a redirect', async () => {
  const response = await head('%C3%BCber%20uns', { accept: 'text/markdown' });
  expect([response.status, await response.text()]).toEqual([200, '# About']);
  expect((await head('%C3%BCber%20uns', { accept: 'text/html' })).status).toBe(308);
});

test.each([
  ['%C3%BCber%20uns?x=1&y', 308, '/docs/%C3%BCber%20uns/?x=1&y'],
  ['/docs?x=1', 302, '/docs/?x=1'],
  ['old?x=1', 301, '/docs/%C3%BCber%20uns?x=1'],
])('keeps the query of %s', async (path, status, location) => {
  const response = await head(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

test('sends the headers of the file for hosts, also with the 404 page', async () => {
  const headers = async (path: string) => {
    const response = await head(path);
    return [response.headers.get('x-site'), response.headers.get('x-film')];
  };
  expect(await headers('')).toEqual(['yes', null]);
  expect(await headers('film.mp4')).toEqual(['yes', 'yes']);
  expect(await headers('nothing')).toEqual(['yes', null]);
});

test.each([
  ['', 'text/html; charset=utf-8'],
  ['film.mp4', 'video/mp4'],
  ['empty.txt', 'text/plain; charset=utf-8'],
])('sends the media type of %s', async (path, type) => {
  const response = await head(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  await response.text();
});

test('sends nothing that the browser has already', async () => {
  const response = await head('film.mp4');
  await response.text();
  const etag = response.headers.get('etag')!;
  expect((await head('film.mp4', { 'if-none-match': etag })).status).toBe(304);
  expect((await head('film.mp4', { 'if-none-match': '"old"' })).status).toBe(200);
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=-20', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=8-20', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=4-2', 200, '0123456789', null],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['lines=1-2', 200, '0123456789', null],
])('sends the part %s of a file', async (range, status, text, sent) => {
  const response = await head('film.mp4', { range });
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([status, text, sent]);
});

test('sends the whole file where the part is of another version', async () => {
  const response = await head('film.mp4', { range: 'bytes=2-4', 'if-range': '"old"' });
  expect([response.status, await response.text()]).toEqual([200, '0123456789']);
});
