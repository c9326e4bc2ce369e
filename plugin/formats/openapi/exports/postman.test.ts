/** A specification as a Postman collection. */
import { expect, test } from 'vitest';
import { readWritten } from '../../../../test/fixtures/written-specification.js';
import { exporter } from './exporter.js';

interface Pair {
  key: string;
  value: string;
  disabled?: boolean;
}

interface Item {
  name: string;
  item?: Item[];
  request?: {
    method: string;
    auth?: { type: string } & Record<string, Pair[]>;
    header: Pair[];
    url: { raw: string; host: string[]; path: string[]; query?: Pair[]; variable?: Pair[] };
    body?: { mode: string; raw?: string; urlencoded?: Pair[]; formdata?: object[]; file?: object };
  };
}

interface Collection extends Pick<NonNullable<Item['request']>, 'auth'> {
  info: { name: string; schema: string };
  item: Item[];
  variable: Pair[];
}

async function collectionOf(specification: object): Promise<Collection> {
  const read = await readWritten({ 'a.json': { openapi: '3.1.0', info: { title: 'Moons' }, ...specification } });
  return JSON.parse((await exporter.text(read, 'postman'))!) as Collection;
}

/** The request of a specification with one operation. */
async function requestOf(operation: object, path = '/moons', rest: object = {}) {
  const collection = await collectionOf({ paths: { [path]: { post: { responses: {}, ...operation } } }, ...rest });
  return { collection, ...collection.item[0]!.request! };
}

function requestsIn(items: readonly Item[]): NonNullable<Item['request']>[] {
  return items.flatMap(({ item, request }) => [...(request ? [request] : []), ...requestsIn(item ?? [])]);
}

/** The texts of all variables. */
function variablesIn(value: unknown): string[] {
  return JSON.stringify(value).match(/(?<=\{\{)[^{}]+/g) ?? [];
}

const json = (schema: object) => ({ required: true, content: { 'application/json': { schema } } });

test('has folders by tag, nested as in the navigation, and each request once', async () => {
  const operation = (...tags: string[]) => ({ summary: tags.join(), tags, responses: {} });
  const { item, info } = await collectionOf({
    tags: [{ name: 'Rings', parent: 'Moons' }, { name: 'Moons' }, { name: 'Unused' }],
    paths: { '/a': { get: operation('Rings', 'Moons'), put: operation('Moons') }, '/b': { get: operation() } },
    webhooks: { risen: { post: operation('Moons') } },
  });
  const outline = (items: readonly Item[]): unknown =>
    items.map(({ name, item: inside }) => (inside ? [name, outline(inside)] : name));
  expect(outline(item)).toEqual(['GET /b', ['Moons', ['Moons', ['Rings', ['Rings,Moons']]]]]);
  expect(info).toEqual({
    name: 'Moons',
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  });
});

test('has the path, the query, and the headers of the playground; optional ones are not sent', async () => {
  const string = { type: 'string' };
  const { url, header } = await requestOf(
    {
      parameters: [
        { name: 'id', in: 'path', required: true, description: 'The id', schema: { ...string, example: 'a b' } },
        { name: 'part', in: 'path', required: true, schema: { enum: ['png'] } },
        { name: 'q', in: 'query', required: true, schema: { type: 'array', items: string, example: ['a&b', 'c'] } },
        { name: 'limit', in: 'query', schema: { type: 'integer', example: 12345678901234567890n.toString() } },
        { name: 'X-Trace', in: 'header', schema: { ...string, example: 't' } },
        { name: 'Accept', in: 'header', schema: string },
        { name: 'mode', in: 'cookie', required: true, schema: { ...string, example: 'dark' } },
      ],
      responses: { 200: { description: 'OK', content: { 'application/json': {} } } },
    },
    '/moons/{id}/map.{part}?v=2',
  );
  expect(url).toEqual({
    raw: '{{baseUrl}}/moons/:id/map.png?v=2&q=a%26b&q=c',
    host: ['{{baseUrl}}'],
    path: ['moons', ':id', 'map.png'],
    query: [
      { key: 'v', value: '2' },
      { key: 'q', value: 'a%26b' },
      { key: 'q', value: 'c' },
      { key: 'limit', value: '12345678901234567890', disabled: true },
    ],
    variable: [{ key: 'id', value: 'a b', description: 'The id' }],
  });
  expect(header).toEqual([
    { key: 'Accept', value: 'application/json' },
    { key: 'X-Trace', value: 't', disabled: true },
    { key: 'Cookie', value: 'mode=dark' },
  ]);
});

test('has bodies of each kind', async () => {
  const bodyOf = async (type: string, schema: object) => {
    const requestBody = { required: true, content: { [type]: { schema } } };
    return (await requestOf({ requestBody })).body;
  };
  const fields = { a: { type: 'string', example: 'b c&d' }, file: { type: 'string', format: 'binary' } };
  const schema = { type: 'object', required: ['a', 'file'], properties: fields };
  expect(await bodyOf('application/json', { type: 'object', required: ['a'], properties: fields })).toEqual({
    mode: 'raw',
    raw: '{\n  "a": "b c&d"\n}',
    options: { raw: { language: 'json' } },
  });
  const form = { type: 'object', required: ['a'], properties: { a: fields.a } };
  expect(await bodyOf('application/x-www-form-urlencoded', form)).toEqual({
    mode: 'urlencoded',
    urlencoded: [{ key: 'a', value: 'b c&d' }],
  });
  expect(await bodyOf('multipart/form-data', schema)).toMatchObject({
    mode: 'formdata',
    formdata: [
      { key: 'file', type: 'file', src: [] },
      { key: 'a', type: 'text', value: 'b c&d' },
    ],
  });
  expect(await bodyOf('application/octet-stream', {})).toMatchObject({ mode: 'file' });
  expect(await bodyOf('text/plain', { type: 'string', example: 'Hi' })).toMatchObject({ mode: 'raw', raw: 'Hi' });
});

test('keeps the digits of numbers', async () => {
  const read = await readWritten({
    'a.yaml': `openapi: 3.1.0
paths: { /a: { post: { requestBody: { required: true, content: { application/json: { example: { a: 9007199254740993, b: 1.50 } } } }, responses: {} } } }`,
  });
  expect(await exporter.text(read, 'postman')).toContain(String.raw`{\n  \"a\": 9007199254740993,\n  \"b\": 1.50\n}`);
});

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer' },
  login: { type: 'http', scheme: 'basic' },
  key: { type: 'apiKey', in: 'query', name: 'api_key' },
  session: { type: 'apiKey', in: 'cookie', name: 'sid' },
  sso: {
    type: 'oauth2',
    flows: {
      authorizationCode: { authorizationUrl: 'https://a.com/a', tokenUrl: 'https://a.com/t', scopes: { r: '', w: '' } },
    },
  },
  device: { type: 'oauth2', flows: { deviceAuthorization: { scopes: {} } } },
};

test('has credentials as variables: those of most requests at the collection', async () => {
  const secured = (...names: string[]) => ({
    responses: {},
    security: [Object.fromEntries(names.map((name) => [name, []]))],
  });
  const collection = await collectionOf({
    components: { securitySchemes },
    paths: {
      '/a': { get: secured('token'), put: secured('token', 'key', 'session'), post: secured('login') },
      '/b': { get: secured(), put: secured('sso'), post: secured('device'), delete: secured('key') },
      '/c': { get: secured('session') },
    },
  });
  const values = (pairs: readonly Pair[] = []) => Object.fromEntries(pairs.map(({ key, value }) => [key, value]));
  expect(values(collection.auth!['bearer'])).toEqual({ token: '{{token}}' });
  const requests = requestsIn(collection.item);
  expect(requests.map(({ auth }) => auth?.type)).toEqual([
    undefined,
    undefined,
    'basic',
    'noauth',
    'oauth2',
    'bearer',
    'apikey',
    'noauth',
  ]);
  expect(requests[1]!.url.raw).toContain('?api_key={{key}}');
  expect(values(requests[1]!.header)).toEqual({ Cookie: 'sid={{session}}' });
  expect(values(requests[7]!.header)).toEqual({ Cookie: 'sid={{session}}' });
  expect(values(requests[4]!.auth!['oauth2'])).toMatchObject({
    grant_type: 'authorization_code_with_pkce',
    accessTokenUrl: 'https://a.com/t',
    scope: 'r w',
  });
  const names = new Set(collection.variable.map(({ key }) => key));
  expect(variablesIn(collection).filter((name) => !names.has(name))).toEqual([]);
});

test('has a variable for each server, and for the variables in its address', async () => {
  const servers = [
    { url: 'https://{region}.moons.com/v1/', variables: { region: { default: 'eu' } } },
    { url: '/test', description: 'Test' },
  ];
  const own = [{ url: 'https://files.moons.com' }];
  const { collection, url } = await requestOf({ servers: own, requestBody: json({}) }, '/moons', { servers });
  expect(url.raw).toBe('{{baseUrl3}}/moons');
  expect(collection.variable.map(({ key, value }) => [key, value])).toEqual([
    ['baseUrl', 'https://{{region}}.moons.com/v1'],
    ['region', 'eu'],
    ['baseUrl2', 'https://api.example.com/test'],
    ['baseUrl3', 'https://files.moons.com'],
  ]);
});
