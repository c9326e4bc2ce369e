import { expect, test } from 'vitest';
import { changesBetween } from '../../../../test/fixtures/api-changes.js';

type Json = Record<string, unknown>;

const get = (operation: Json, rest: Json = {}): Json => ({
  openapi: '3.1.0',
  paths: { '/moons': { get: operation } },
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      sameKey: { type: 'apiKey', in: 'header', name: 'X-Key' },
      login: {
        type: 'oauth2',
        flows: { implicit: { authorizationUrl: 'https://a.example', scopes: { r: '', w: '' } } },
      },
    },
  },
  ...rest,
});
const limit = (keywords: Json = {}): Json => ({
  parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' }, ...keywords }],
});
const answer = (status: string, type: string, headers: Json = {}): Json => ({
  responses: { [status]: { description: '', headers, content: { [type]: { schema: { type: 'string' } } } } },
});
const login = (...scopes: string[]): Json => ({ security: [{ login: scopes }] });

test.each<[name: string, before: Json, after: Json, changes: string[]]>([
  ['a parameter', get({}), get(limit()), ['  GET /moons: the query parameter "limit" was added.']],
  [
    'a required parameter',
    get({}),
    get(limit({ required: true })),
    ['! GET /moons: the query parameter "limit" was added and is required.'],
  ],
  ['a parameter less', get(limit()), get({}), ['! GET /moons: the query parameter "limit" was removed.']],
  [
    'a parameter that becomes required',
    get(limit()),
    get(limit({ required: true })),
    ['! GET /moons: the query parameter "limit" is now required.'],
  ],
  [
    'the schema of a parameter',
    get(limit()),
    get(limit({ schema: { type: 'integer', maximum: 5 } })),
    ['! GET /moons: the query parameter "limit" now has the maximum 5.'],
  ],
  [
    'the style of a parameter',
    get(limit()),
    get(limit({ explode: false })),
    ['! GET /moons: the query parameter "limit" is now written in another way (style, explode or content).'],
  ],
  ['the default style', get(limit()), get(limit({ style: 'form', explode: true })), []],
  ['a deprecated operation', get({}), get({ deprecated: true }), ['  GET /moons: the operation is now deprecated.']],
  [
    'a status and a media type',
    get(answer('200', 'text/plain')),
    get(answer('201', 'text/plain')),
    ['! GET /moons: the response 200 was removed.', '  GET /moons: the response 201 was added.'],
  ],
  [
    'a media type',
    get(answer('200', 'text/plain')),
    get(answer('200', 'text/html; charset=utf-8')),
    [
      '! GET /moons: the media type text/plain of the response 200 was removed.',
      '  GET /moons: the media type text/html of the response 200 was added.',
    ],
  ],
  [
    'a status of an error',
    get(answer('404', 'text/plain')),
    get({ responses: {} }),
    ['  GET /moons: the response 404 was removed.'],
  ],
  [
    'a header',
    get(answer('200', 'text/plain', { 'X-Total': { schema: { type: 'integer' } } })),
    get(answer('200', 'text/plain')),
    ['! GET /moons: the header "X-Total" of the response 200 was removed.'],
  ],
  [
    'a body',
    get({ requestBody: { content: {} } }),
    get({ requestBody: { required: true, content: {} } }),
    ['! GET /moons: the request body is now required.'],
  ],
  [
    'credentials',
    get({}),
    get({ security: [{ key: [] }] }),
    ['! GET /moons: requests without credentials are no longer enough.'],
  ],
  ['another name of the credentials', get({ security: [{ key: [] }] }), get({ security: [{ sameKey: [] }] }), []],
  ['a scope', get(login('r')), get(login('r', 'w')), ['! GET /moons: the security "login" (r) is no longer enough.']],
  ['a scope less', get(login('r', 'w')), get(login('r')), ['  GET /moons: the security "login" (r) is now enough.']],
  [
    'a server',
    get({}, { servers: [{ url: 'https://a.example/' }] }),
    get({}, { servers: [{ url: 'https://b.example' }] }),
    [
      '! GET /moons: the server "https://a.example" was removed.',
      '  GET /moons: the server "https://b.example" was added.',
    ],
  ],
  [
    'operations',
    { openapi: '3.1.0', paths: { '/moons/{id}': { get: {}, put: {} } } },
    { openapi: '3.1.0', paths: { '/moons/{moon}': { get: {}, post: {} } } },
    ['! PUT /moons/{id}: the operation was removed.', '  POST /moons/{moon}: the operation was added.'],
  ],
  [
    'a webhook, whose body clients receive',
    {
      openapi: '3.1.0',
      webhooks: { rise: { post: { requestBody: { content: { 'a/b': { schema: { enum: [1, 2] } } } } } } },
    },
    {
      openapi: '3.1.0',
      webhooks: { rise: { post: { requestBody: { content: { 'a/b': { schema: { enum: [1] } } } } } } },
    },
    ['  Webhook "rise": the value 2 of the request body was removed.'],
  ],
  [
    'a callback',
    get({ callbacks: { done: { '{$url}': { post: {} } } } }),
    get({}),
    ['! GET /moons: the callback POST {$url} was removed.'],
  ],
])('%s', async (_, before, after, changes) => {
  expect((await changesBetween(before, after)).sort()).toEqual(changes.sort());
});
