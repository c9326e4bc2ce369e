import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startLocalServer } from '../../../../test/fixtures/local-server.js';
import { problemLine } from '../../../../test/fixtures/written-specification.js';
import { readSpecification } from '../../openapi/read-specification.js';

const root = '/nowhere';

/** Serves `pages`; `requests` has the status of each answer. */
async function serve(pages: Record<string, string>) {
  const requests: string[] = [];
  const server = await startLocalServer((request, response) => {
    const page = pages[request.url!];
    const isCurrent = page !== undefined && request.headers['if-none-match'] === `"${page.length}"`;
    response.statusCode = page === undefined ? 404 : isCurrent ? 304 : 200;
    if (page !== undefined) response.setHeader('etag', `"${page.length}"`);
    requests.push(`${response.statusCode} ${request.url}`);
    response.end(isCurrent ? undefined : page);
  });
  onTestFinished(server.stop);
  return { ...server, requests };
}

const pages = {
  '/api/openapi.yaml': 'openapi: 3.1.0\nservers: [{ url: /v1 }]\npaths: { /a: { $ref: paths.yaml#/a } }',
  '/api/paths.yaml': 'a: { get: { summary: A } }',
};

test('reads remote files, asks again only for changes, and works offline afterwards', async () => {
  const cacheFolder = mkdtempSync(join(tmpdir(), 'octavo-openapi-cache-'));
  const { origin, requests, stop } = await serve(pages);
  const source = `${origin}/api/openapi.yaml`;
  const { operations } = await readSpecification(source, { root, cacheFolder });
  expect(operations[0]!.model).toMatchObject({ title: 'A', base: source, servers: [{ url: '/v1' }] });
  await readSpecification(source, { root, cacheFolder });
  expect(requests).toEqual([
    '200 /api/openapi.yaml',
    '200 /api/paths.yaml',
    '304 /api/openapi.yaml',
    '304 /api/paths.yaml',
  ]);
  await stop();
  const offline = await readSpecification(source, { root, cacheFolder, offline: true });
  expect([offline.operations.length, offline.errors, offline.warnings]).toEqual([1, [], []]);
  const stale = await readSpecification(source, { root, cacheFolder });
  expect(stale.operations.length).toBe(1);
  expect(stale.warnings[0]!.message).toMatch(
    /^Could not refresh .*: the server cannot be reached .*earlier build is used\.$/,
  );
});

test('reports a remote file that cannot be read, without a copy', async () => {
  const { origin } = await serve({});
  const missing = await readSpecification(`${origin}/openapi.json`, { root });
  const offline = await readSpecification(`${origin}/openapi.json`, { root, offline: true });
  const lines = [...missing.errors, ...offline.errors].map((problem) => problemLine(problem).replaceAll(origin, ''));
  expect(lines).toMatchInlineSnapshot(`
    [
      ":1:1 openapi-missing Cannot read the specification "/openapi.json": the server answered with status 404. Check the address and the network. After a successful build, later builds can use a copy of it.",
      ":1:1 openapi-missing Cannot read the specification "/openapi.json": there is no cached copy of it, and the build is offline. Check the address and the network. After a successful build, later builds can use a copy of it.",
    ]
  `);
});

test('does not let a remote file read files of this machine', async () => {
  const { origin } = await serve({
    '/openapi.yaml': 'openapi: 3.1.0\npaths: { /a: { $ref: "file:///etc/hosts" } }',
  });
  const { errors } = await readSpecification(`${origin}/openapi.yaml`, { root });
  expect(errors.map(({ message }) => message)).toEqual([
    'Cannot resolve the reference "file:///etc/hosts": a remote file cannot refer to local files.',
  ]);
});

describe.each([
  ['a part', '{ "error": { "code": 429, "message": "Too many requests" } }', 'paths.yaml#/a'],
  ['a part', '{ "other": { "get": {} } }', 'paths.yaml#/a'],
  ['a file', '{ "error": { "code": 429, "message": "Too many requests" } }', 'paths.yaml'],
  ['a file', '{ "message": "Too many requests" }', 'paths.yaml'],
  ['a file', '{}', 'paths.yaml'],
])('%s that another file refers to, answered with %s', (_, answer, reference) => {
  test('is that of the last build', async () => {
    const cacheFolder = mkdtempSync(join(tmpdir(), 'octavo-openapi-cache-'));
    const files = {
      '/openapi.yaml': `openapi: 3.1.0\npaths: { /a: { $ref: "${reference}" } }`,
      '/paths.yaml': `{ get: { summary: A }, a: { get: { summary: A } } }`,
    };
    const { origin } = await serve(files);
    const read = () => readSpecification(`${origin}/openapi.yaml`, { root, cacheFolder });
    expect((await read()).warnings).toEqual([]);
    files['/paths.yaml'] = answer;
    const { operations, errors, warnings } = await read();
    expect([operations[0]?.model.title, errors]).toEqual(['A', []]);
    expect(warnings.map(({ code }) => code)).toEqual(['openapi-stale']);
  });
});

test('uses a new text that has one of the parts', async () => {
  const cacheFolder = mkdtempSync(join(tmpdir(), 'octavo-openapi-cache-'));
  const files = {
    '/openapi.yaml': 'openapi: 3.1.0\npaths: { /a: { $ref: paths.yaml#/a }, /b: { $ref: paths.yaml#/b } }',
    '/paths.yaml': '{ a: { get: { summary: A } }, b: { get: { summary: B } } }',
  };
  const { origin } = await serve(files);
  const read = () => readSpecification(`${origin}/openapi.yaml`, { root, cacheFolder });
  await read();
  files['/paths.yaml'] = '{ b: { get: { summary: Second } }, status: { type: string } }';
  const { operations, errors } = await read();
  expect(operations.map(({ model }) => model.title)).toEqual(['Second']);
  expect(errors.map(({ message }) => message)).toEqual([
    'Cannot resolve the reference "paths.yaml#/a": there is nothing at this position.',
  ]);
});
