import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpRequest } from '../request/build-request.js';
import { fetchInit } from '../../send/fetch-init.js';
import { curl } from './languages/curl.js';
import { javascript } from './languages/javascript.js';
import { findLanguage, languages } from './languages.js';
import { python } from './languages/python.js';

const run = promisify(execFile);
const hasCurl = spawnSync('sh', ['-c', 'curl --version']).status === 0;
const hasPython = spawnSync('python3', ['-c', 'import requests']).status === 0;
const file = new File(['a\0b\r\n'], `it's "x";y.bin`, { type: 'image/png' });
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
  await writeFile(join(folder, file.name), Buffer.from(await file.arrayBuffer()));
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
const requests: Record<string, HttpRequest> = {
  'a query': { method: 'GET', url: '/a%2Fb?x=1&tags=a,b&q=%24HOME', headers: [['Accept', 'application/json']] },
  'hard headers': { method: 'DELETE', url: '/', headers: [['X-Hard', hard.replace(/[é😀]/gu, '')]] },
  JSON: {
    method: 'POST',
    url: '/',
    headers: [['Content-Type', 'application/json']],
    body: { kind: 'text', text: json },
  },
  'a form': {
    method: 'POST',
    url: '/',
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    body: { kind: 'text', text: `a%5B0%5D=1&a%5B1%5D=${encodeURIComponent(hard)}😀&empty=` },
  },
  'a text like a file': {
    method: 'PUT',
    url: '/',
    headers: [['Content-Type', 'text/plain']],
    body: { kind: 'text', text: `@a\t${hard}` },
  },
  'a file': { method: 'POST', url: '/', headers: [['Content-Type', 'image/png']], body: { kind: 'binary', file } },
  'a multipart form': {
    method: 'POST',
    url: '/',
    headers: [],
    body: {
      kind: 'multipart',
      parts: [
        { name: 'a', value: `@${hard}` },
        { name: 'f', value: file, contentType: 'image/png' },
      ],
    },
  },
};

/** The boundary of a form is random; names of files are escaped in two ways that servers both understand. */
function comparable({ method, url, headers, body }: Received) {
  const boundary = /boundary=(.+)/.exec(String(headers['content-type']))?.[1] ?? '\0none';
  const asked = ['accept', 'content-type', 'x-hard'].map((name) => [name, String(headers[name])]);
  const plain = (text: string) => text.replaceAll(boundary, 'B').replaceAll('\\"', '%22').replaceAll('"', '');
  return {
    method,
    url,
    headers: asked.map(([name, value]) => `${name}: ${plain(value!)}`.replace(/: \*\/\*$/, ': undefined')),
    // The line break after the last delimiter is optional; some versions of Node leave it out.
    body: plain(body).replace(/(?<=--B--)\r\n$/, ''),
  };
}

/** Languages whose samples this machine can run: the code of a sample, and a program that runs all files of the folder. */
const runnable = [
  ...(hasCurl
    ? [{ name: 'curl', extension: 'sh', write: curl, command: ['sh', '-c', 'for f in *.sh; do sh $f; done'] }]
    : []),
  ...(hasPython
    ? [
        {
          name: 'Python',
          extension: 'py',
          write: python,
          command: ['python3', '-c', 'import glob, runpy; [runpy.run_path(f) for f in glob.glob("*.py")]'],
        },
      ]
    : []),
  {
    name: 'JavaScript',
    extension: 'mjs',
    write: javascript,
    command: [
      process.execPath,
      '-e',
      'for (const f of fs.readdirSync(".").filter((f) => f.endsWith(".mjs"))) import("./" + f)',
    ],
  },
];

describe.each(runnable)('$name', ({ extension, write, command: [program, ...options] }) => {
  const requestAt = (index: number): HttpRequest => {
    const request = Object.values(requests)[index]!;
    return { ...request, url: `${origin}/${extension}${index}${request.url}` };
  };
  const sent: Record<string, Received> = {};

  beforeAll(async () => {
    for (const index of Object.keys(requests).keys())
      await writeFile(join(folder, `${index}.${extension}`), write(requestAt(index)));
    await run(program!, options, { cwd: folder });
    Object.assign(sent, received);
  });

  test.each(Object.keys(requests).map((name, index) => [name, index] as const))(
    'sends the same bytes as the page: %s',
    async (_, index) => {
      const request = requestAt(index);
      await fetch(request.url, fetchInit(request));
      const name = `${extension}${index}`;
      expect(comparable(sent[name]!)).toEqual(comparable(received[name]!));
    },
  );
});

test.each<readonly [string, (code: HttpRequest) => Promise<unknown>]>([
  ...(hasCurl ? [['curl', (code: HttpRequest) => run('sh', ['-c', curl(code)])] as const] : []),
  ...(hasPython ? [['Python', (code: HttpRequest) => run('python3', ['-c', python(code)])] as const] : []),
  ['JavaScript', (code) => run(process.execPath, ['--input-type=module', '-e', javascript(code)])],
])('%s sends a body with GET, which fetch does not', async (_, execute) => {
  const request: HttpRequest = { ...requests['JSON']!, method: 'GET', url: `${origin}/get` };
  await expect(fetch(request.url, fetchInit(request))).rejects.toThrow('body');
  await execute(request);
  expect(received['get']).toMatchObject({ method: 'GET', body: Buffer.from(json).toString('latin1') });
  expect(received['get']!.headers['content-type']).toBe('application/json');
});

test.each(languages.map((each) => [each.title, each] as const))(
  '%s has every value of every request',
  async (_, { load }) => {
    const write = await load();
    const codes = Object.values(requests).map((request) => ({ code: write(request), request }));
    const lost = codes.flatMap(({ code, request }) => valuesOf(request).filter((value) => !value.test(code)));
    expect(lost).toEqual([]);
  },
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

test.runIf(hasPython)('quotes at the end of a text with several lines are part of it', async () => {
  const text = 'a\n"b""c"""d\\"""""';
  const headers: HttpRequest['headers'] = [['Content-Type', 'text/plain']];
  const url = `${origin}/quotes`;
  await run('python3', ['-c', python({ method: 'POST', url, headers, body: { kind: 'text', text } })]);
  expect(received['quotes']!.body).toBe(text);
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
