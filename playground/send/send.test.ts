import { describe, expect, test } from 'vitest';
import type { HttpRequest } from '../model/request/build-request.js';
import { explainFailure, neededHeaders, type Failure } from './explain-failure.js';
import { fetchInit } from './fetch-init.js';
import { multipartBody } from './multipart-body.js';

const request = (more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  url: 'https://api.test/a',
  headers: [],
  ...more,
});

const failure = (more: Partial<Failure>): Failure => ({
  request: request(),
  origin: 'https://docs.test',
  isOnline: true,
  message: 'Failed to fetch',
  ...more,
});

test.each<[string, Partial<Failure>, string]>([
  ['offline', { isOnline: false }, 'Your device is offline.'],
  [
    'an address with a variable',
    { request: request({ url: '{host}/a?key=secret' }) },
    '"{host}/a" is not a valid address.',
  ],
  ['http on https', { request: request({ url: 'http://api.test/' }) }, 'mixed content'],
  ['TRACE', { request: request({ method: 'TRACE' }) }, 'Browsers do not send TRACE requests.'],
  ['a server that is down', { isReachable: false }, 'https://api.test did not respond'],
  ['the own server', { origin: 'https://api.test' }, 'https://api.test did not respond'],
  ['CORS', { isReachable: true }, 'responds, but does not allow https://docs.test'],
  ['CORS, perhaps', {}, 'does not respond, or does not allow'],
])('explains %s', (_, more, cause) => {
  expect(explainFailure(failure(more)).cause).toContain(cause);
});

test('this machine is not mixed content', () => {
  const local = failure({ request: request({ url: 'http://localhost:3000/' }), isReachable: true });
  expect(explainFailure(local).cause).toContain('CORS');
});

test('names the headers that this request needs', () => {
  const simple = request({
    method: 'POST',
    headers: [
      ['Content-Type', 'text/plain'],
      ['Accept', '*/*'],
      ['Cookie', 'a=b'],
    ],
  });
  expect(neededHeaders(simple, 'https://docs.test')).toEqual(['Access-Control-Allow-Origin: https://docs.test']);
  const other = request({
    method: 'PATCH',
    headers: [
      ['Content-Type', 'application/json'],
      ['X-A', '1'],
      ['x-a', '2'],
    ],
  });
  expect(neededHeaders(other, 'https://docs.test', true)).toEqual([
    'Access-Control-Allow-Origin: https://docs.test',
    'Access-Control-Allow-Methods: PATCH',
    'Access-Control-Allow-Headers: content-type, x-a',
    'Access-Control-Allow-Credentials: true',
  ]);
});

describe('fetch', () => {
  test('leaves out forbidden headers, and sends others as UTF-8 in one line', () => {
    const { headers } = fetchInit(
      request({
        headers: [
          ['Cookie', 'a=b'],
          ['X-A', 'é😀'],
          ['X-B', 'a\r\nX-Evil: 1'],
        ],
      }),
    );
    const sent = Object.fromEntries(headers as Headers);
    expect(Object.keys(sent)).toEqual(['x-a', 'x-b']);
    expect(Buffer.from(sent['x-a']!, 'latin1').toString()).toBe('é😀');
    expect(sent['x-b']).toBe('a X-Evil: 1');
  });

  test('writes each part of a form with its media type and headers', async () => {
    const { body, contentType } = multipartBody([
      { name: 'a"b', value: 'text' },
      { name: 'j', value: '{}', contentType: 'application/json', headers: { 'X-A': '1' } },
      { name: 'f', value: new File(['x'], 'é".txt') },
    ]);
    const boundary = contentType.split('boundary=')[1]!;
    expect((await body.text()).replaceAll(boundary, 'B').replaceAll('\r\n', '\n')).toMatchInlineSnapshot(`
      "--B
      Content-Disposition: form-data; name="a%22b"

      text
      --B
      Content-Disposition: form-data; name="j"
      Content-Type: application/json
      X-A: 1

      {}
      --B
      Content-Disposition: form-data; name="f"; filename="é%22.txt"
      Content-Type: application/octet-stream

      x
      --B--
      "
    `);
  });
});
