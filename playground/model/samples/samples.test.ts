import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Random } from '../../../test/fuzz/random.js';
import { runnableLanguages, runSamples } from '../../../test/mock/run-sample.js';
import type { BodyPart } from '../request/body.js';
import type { HttpRequest } from '../request/build-request.js';
import { fetchInit } from '../../send/fetch-init.js';
import { curl } from './languages/shell/curl.js';
import { findLanguage, languages } from './languages.js';

const file = new File(['a\0b\r\n'], `it's "x";y.bin`, { type: 'image/png' });
const plainFile = new File(['a,b\n'], 'plain.csv', { type: 'text/csv' });
const hard = `it's "q" \\ \\n $HOME \${x} #{y} \\(z) \`ls\` %s é 😀`;

let server: Server;
let origin: string;
let folder: string;
interface Received {
  method?: string;
  url?: string;
  headers: Record<string, unknown>;
  body: string;
}

/** The last request for each first segment of a path. */
const received: Record<string, Received> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-samples-'));
  for (const each of [file, plainFile]) await writeFile(join(folder, each.name), Buffer.from(await each.arrayBuffer()));
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url = '', headers } = request;
      received[url.split('/')[1]!] = { method, url, headers, body: Buffer.concat(chunks).toString('latin1') };
      response.end('ok');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const json = JSON.stringify({ text: hard, big: 1, none: null, lines: 'a\nb' }, null, 2);

function text(type: string, content: string, method = 'POST'): HttpRequest {
  return { method, url: '/', headers: [['Content-Type', type]], body: { kind: 'text', text: content } };
}

function form(...parts: BodyPart[]): HttpRequest {
  return { method: 'POST', url: '/', headers: [], body: { kind: 'multipart', parts } };
}

const requests: Record<string, HttpRequest> = {
  'a query': { method: 'GET', url: '/a%2Fb?x=1&tags=a,b&q=%24HOME', headers: [['Accept', 'application/json']] },
  'a repeated name': { method: 'GET', url: '/?b=1&b=2&a=%20&a=', headers: [] },
  'without a body': { method: 'POST', url: '/', headers: [] },
  'hard headers': { method: 'DELETE', url: '/', headers: [['X-Hard', hard.replace(/[é😀]/gu, '').trim()]] },
  'an empty header': { method: 'GET', url: '/', headers: [['X-Empty', '']] },
  JSON: text('application/json', json),
  'JSON with white space': text('application/json', ' {"a": 1.0}\n '),
  'a form': text('application/x-www-form-urlencoded', `a%5B0%5D=1&a%5B1%5D=${encodeURIComponent(hard)}😀&empty=`),
  'a text like a file': text('text/plain', `@a\t${hard}`, 'PUT'),
  'a text like an option': text('text/plain', '-a'),
  'an empty text': text('text/plain', ''),
  'quotes at the end': text('text/plain', 'a\n"b""c"""d\\"""""'),
  'a file': { method: 'POST', url: '/', headers: [['Content-Type', 'image/png']], body: { kind: 'binary', file } },
  'a multipart form': form({ name: 'a', value: `@${hard}` }, { name: 'f', value: file, contentType: 'image/png' }),
  'a multipart form of plain parts': form(
    { name: 'a[b]', value: '1' },
    { name: 'a[b]', value: '' },
    { name: 'f', value: plainFile, contentType: 'text/csv' },
    { name: 'f', value: plainFile },
  ),
  'a multipart form with types and headers': form(
    { name: 'é "a"', value: '{"a": "é"}', contentType: 'application/json' },
    { name: 'b', value: 'x\ny\r\nz\n', headers: { 'X-Part': 'a; "b"' } },
    { name: 'f', value: plainFile, contentType: 'text/csv' },
  ),
};

/** Pieces of texts that are special in one of the languages. No shell and no C has U+0000 in a text. */
const pieces = [
  ['"', "'", '`', '\\', '$', '@', '#', '%', '&', ';', '!', '<', '~', '--', ' ', 'a', 'é', '😀', '‘', '”'],
  ['\\n', '\\u0041', '\\x41', "\\'", '${x}', '$x', '#{1}', '#$0', '#@a', '%s', '{{', '}}', '\\(x)', '\\#(x)'],
  ['"""', "'''", '"#', '"##', '??/', ')"', '\nEOF\n'],
  ['\n', '\n', '\r\n', '\r', '\t', '\x01', '\x7f', '\x85', '\u2028', '\ufeff'],
].flat();

function randomText(seed: number): string {
  const random = new Random('samples', seed);
  return Array.from({ length: 12 }, () => random.pick(pieces)).join('');
}

for (const seed of Array.from({ length: 8 }).keys())
  requests[`random text ${seed}`] = text('text/plain', randomText(seed));
requests['random parts'] = form(...Array.from({ length: 40 }, (_, seed) => ({ name: 'a', value: randomText(seed) })));

/** Boundaries and the ways to escape quotes in names differ. */
function comparable({ method, url, headers, body }: Received, { headers: asked }: HttpRequest) {
  const boundary = /boundary=(.+)/.exec(String(headers['content-type']))?.[1] ?? '\0none';
  const plain = (each: string) => each.replaceAll(boundary, 'B').replaceAll('\\"', '%22').replaceAll('"', '');
  const names = ['content-type', ...asked.map(([name]) => name.toLowerCase())];
  return {
    method,
    url,
    headers: names.map((name) => `${name}: ${plain(String(headers[name]))}`),
    // The line break after the last delimiter is optional; some versions of Node leave it out.
    body: plain(body).replace(/(?<=--B--)\r\n$/, ''),
  };
}

/** Requests to which a library adds something: Faraday adds a media type to no body. */
const inexact: Readonly<Record<string, RegExp>> = { 'ruby-faraday': /without a body/ };

describe.each(runnableLanguages)('%s', (language) => {
  const requestAt = (index: number): HttpRequest => {
    const request = Object.values(requests)[index]!;
    return { ...request, url: `${origin}/${language}-${index}${request.url}` };
  };
  const sent: Record<string, Received> = {};

  beforeAll(async () => {
    expect(await runSamples(language, [...Object.keys(requests).keys()].map(requestAt), folder)).toBe('');
    Object.assign(sent, received);
  });

  const exact = Object.keys(requests).map((name, index) => [name, index] as const);
  test.each(exact.filter(([name]) => !inexact[language]?.test(name)))(
    'sends the same bytes as the page: %s',
    async (_, index) => {
      const request = requestAt(index);
      const key = `${language}-${index}`;
      await fetch(request.url, fetchInit(request));
      expect(comparable(sent[key]!, request)).toEqual(comparable(received[key]!, request));
    },
  );

  test('sends a body with GET, which fetch does not', async () => {
    const request: HttpRequest = { ...requests['JSON']!, method: 'GET', url: `${origin}/get-${language}` };
    await expect(fetch(request.url, fetchInit(request))).rejects.toThrow('body');
    await runSamples(language, [request], folder);
    const got = received[`get-${language}`]!;
    expect(got).toMatchObject({ method: 'GET', body: Buffer.from(json).toString('latin1') });
    expect(got.headers['content-type']).toBe('application/json');
  });
});

test.each(languages.map((each) => [each.title, each] as const))(
  '%s has every value of every request',
  async (_, { load }) => {
    const write = await load();
    const codes = usual.map((request) => ({ code: write(request), request }));
    const lost = codes.flatMap(({ code, request }) => valuesOf(request).filter((value) => !value.test(code)));
    expect(lost).toEqual([]);
  },
);

test.each(languages.map((each) => [each.title, each] as const))('%s has the headers of parts', async (_, { load }) => {
  expect((await load())(requests['a multipart form with types and headers']!)).toMatch(/X-Part[^]*a; \\*`?"b/);
});

/** Requests with a value of each kind. */
const usual = ['a query', 'hard headers', 'JSON', 'a form', 'a file', 'a multipart form'].map(
  (name) => requests[name]!,
);

function valuesOf({ url, headers, body }: HttpRequest): RegExp[] {
  // Some clients take the media type as an argument.
  const names = headers.map(([name, value]) => new RegExp(name === 'Content-Type' ? value : name, 'i'));
  const ofBody = { text: [/😀/], binary: [/y\.bin/], multipart: [/y\.bin/, /image\/png/, /😀/] };
  return [new RegExp(url.replace(/[.?$]/g, '\\$&')), ...names, ...(body ? ofBody[body.kind] : [])];
}

test('curl has each field of a form on a line of its own', () => {
  const form = requests['a form']!;
  expect(curl({ ...form, body: { kind: 'text', text: 'a=1&b=2' } })).toContain(
    "--data-raw 'a=1' \\\n  --data-raw 'b=2'",
  );
  expect(curl({ ...form, body: { kind: 'text', text: '&b=2' } })).toContain("--data-raw '&b=2'");
  expect(curl({ ...form, headers: [], body: { kind: 'text', text: 'a=1&b=2' } })).toContain("--data-raw 'a=1&b=2'");
});

test('texts cannot leave their literals', async () => {
  const text = hard.replaceAll('`ls`', '');
  const request: HttpRequest = {
    method: 'POST',
    url: 'https://a.test/',
    headers: [['X', text]],
    body: { kind: 'text', text: `${text}\n` },
  };
  const codes = await Promise.all(
    languages.map(async ({ title, load }) => `## ${title}\n${(await load())(request)}\n`),
  );
  expect(codes.join('\n')).toMatchSnapshot();
});

test('finds languages by the names that authors use', () => {
  expect(['bash', 'Node', 'C#', 'golang', 'cURL', 'cobol'].map((name) => findLanguage(name)?.id)).toEqual([
    'curl',
    'javascript',
    'csharp',
    'go',
    'curl',
    undefined,
  ]);
});
