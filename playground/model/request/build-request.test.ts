import { describe, expect, test } from 'vitest';
import type { Encoding } from '../operation.js';
import { requestBody } from './body.js';
import { buildRequest, type FilledRequest } from './build-request.js';
import { isForbiddenHeader } from './forbidden-headers.js';
import { requestAddress } from './request-address.js';
import { authorization } from './security.js';
import { serverAddress } from './server-address.js';

const none = { headers: [], query: [], cookies: [] };
const request = (more: Partial<FilledRequest>) =>
  buildRequest({
    method: 'get',
    server: 'https://api.example.com/v1',
    path: '/a',
    parameters: [],
    authorization: none,
    ...more,
  });

describe('addresses', () => {
  test.each<[url: string, values: Record<string, string>, expected: string]>([
    ['https://{region}.example.com/{v}/', { region: 'eu' }, 'https://eu.example.com/v2'],
    ['https://{region}.example.com/{v}', {}, 'https://us.example.com/v2'],
    ['/api', {}, 'https://docs.example.com/api'],
    ['../v1', {}, 'https://docs.example.com/v1'],
    ['//api.example.com', {}, 'https://api.example.com'],
    ['https://{unknown}.example.com', {}, 'https://{unknown}.example.com'],
  ])('server %s with %j', (url, values, expected) => {
    const variables = { region: { default: 'us' }, v: { default: 'v2' } };
    expect(serverAddress({ url, variables }, values, 'https://docs.example.com/spec/openapi.json')).toBe(expected);
  });

  test('path and query', () => {
    const filled = [
      { parameter: { name: 'id', in: 'path' as const }, value: 'a/b' },
      { parameter: { name: 'empty', in: 'path' as const }, value: '' },
      { parameter: { name: 'q', in: 'query' as const }, value: ['x', 'y'] },
    ];
    expect(requestAddress('https://x.test', '/u/{id}/{empty}/{other}?fixed=1', filled)).toBe(
      'https://x.test/u/a%2Fb/{empty}/{other}?fixed=1&q=x&q=y',
    );
  });
});

describe('credentials', () => {
  test('each scheme adds its own, all of one alternative together', () => {
    const token = 'secret';
    expect(
      authorization([
        { scheme: { type: 'apiKey', in: 'header', name: 'X-Key', prefix: 'Key ' }, credentials: { token } },
        { scheme: { type: 'apiKey', in: 'query', name: 'key' }, credentials: { token } },
        { scheme: { type: 'apiKey', in: 'cookie', name: 'sid' }, credentials: { token } },
        { scheme: { type: 'http', scheme: 'Bearer' }, credentials: { token } },
        { scheme: { type: 'http', scheme: 'basic' }, credentials: { username: 'jö', password: 'p' } },
        { scheme: { type: 'http', scheme: 'basic' }, credentials: {} },
        { scheme: { type: 'http', scheme: 'DPoP' }, credentials: { token } },
        { scheme: { type: 'mutualTLS' }, credentials: { token } },
        { scheme: { type: 'oauth2', flows: {} }, credentials: undefined },
      ]),
    ).toEqual({
      headers: [
        ['X-Key', 'Key secret'],
        ['Authorization', 'Bearer secret'],
        ['Authorization', 'Basic asO2OnA='],
        ['Authorization', 'DPoP secret'],
      ],
      query: [['key', 'secret']],
      cookies: [['sid', 'secret']],
    });
  });

  test('they are in the request where they belong', () => {
    const built = request({
      path: '/a?x=1',
      parameters: [
        { parameter: { name: 'session', in: 'cookie' }, value: 's 1' },
        { parameter: { name: 'Accept', in: 'header' }, value: 'ignored' },
        { parameter: { name: 'X-Id', in: 'header' }, value: 7 },
      ],
      authorization: { headers: [['Authorization', 'Bearer t']], query: [['key', 'a b']], cookies: [['sid', 'c']] },
      accept: 'application/json',
    });
    expect(built.url).toBe('https://api.example.com/v1/a?x=1&key=a%20b');
    expect(built.headers).toEqual([
      ['Accept', 'application/json'],
      ['X-Id', '7'],
      ['Authorization', 'Bearer t'],
      ['Cookie', 'session=s%201; sid=c'],
    ]);
  });
});

test('a parameter names the media type of an answer that has none', () => {
  const accept = { parameter: { name: 'Accept', in: 'header' as const }, value: 'application/octet-stream' };
  expect(request({ parameters: [accept] }).headers).toEqual([['Accept', 'application/octet-stream']]);
});

test('a credential takes the place of the parameter that documents it too', () => {
  const built = request({
    parameters: [
      { parameter: { name: 'x-key', in: 'header' }, value: 'example' },
      { parameter: { name: 'key', in: 'query' }, value: 'example' },
      { parameter: { name: 'X-key', in: 'query' }, value: 'kept' },
      { parameter: { name: 'sid', in: 'cookie' }, value: 'example' },
    ],
    authorization: { headers: [['X-Key', 'secret']], query: [['key', 'secret']], cookies: [['sid', 'secret']] },
  });
  expect(built.url).toBe('https://api.example.com/v1/a?X-key=kept&key=secret');
  expect(built.headers).toEqual([
    ['X-Key', 'secret'],
    ['Cookie', 'sid=secret'],
  ]);
});

describe('bodies', () => {
  test('JSON, from data or as typed', () => {
    const json = { mediaType: 'application/json' };
    expect(requestBody({ ...json, value: { a: [1, null] } })).toEqual({ kind: 'text', text: '{"a":[1,null]}' });
    expect(requestBody({ ...json, value: '{ "a": 1 }' })).toEqual({ kind: 'text', text: '{ "a": 1 }' });
    expect(requestBody({ ...json, value: '{ "a": ' })).toEqual({ kind: 'text', text: '{ "a": ' });
    expect(requestBody({ ...json, value: 'just text' })).toEqual({ kind: 'text', text: '"just text"' });
    expect(requestBody({ ...json, value: undefined })).toBeUndefined();
  });

  test('forms', () => {
    const value = { name: 'a b&c', tags: ['x', 'y'], at: { lat: 1, lon: 2 }, meta: { z: 1 }, none: null };
    const encoding = { tags: { explode: false }, meta: { contentType: 'application/json' } };
    expect(requestBody({ mediaType: 'application/x-www-form-urlencoded', value, encoding })).toEqual({
      kind: 'text',
      text: 'name=a+b%26c&tags=x,y&lat=1&lon=2&meta=%7B%22z%22%3A1%7D',
    });
  });

  test('multipart forms with files and encodings', () => {
    const file = new File(['x'], 'a.txt', { type: 'text/plain' });
    const value = { id: 7, tags: ['a', 'b'], files: [file], meta: { z: 1 }, xml: '<a/>', none: undefined };
    expect(
      requestBody({ mediaType: 'multipart/form-data', value, encoding: { xml: { contentType: 'application/xml' } } }),
    ).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'id', value: '7' },
        { name: 'tags', value: 'a' },
        { name: 'tags', value: 'b' },
        { name: 'files', value: file, contentType: 'text/plain' },
        { name: 'meta', value: '{"z":1}', contentType: 'application/json' },
        { name: 'xml', value: '<a/>', contentType: 'application/xml' },
      ],
    });
  });

  test('a file is a part of its own, and the items of a list are parts without names', () => {
    const file = new File(['a'], 'a.txt');
    const form = requestBody({ mediaType: 'multipart/form-data', value: file });
    expect(form).toEqual({ kind: 'multipart', parts: [{ name: 'file', value: file }] });
    const prefixEncoding = [{ contentType: 'application/ld+json', headers: { 'X-Part': '1' } }];
    const value = [{ a: 1 }, 'b', '--form-boundary'];
    const built = request({ body: { mediaType: 'multipart/mixed', value, prefixEncoding } });
    expect(built.headers).toContainEqual(['Content-Type', 'multipart/mixed; boundary=form-boundary-']);
    const text = ['ld+json|X-Part: 1||{"a":1}', 'plain||b', 'plain||--form-boundary']
      .map((part, index) => `--form-boundary-|Content-Type: ${index === 0 ? 'application' : 'text'}/${part}|`)
      .join('')
      .replaceAll('|', '\r\n');
    expect(built.body).toMatchObject({ kind: 'text', text: `${text}--form-boundary---\r\n` });
  });

  test('the style of a list decides whether it is one part of a multipart form', () => {
    const partsOf = (encoding: Encoding): unknown => {
      const value = { a: ['x', 'y'] };
      const body = requestBody({ mediaType: 'multipart/form-data', value, encoding: { a: encoding } });
      return (body as { parts: { value: unknown }[] }).parts.map((part) => part.value);
    };
    expect(partsOf({ style: 'form', explode: true })).toEqual(['x', 'y']);
    expect(partsOf({ style: 'form', explode: false })).toEqual(['x,y']);
    expect(partsOf({ style: 'pipeDelimited' })).toEqual(['x|y']);
  });

  test('of several media types, a part has the one of its file', () => {
    const typesOf = (contentType: string, ...values: unknown[]): unknown[] => {
      const filled = { mediaType: 'multipart/form-data', value: { values }, encoding: { values: { contentType } } };
      const body = requestBody(filled) as { parts: { contentType?: string }[] };
      return body.parts.map((part) => part.contentType);
    };
    const [jpeg, text] = ['image/jpeg', 'text/plain'].map((type) => new Blob([], { type }));
    expect(typesOf('image/png, image/jpeg', jpeg, text, 'x')).toEqual(['image/jpeg', 'image/png', 'image/png']);
    expect(typesOf('image/*', jpeg, text, new Blob([]))).toEqual(['image/jpeg', 'text/plain', undefined]);
  });

  test('files and text', () => {
    const file = new Blob(['x']);
    expect(requestBody({ mediaType: 'application/octet-stream', value: file })).toEqual({ kind: 'binary', file });
    expect(requestBody({ mediaType: 'application/xml', value: '<a/>' })).toEqual({ kind: 'text', text: '<a/>' });
    expect(request({ method: 'post', body: { mediaType: 'text/plain', value: 'hi' } })).toMatchObject({
      method: 'POST',
      headers: [['Content-Type', 'text/plain']],
    });
    expect(request({ body: { mediaType: 'multipart/form-data', value: {} } }).headers).toEqual([]);
  });
});

test('headers that a browser does not let a page send', () => {
  expect(['Cookie', 'host', 'Sec-Fetch-Mode', 'Proxy-Authorization', 'Date'].every(isForbiddenHeader)).toBe(true);
  expect(['Authorization', 'X-Host', 'User-Agent'].some(isForbiddenHeader)).toBe(false);
});
