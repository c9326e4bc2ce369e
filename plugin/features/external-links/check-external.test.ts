import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkExternal, type ExternalOptions } from './check-external.js';
import { limits } from '../../../test/time-limits.mjs';
import { isCheckable, matcher } from './is-checkable.js';

/** Requests in order: `HEAD /page`. */
const requests: string[] = [];
let busy = 0;
let maxBusy = 0;
let refusals = 0;

const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
  '/ok': (_, response) => response.end('text'),
  '/get-only': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/head-404': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/gone': (_, response) => response.writeHead(410).end(),
  '/forbidden': (_, response) => response.writeHead(403).end(),
  '/moved': (_, response) => response.writeHead(301, { location: '/moved-again' }).end(),
  '/moved-again': (_, response) => response.writeHead(308, { location: '/ok' }).end(),
  '/sign-in': (_, response) => response.writeHead(302, { location: '/ok' }).end(),
  '/to-nowhere': (_, response) => response.writeHead(301, { location: '/gone' }).end(),
  '/to-other': (_, response) => response.writeHead(302, { location: `${other}/ok` }).end(),
  '/to-localhost': (_, response) =>
    response.writeHead(301, { location: `${other.replace('127.0.0.1', 'localhost')}/ok` }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/busy': (_, response) => (refusals++ < 1 ? response.writeHead(429, { 'retry-after': '1' }).end() : response.end()),
  '/too-busy': (_, response) => response.writeHead(429, { 'retry-after': '3600' }).end(),
  '/silent': () => {},
};

function answer(request: IncomingMessage, response: ServerResponse): void {
  requests.push(`${request.method} ${request.url}`);
  maxBusy = Math.max(maxBusy, ++busy);
  setTimeout(() => {
    busy--;
    const handler = answers[request.url!.replace(/\?.*/, '')];
    if (handler) handler(request, response);
    else response.writeHead(404).end();
  }, 10);
}

const servers: Server[] = [];

/** Starts a server and returns its origin. */
async function start(): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const [one, other] = [await start(), await start()];

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

beforeEach(() => {
  requests.length = 0;
  refusals = 0;
  maxBusy = 0;
});

function check(urls: readonly string[], options: Partial<ExternalOptions> = {}) {
  const links = urls.map((url, index) => ({ url, file: 'page.mdx', line: index + 1, column: 1 }));
  return checkExternal(links, { ignored: [], isChecked: () => true, pause: 0, timeout: limits.wait(), ...options });
}

async function verdict(path: string, options?: Partial<ExternalOptions>): Promise<string> {
  const { problems } = await check([one + path], options);
  return problems.map(({ code, message, hint }) => `${code} ${message} ${hint}`.replaceAll(one, '')).join();
}

test.each([
  ['/ok', ''],
  ['/ok#part', ''],
  ['/get-only', ''],
  ['/head-404', ''],
  ['/sign-in', ''],
  ['/busy', ''],
  ['/gone', 'external-dead The link "/gone" does not work: the host answers 410. Correct or remove it.'],
  ['/none', 'external-dead The link "/none" does not work: the host answers 404. Correct or remove it.'],
  ['/to-nowhere', 'external-dead The link "/to-nowhere" does not work: the host answers 410. Correct or remove it.'],
  ['/round', 'external-dead The link "/round" does not work: it redirects more than 20 times. Correct or remove it.'],
  ['/moved#part', 'external-moved The link "/moved#part" has moved permanently. Write /ok#part.'],
])('%s', async (path, expected) => expect(await verdict(path)).toBe(expected));

test.each([
  ['/forbidden', 'the host answers 403', {}],
  ['/too-busy', 'the host answers 429', {}],
  ['/silent', 'the host does not answer in time', { timeout: 50 }],
])('%s cannot be checked', async (path, reason, options) => {
  expect(await verdict(path, options)).toContain(
    `external-unverified The link "${path}" could not be checked: ${reason}.`,
  );
});

test.each(['/to-other', '/to-localhost'])('%s, a redirect into a private network, is not followed', async (path) => {
  const { problems } = await check([one + path]);
  expect(problems[0]?.message).toMatch(/could not be checked: the host "[\w.]+:\d+" is in a private network\.$/);
  expect(requests).not.toContain('HEAD /ok');
});

test('a host that does not listen is dead', async () => {
  const closed = await start();
  await new Promise((resolve) => servers.pop()!.close(resolve));
  const { problems } = await check([closed]);
  expect(problems[0]?.message).toContain('the host refuses the connection');
});

test('the head is requested first, and the content only where the host refuses that', async () => {
  await check([`${one}/ok`, `${one}/get-only`]);
  expect(requests).toEqual(['HEAD /ok', 'HEAD /get-only', 'GET /get-only']);
});

test('an address is requested once, each place with a dead link is reported', async () => {
  const { problems } = await check([`${one}/none`, `${one}/none#a`, `${one}/none`]);
  expect(requests).toEqual(['HEAD /none', 'GET /none']);
  expect(problems.map(({ line }) => line)).toEqual([1, 2, 3]);
});

test('hosts are requested at the same time, each one request after the other', async () => {
  const paths = Array.from({ length: 8 }, (_, index) => `/ok?${index}`);
  await check(paths.map((path) => one + path));
  expect(maxBusy).toBe(1);
  await check([...paths.map((path) => one + path), ...paths.map((path) => other + path)]);
  expect(maxBusy).toBe(2);
});

test('a link that works is not requested again for a day', async () => {
  const { known } = await check([`${one}/ok`, `${one}/gone`]);
  requests.length = 0;
  expect((await check([`${one}/ok`, `${one}/gone`], { known })).problems).toHaveLength(1);
  expect(requests).toEqual(['HEAD /gone', 'GET /gone']);
  const old = Object.fromEntries(Object.entries(known).map(([url, entry]) => [url, { ...entry, checkedAt: 0 }]));
  requests.length = 0;
  await check([`${one}/ok`], { known: old });
  expect(requests).toEqual(['HEAD /ok']);
});

test('without a network, no link is called dead', async () => {
  const hosts = ['http://one.invalid', 'http://two.invalid', 'http://three.invalid'];
  const { problems } = await check(hosts);
  expect(problems.map(({ code }) => code)).toEqual(hosts.map(() => 'external-unverified'));
});

test('ignored links are not requested', async () => {
  await check([`${one}/ok`, `${other}/ok`], { ignored: [`${one}/*`] });
  expect(requests).toHaveLength(1);
  expect(matcher(['https://a.test/*.pdf'])('https://a.test/x/y.pdf')).toBe(true);
  expect(matcher(['https://a.test/*.pdf'])('https://a.test/x.pdf?')).toBe(false);
});

test('only public addresses are requested', () => {
  for (const url of [
    'http://localhost:3000',
    'http://127.0.0.1/',
    'http://192.168.0.1/',
    'https://example.com/a',
    'https://api.example.org',
    'https://your-domain.com',
    'https://{tenant}.acme.com',
    'https://acme.com/<id>',
    'http://printer.local',
    'http://intranet/',
    'https://',
  ])
    expect([url, isCheckable(url)]).toEqual([url, false]);
  for (const url of ['https://github.com/octavo-docs/octavo', 'http://acme.com:8080/a#b', 'https://docs.yourself.org'])
    expect([url, isCheckable(url)]).toEqual([url, true]);
});
