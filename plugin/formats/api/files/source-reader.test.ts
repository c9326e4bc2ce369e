import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalServer, type LocalServer } from '../../../../test/fixtures/local-server.js';
import { problemLine } from '../../../../test/fixtures/written-specification.js';
import { readAsyncDocument } from '../../asyncapi/read-document.js';
import { readGraphqlApi } from '../../graphql/read/read-graphql-api.js';
import { readSpecification, type SpecificationOptions } from '../../openapi/read-specification.js';

/** Writes a repository with a docs folder; returns both. */
function write(files: Record<string, string>): { repository: string; root: string } {
  const repository = mkdtempSync(join(tmpdir(), 'octavo-reader-'));
  const root = join(repository, 'docs');
  for (const [name, text] of Object.entries({ 'docs/docs.json': '{}', ...files })) {
    mkdirSync(dirname(join(repository, name)), { recursive: true });
    writeFileSync(join(repository, name), text);
  }
  return { repository, root };
}

/** A specification whose only schema is the target of `$ref`. */
function referring($ref: string): string {
  const content = { 'application/json': { schema: { $ref } } };
  const responses = { 200: { description: 'OK', content } };
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'A' }, paths: { '/a': { get: { responses } } } });
}

const specification = JSON.stringify({ openapi: '3.1.0', info: { title: 'A' }, paths: { '/a': { get: {} } } });
const secret = JSON.stringify({ type: 'string', description: 'top secret' });

/** The content and the problems, without the parts of paths that differ. */
async function read(root: string, source: string, options: Partial<SpecificationOptions> = {}): Promise<string[]> {
  const { operations, errors, warnings } = await readSpecification(source, { root, ...options });
  return [
    `${operations.length} operations`,
    ...[...errors, ...warnings].map((problem) => problemLine(problem).replaceAll(/127\.0\.0\.1:\d+/g, 'HOST')),
  ];
}

const move = `Move the file into the docs folder. For any file of the repository, write "api": { "files": "repository" } in the settings.`;

test.each([
  '../secret/api.json',
  '/../secret/api.json',
  'x/../../secret/api.json',
  './link.json',
  './up/secret/api.json',
])('a specification of the settings stays in the docs folder: %s', async (source) => {
  const { root } = write({ 'secret/api.json': specification });
  symlinkSync('../secret/api.json', join(root, 'link.json'));
  symlinkSync('..', join(root, 'up'));
  expect(await read(root, source)).toEqual([
    '0 operations',
    `:1:1 openapi-missing Cannot read the specification "${source}": it is outside the docs folder. ${move}`,
  ]);
  expect((await readAsyncDocument(source, { root })).errors[0]!.message).toContain('it is outside the docs folder');
  expect((await readGraphqlApi(source, { root })).errors[0]!.message).toContain('it is outside the docs folder');
});

test.each([
  '../secret/schema.json',
  'file:///etc/passwd',
  '/etc/passwd',
  '/proc/self/environ',
  './up/secret/schema.json',
])('a reference in a specification stays in the docs folder: %s', async (reference) => {
  const { root } = write({ 'docs/api.json': referring(reference), 'secret/schema.json': secret });
  symlinkSync('..', join(root, 'up'));
  const { operations, errors, warnings } = await readSpecification('api.json', { root });
  expect(JSON.stringify(operations[0]?.model)).not.toContain('secret"');
  expect([...errors, ...warnings].map(({ message, frame }) => [message, frame?.includes('root:')])).toEqual([
    [`Cannot resolve the reference "${reference}": it is outside the docs folder.`, false],
  ]);
});

test('with "files": "repository", specifications and references may be anywhere in the repository', async () => {
  const { root, repository } = write({
    '.git/HEAD': '',
    'api/openapi.json': referring('../schemas/a.json'),
    'schemas/a.json': secret,
  });
  expect(await read(root, '../api/openapi.json', { area: 'repository' })).toEqual(['1 operations']);
  symlinkSync('/etc', join(repository, 'link'));
  for (const source of ['../../other.json', '../link/passwd'])
    expect((await read(root, source, { area: 'repository' }))[1]).toContain(
      'it is outside the repository. Move the file into the repository.',
    );
  expect((await read(root, '../.git/config', { area: 'repository' }))[1]).toContain('often contain secrets');
});

test('without a repository, its lock file shows where it is', async () => {
  const { root } = write({ 'package-lock.json': '{}', 'api.json': specification });
  expect(await read(root, '../api.json', { area: 'repository' })).toEqual(['1 operations']);
});

test.each(['100%.json', '100%25.json', 'a%23b%3Fc.json', '%.json'])(
  'finds a file by the reference %s',
  async (name) => {
    const files = ['100%.json', 'a#b?c.json', '%.json'].map((file) => [`docs/${file}`, secret]);
    const { root } = write({ 'docs/api.json': referring(name), ...Object.fromEntries(files) });
    expect(await read(root, 'api.json')).toEqual(['1 operations']);
  },
);

test.each([
  ['no%such%.json', 'the file does not exist'],
  ['a%00b.json', 'the file does not exist'],
  ['%ff.json', 'it is not a valid path'],
  ['file://host/share.json', 'it is not a valid path'],
  ['a%2Fb.json', 'it is not a valid path'],
  [`${'a'.repeat(300)}.json`, 'the file does not exist'],
  ['data:application/json,{}', '"data:" is not a protocol that files are read from'],
  ['ftp://example.com/a.json', '"ftp:" is not a protocol that files are read from'],
  ['javascript:alert(1)', '"javascript:" is not a protocol that files are read from'],
  ['.', 'it is a folder'],
  ['./pipe', 'it is not a regular file'],
  ['.env', 'files with its name often contain secrets'],
])('reports the reference %s', async (reference, reason) => {
  const { root } = write({ 'docs/api.json': referring(reference), 'docs/.env': 'TOKEN: [top secret' });
  if (process.platform !== 'win32') execFileSync('mkfifo', [join(root, 'pipe')]);
  const { errors, warnings } = await readSpecification('api.json', { root });
  expect([...errors, ...warnings].map(({ message, file, line }) => [message, file, line])).toEqual([
    [`Cannot resolve the reference "${reference}": ${reason}.`, 'api.json', 1],
  ]);
});

test('problems in files that nobody writes as specifications do not print them', async () => {
  const { root } = write({ 'docs/api.json': referring('./notes'), 'docs/notes': 'a: [top secret' });
  const server = await serve((path) => (path === '/api.yaml' ? 'a: [top secret' : undefined));
  const graphql = await readGraphqlApi('notes.json', { root: write({ 'docs/notes.json': '{ "top": secret' }).root });
  const texts = [
    ...(await readSpecification('api.json', { root })).errors,
    ...(await readSpecification(`${server.origin}/api.yaml`, { root })).errors,
  ].map((problem) => `${problem.message}${problem.hint}${problem.frame ?? ''}`);
  expect(texts.length).toBe(2);
  expect(texts.join('')).not.toContain('secret');
  expect(graphql.errors.map(({ message }) => message)).toEqual([
    'The file is not an introspection result: it is not valid JSON.',
  ]);
});

test.each(['schema', 'example'])(
  'a file that is nested too deeply is reported at the first bracket: %s',
  async (key) => {
    const deep = '{"items":'.repeat(50_000) + '1' + '}'.repeat(50_000);
    const text = `{"openapi":"3.1.0","paths":{"/a":{"get":{"responses":{"200":{"content":{"a/b":{"${key}":${deep}}}}}}}}}`;
    const { root } = write({ 'docs/api.json': text });
    const { errors } = await readSpecification('api.json', { root });
    expect(errors.map(({ message, line, column }) => [message, line, column])).toEqual([
      ['The file is nested more than 400 levels deep.', 1, text.indexOf(deep) + 1 + 9 * (400 - 8)],
    ]);
  },
);

const keys = (count: number): string => Array.from({ length: count }, (_, index) => `k${index}: 1`).join();
const many = (item: string): string => `[${Array.from({ length: 300 }, () => item).join()}]`;

test.each([
  [`[&a ${many('1')}, &b ${many('*a')}, ${many('*b')}]`, 'openapi-too-large'],
  ['&a { a: *a }', 'openapi-alias-cycle'],
  [`[&a { ${keys(1000)} }, ${'{ <<: *a }, '.repeat(1000)}]`, 'openapi-too-large'],
])('aliases in an example are within the limits (%#)', async (example, code) => {
  const content = `{ a/b: { example: ${example} } }`;
  const { root } = write({
    'docs/api.yaml': `openapi: 3.1.0\npaths: { /a: { get: { responses: { 200: { content: ${content} } } } } }\n`,
  });
  const { errors } = await readSpecification('api.yaml', { root });
  expect(errors.map((error) => error.code)).toEqual([code]);
});

async function serve(textOf: (path: string) => string | undefined): Promise<LocalServer & { requests: string[] }> {
  const requests: string[] = [];
  const server = await startLocalServer(({ url = '' }, response) => {
    requests.push(url);
    const text = textOf(url);
    response.statusCode = text === undefined ? 404 : 200;
    response.end(text);
  });
  onTestFinished(server.stop);
  return { ...server, requests };
}

test('files refer only to hosts that the settings name', async () => {
  const other = await serve(() => secret);
  const remote = await serve(() => referring(`${other.origin}/schema.json`));
  const { root } = write({ 'docs/api.json': referring(`${other.origin}/schema.json`) });
  const refusal = `openapi-ref Cannot resolve the reference "http://HOST/schema.json": the settings do not name the host "HOST". If you trust this host, write "api": { "hosts": ["HOST"] } in the settings.`;
  expect((await read(root, 'api.json'))[1]).toContain(refusal);
  expect((await read(root, `${remote.origin}/api.json`))[1]).toContain(refusal);
  expect(other.requests).toEqual([]);
  const hosts = [other.host];
  expect(await read(root, 'api.json', { hosts })).toEqual(['1 operations']);
  expect(await read(root, `${remote.origin}/api.json`, { hosts })).toEqual(['1 operations']);
});

test('a host that another source names is only asked if it is public', async () => {
  const other = await serve(() => secret);
  const { root } = write({ 'docs/api.json': referring(`${other.origin}/schema.json`) });
  expect((await read(root, 'api.json', { sources: [`${other.origin}/api.json`] }))[1]).toContain(
    'the host "HOST" is in a private network.',
  );
  expect(other.requests).toEqual([]);
});

test('references to references end, and so do those of a server that invents them', async () => {
  const server = await serve((path) => {
    const number = Number(/\d+/.exec(path)?.[0] ?? 0);
    return path === '/api.json' ? referring('1.json') : JSON.stringify({ $ref: `${number + 1}.json` });
  });
  const { root } = write({});
  expect((await read(root, `${server.origin}/api.json`)).length).toBe(2);
  expect(server.requests.length).toBe(101);
});

test('a remote file cannot refer to files of this machine', async () => {
  const { root } = write({ 'docs/schema.json': secret });
  const server = await serve(() => referring(pathToFileURL(join(root, 'schema.json')).href));
  expect((await read(root, `${server.origin}/api.json`))[1]).toContain('a remote file cannot refer to local files');
});
