/** Search finds operations by name, path, field and error code, and guides before fields. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import type { IndexFile } from '../../../runtime/search/index/index-file.js';
import { ShardIndex } from '../../../runtime/search/index/shard-index.js';
import { findPages } from '../../../runtime/search/rank.js';
import { buildSite } from '../../site-build/build-site.js';

const string = { type: 'string' };
const id = { name: 'id', in: 'path', required: true, schema: string };
const user = {
  type: 'object',
  properties: { customer_id: string, billing: { type: 'object', properties: { address_line: string } } },
};
const failure = { description: 'It failed with `invalid_grant`.' };

function operation(operationId: string, summary: string, more: object = {}): object {
  const content = { 'application/json': { schema: user } };
  return {
    operationId,
    summary,
    responses: { 200: { description: 'OK', content }, 404: { description: 'No' } },
    ...more,
  };
}

const body = { requestBody: { content: { 'application/json': { schema: user } } } };
const item = {
  parameters: [id],
  get: operation('getUser', 'Retrieve a user'),
  put: operation('replaceUser', 'Replace a user', body),
  delete: operation('deleteUser', 'Delete a user'),
};
const specification = {
  openapi: '3.1.0',
  info: { title: 'People', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/api/v1/users': {
      get: operation('listUsers', 'All people'),
      post: operation('createUser', 'Add somebody', body),
    },
    '/api/v1/users/{id}': item,
    '/api/v1/users/{id}/sessions': { parameters: [id], get: operation('listSessions', 'Sessions') },
    '/api/v1/users/me': { get: operation('getMe', 'The current person') },
    '/api/v1/groups/{id}/users': { parameters: [id], get: operation('listMembers', 'Members of a group') },
    '/oauth/token': { post: operation('token', 'Get a token', { responses: { 400: failure } }) },
  },
};

let shards: ShardIndex[];

beforeAll(async () => {
  const pages = ['index', 'billing', 'addresses', 'errors'];
  const groups = [
    { group: 'Guides', pages },
    { group: 'API', openapi: 'people.json' },
  ];
  const root = writeFiles(temporaryFolder(), {
    'docs.json': { name: 'People', colors: { primary: '#336699' }, navigation: { groups } },
    'index.mdx': '---\ntitle: Start\n---\n\nHow to start.\n',
    'billing.mdx': '---\ntitle: Set up billing\n---\n\nPay for what you use.\n',
    'addresses.mdx': '---\ntitle: Address lines\n---\n\nWhere people are.\n',
    'errors.mdx': '---\ntitle: When something fails\n---\n\nRead the answer.\n',
    'people.json': specification,
  });
  const outDir = join(root, 'out');
  await buildSite({ root, outDir, cacheDir: false });
  const folder = join(outDir, '_octavo/search');
  const files = readdirSync(folder).filter((file) => /^pages\..*\.json$/.test(file));
  shards = files.map((file) => new ShardIndex(JSON.parse(readFileSync(join(folder, file), 'utf8')) as IndexFile));
});

/** The results as a reader sees them. */
function search(query: string): string[] {
  return findPages(shards, query).pages.map(({ badge, title, sections }) =>
    [badge, title, ...sections.flatMap(({ heading }) => (heading === '' ? [] : [`# ${heading}`]))].join(' ').trim(),
  );
}

function titles(query: string): string[] {
  return findPages(shards, query).pages.map(({ badge, title }) => `${badge} ${title}`.trim());
}

test.each([
  ['/api/v1/users', 'GET All people'],
  ['/users', 'GET All people'],
  ['users/{id}', 'GET Retrieve a user'],
  ['/users/:id', 'GET Retrieve a user'],
  ['/users/123', 'GET Retrieve a user'],
  ['/users/me', 'GET The current person'],
  ['/v1/users/0b2f-44/sess', 'GET Sessions'],
  ['/groups/7/users', 'GET Members of a group'],
  ['https://api.example.com/api/v1/users/123?limit=2', 'GET Retrieve a user'],
  ['/gateway/api/v1/users/123', 'GET Retrieve a user'],
  ['/oauth/to', 'POST Get a token'],
])('the path %s finds its operation first', (query, expected) => {
  expect(titles(query)[0]).toBe(expected);
});

test.each([
  ['GET /users', 'GET All people'],
  ['POST /users', 'POST Add somebody'],
  ['post /api/v1/users', 'POST Add somebody'],
  ['PUT /users/123', 'PUT Replace a user'],
  ['DELETE /api/v1/users/{id}', 'DELETE Delete a user'],
])('the method and path %s find their operation first', (query, expected) => {
  expect(titles(query)[0]).toBe(expected);
});

test.each([
  ['listUsers', 'GET All people'],
  ['list users', 'GET All people'],
  ['listMem', 'GET Members of a group'],
  ['createUser', 'POST Add somebody'],
  ['create user', 'POST Add somebody'],
])('the operationId in %s finds its operation first', (query, expected) => {
  expect(titles(query)[0]).toBe(expected);
});

test('a field finds each operation once, with the field once', () => {
  const found = search('customer_id');
  expect(found).toContain('PUT Replace a user # customer_id');
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter((result) => !result.endsWith(' # customer_id'))).toEqual([]);
});

test('an error code finds the operations that return it', () => {
  expect(titles('invalid_grant')[0]).toBe('POST Get a token');
  const notFound = search('404');
  expect(notFound).toContain('GET Sessions # 404');
  expect(notFound.join('\n')).not.toContain('Get a token');
});

test('a guide whose title has the words comes before operations whose fields have them; an identifier is a field', () => {
  expect(titles('billing')[0]).toBe('Set up billing');
  expect(titles('address line')[0]).toBe('Address lines');
  expect(titles('address_line')[0]).not.toBe('Address lines');
});
