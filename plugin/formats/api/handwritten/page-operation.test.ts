import { expect, test } from 'vitest';
import { Expandable } from '../../../../elements/expandable/expandable.page.js';
import { ParamField } from '../../../../elements/param-field/param-field.page.js';
import { ResponseField } from '../../../../elements/response-field/response-field.page.js';
import { Tab, Tabs } from '../../../../elements/tabs/tabs.page.js';
import { testPage } from '../../../../elements/testing/page-context.js';
import type { OperationModel } from '../../../../playground/model/operation.js';
import { h, html, type Node } from '../../../../runtime/jsx/node.js';
import { renderToString } from '../../../../runtime/jsx/render.js';
import { parseHtml } from '../../../core/tree/parse-html.js';
import { parseApiAddress } from '../../../addresses/api-address.js';
import type { Site } from '../../../core/model/types.js';
import { pageOperation } from './page-operation.js';

interface Options {
  api?: string;
  authMethod?: string;
  settings?: Partial<Site['api']>;
}

function read(content: Node, { api = 'POST /users', authMethod, settings }: Options = {}): OperationModel {
  const page = parseHtml(renderToString(h('div', null, content), testPage()));
  const entry = { path: 'a', meta: { title: 'A', api, authMethod } };
  return pageOperation(entry, parseApiAddress(api)!, { baseUrls: [], ...settings }, page).operation;
}

const param = (props: object, ...children: Node[]): Node => h(ParamField, { ...props }, ...children);
const response = (props: object, ...children: Node[]): Node => h(ResponseField, { ...props }, ...children);
const schemaOf = (props: object, ...children: Node[]) => read(param(props, ...children)).body!.contents[0]!.schema;
const property = (props: object, ...children: Node[]) =>
  (schemaOf({ body: 'x', ...props }, ...children) as { properties: { x: unknown } }).properties.x;

test('the address names the server, else the settings', () => {
  const settings = { baseUrls: ['https://a.dev/v1', 'https://b.dev'] };
  expect(read([], { api: 'get https://{region}.x.dev/users', settings })).toMatchObject({
    method: 'GET',
    path: '/users',
    servers: [{ url: 'https://{region}.x.dev', variables: { region: { default: '' } } }],
  });
  expect(read([], { settings }).servers).toEqual([{ url: 'https://a.dev/v1' }, { url: 'https://b.dev' }]);
});

test('parameters have a location, type, default, example and description', () => {
  const { parameters, body } = read(
    [
      param({ path: 'id', type: 'integer', placeholder: 7 }, html('<p>Its <code>id</code>.</p><p>More.</p>')),
      param({ query: 'sort', type: 'enum<string>', default: 'asc' }, 'Options: ', h('code', null, 'asc'), ', ', h('code', null, 'desc'), '.'),
      param({ header: 'X-Trace', required: true, deprecated: true }),
      param({ cookie: 'session', type: 'Session' }),
    ],
    { api: 'GET /users/{id}/{part}' },
  ); // prettier-ignore
  expect(body).toBeUndefined();
  expect(parameters).toEqual([
    { name: 'part', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'id', in: 'path', required: true, schema: { type: 'integer', examples: [7] }, description: 'Its `id`.' },
    {
      name: 'sort',
      in: 'query',
      required: false,
      schema: { type: 'string', enum: ['asc', 'desc'], default: 'asc' },
      description: 'Options: `asc`, `desc`.',
    },
    { name: 'X-Trace', in: 'header', required: true, deprecated: true, schema: { type: 'string', deprecated: true } },
    { name: 'session', in: 'cookie', required: false, schema: { type: 'string' } },
  ]);
});

test('a path with a colon has braces if its parameter is described', () => {
  expect(read(param({ path: 'id' }), { api: 'GET /users/:id/jobs:run/:other' }).path).toBe(
    '/users/{id}/jobs:run/:other',
  );
});

test('body fields are the properties of an object, with those inside of them', () => {
  const inner = h(Expandable, null, response({ name: 'city', type: 'string', required: true }), param({ body: 'zip' }));
  const schema = {
    type: 'object',
    properties: { city: { type: 'string' }, zip: { type: 'string' } },
    required: ['city'],
  };
  expect(property({ type: 'object' }, inner)).toEqual(schema);
  expect(property({ type: 'Address[]' }, inner)).toEqual({ type: 'array', items: schema });
  expect(property({ type: 'object | null' }, inner)).toEqual({ ...schema, type: ['object', 'null'] });
  expect(read(param({ body: 'x', required: true })).body).toEqual({
    required: true,
    contents: [
      { mediaType: 'application/json', schema: { type: 'object', properties: { x: { type: 'string' } }, required: ['x'] } },
    ],
  }); // prettier-ignore
});

test.each([
  [
    { type: 'boolean', default: false },
    { type: 'boolean', default: false },
  ],
  [
    { type: 'bool', default: 'False' },
    { type: 'boolean', default: false },
  ],
  [{ type: 'integer', default: 'ten' }, { type: 'integer' }],
  [
    { type: 'string', placeholder: '10' },
    { type: 'string', examples: ['10'] },
  ],
  [
    { type: 'string', default: '"a"' },
    { type: 'string', default: 'a' },
  ],
  [{ type: 'string', default: 'null' }, { type: 'string' }],
  [
    { type: 'string[]', default: ['a'] },
    { type: 'array', items: { type: 'string' }, default: ['a'] },
  ],
  [{ type: 'object', default: '[]' }, { type: 'object' }],
  [{ type: 'Model', placeholder: 'large' }, { examples: ['large'] }],
  [{ type: 'Model', placeholder: 'constructor' }, { examples: ['constructor'] }],
])('values of %o have its type', (props, schema) => {
  expect(property(props)).toEqual(schema);
});

test('only enums take values from their text: after a colon, or at the start of items', () => {
  const list = html('<p>One of:</p><ul><li><code>a</code>: first</li><li><code>b</code></li><li>see <code>c</code></li></ul>');
  expect(property({ type: 'enum<string>[]' }, list)).toMatchObject({ items: { type: 'string', enum: ['a', 'b'] } });
  expect(property({ type: 'string' }, list)).not.toHaveProperty('enum');
  expect(property({ type: 'enum<string>' }, html('Sorts <code>a</code> first.'))).not.toHaveProperty('enum');
}); // prettier-ignore

test('fields in the other tabs are optional, and the first of a name counts', () => {
  const tabs = h(Tabs, null, [
    h(Tab, { title: 'One' }, param({ body: 'a', required: true }), param({ body: 'b', type: 'integer' })),
    h(Tab, { title: 'Two' }, param({ body: 'b', type: 'string', required: true }), param({ body: 'c', required: true })),
  ]);
  expect(read(tabs).body!.contents[0]!.schema).toEqual({
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'integer' }, c: { type: 'string' } },
    required: ['a'],
  });
}); // prettier-ignore

test('a header or a file decides on the media type of the body', () => {
  const mediaType = (...fields: Node[]) => read([param({ body: 'x', type: 'file' }), ...fields]).body!.contents[0]!;
  expect(mediaType().mediaType).toBe('multipart/form-data');
  const { parameters, body } = read([
    param({ header: 'content-type', default: 'application/x-www-form-urlencoded; charset=utf-8' }),
    param({ body: 'x' }),
  ]);
  expect([parameters, body!.contents[0]!.mediaType]).toEqual([[], 'application/x-www-form-urlencoded']);
  expect(mediaType(param({ header: 'Content-Type', default: 'image/png' }))).toEqual({
    mediaType: 'image/png',
    schema: { type: 'string', format: 'binary' },
  });
});

test('response fields belong to the status in the heading above', () => {
  const { responses } = read([
    h('h2', null, 'Response'),
    response({ name: 'a', type: 'string' }),
    h('h3', null, '404 Not found'),
    response({ name: 'a', type: 'integer' }),
  ]);
  expect(responses.map(({ status, contents }) => [status, contents])).toEqual([
    ['200', [{ mediaType: 'application/json', schema: { type: 'object', properties: { a: { type: 'string' } } } }]],
    ['404', [{ mediaType: 'application/json', schema: { type: 'object', properties: { a: { type: 'integer' } } } }]],
  ]);
});

test.each<[Options & { fields?: Node }, object]>([
  [{ authMethod: 'bearer' }, { bearer: { type: 'http', scheme: 'bearer' } }],
  [
    { settings: { auth: { method: 'bearer', inputPrefix: 'Bearer sk-' } } },
    { bearer: { type: 'http', scheme: 'bearer', start: 'sk-' } },
  ],
  [
    { settings: { auth: { method: 'basic', name: '[account]:[key]' } } },
    { basic: { type: 'http', scheme: 'basic', parts: ['account', 'key'] } },
  ],
  [
    { settings: { auth: { method: 'key', name: 'X-Token', inputPrefix: 'v1 ' } } },
    { key: { type: 'apiKey', in: 'header', name: 'X-Token', start: 'v1 ' } },
  ],
  [
    { settings: { auth: { method: 'key', name: 'token' } }, fields: param({ query: 'token' }, 'Yours.') },
    { key: { type: 'apiKey', in: 'query', name: 'token', description: 'Yours.' } },
  ],
  [
    { fields: param({ header: 'authorization', placeholder: 'Bearer TOKEN' }) },
    { authorization: { type: 'http', scheme: 'bearer' } },
  ],
  [{ fields: param({ cookie: 'api_key' }) }, { api_key: { type: 'apiKey', in: 'cookie', name: 'api_key' } }],
  [{ authMethod: 'none', settings: { auth: { method: 'bearer' } } }, {}],
])('reads the authorization of %o', ({ fields = [], ...options }, schemes) => {
  const { security, schemes: schemesRead, parameters } = read(fields, options);
  expect(schemesRead).toEqual(schemes);
  expect(security).toEqual(Object.keys(schemes).map((scheme) => [{ scheme, scopes: [] }]));
  // The credentials are not a parameter as well.
  expect(parameters).toEqual([]);
});

test('a webhook has neither the server nor the credentials of the API', () => {
  const settings: Partial<Site['api']> = { baseUrls: ['https://a.dev'], auth: { method: 'bearer' } };
  expect(read([], { api: 'WEBHOOK created', settings })).toMatchObject({
    kind: 'webhook',
    path: 'created',
    servers: [],
    security: [],
  });
});

test('there are no credentials and no body without fields', () => {
  expect(read([])).toMatchObject({ parameters: [], responses: [], security: [], schemes: {} });
});
