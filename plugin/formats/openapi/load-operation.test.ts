import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { filledRequest, missingParameters, startState } from '../../../playground/model/form-state.js';
import { SpecificationFiles } from '../../../playground/spec/specification-files.js';
import { loadOperation } from './load-operation.js';

const files: Record<string, string> = {
  'one.json': JSON.stringify({
    openapi: '3.1.0',
    servers: [{ url: '/v1' }],
    security: [{ key: [] }],
    components: {
      schemas: { A: { type: 'string' } },
      securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'k' } },
      parameters: { P: { name: 'p', in: 'query', schema: { type: 'string', default: 'd' } } },
    },
    paths: {
      '/a/{id}': {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/A' } },
          { $ref: '#/components/parameters/P' },
        ],
        get: { operationId: 'getA', responses: {} },
        additionalOperations: { COPY: { responses: {} } },
      },
    },
  }),
  'old.yaml': `
swagger: '2.0'
host: api.test
basePath: /v2
schemes: [https]
consumes: [application/json]
securityDefinitions:
  key: { type: apiKey, in: header, name: X-Key }
security: [{ key: [] }]
paths:
  /pets:
    post:
      parameters:
        - { name: tags, in: query, type: array, items: { type: string }, collectionFormat: pipes }
        - { name: pet, in: body, required: true, schema: { $ref: '#/definitions/Pet' } }
      responses: { 200: { description: OK } }
  /upload:
    post:
      consumes: [multipart/form-data]
      parameters:
        - { name: file, in: formData, type: file, required: true }
      responses: { 200: { description: OK } }
definitions:
  Pet:
    type: object
    required: [name]
    properties:
      name: { type: string, example: Rex }
`,
  'three.json': JSON.stringify({
    openapi: '3.0.3',
    paths: {
      '/n': {
        post: {
          requestBody: {
            content: {
              'application/json': { schema: { type: 'integer', minimum: 0, exclusiveMinimum: true, nullable: true } },
            },
          },
          responses: {},
        },
      },
    },
  }),
  'section.yaml': `
openapi: 3.1.0
paths: { $ref: paths/all.yaml }
`,
  'paths/all.yaml': `
/trees: { $ref: trees.yaml }
/rocks:
  get:
    description: 'Text
without indentation'
    responses: {}
`,
  'many.yaml': `
openapi: 3.1.0
servers: [{ url: https://api.test }]
paths:
  /trees: { $ref: paths/trees.yaml }
  /broken: { $ref: paths/missing.yaml }
`,
  'paths/trees.yaml': `
post:
  operationId: addTree
  parameters:
    - { $ref: '../shared.json#/parameters/Limit' }
  requestBody:
    content:
      application/json: { schema: { $ref: ../schemas/tree.yaml } }
  responses: {}
`,
  'texts.yaml': `
openapi: 3.1.0
paths:
  /a:
    get:
      x-codeSamples: [{ lang: go, source: { $ref: samples/a.go } }]
      parameters: [{ name: q, in: query, description: { $ref: q.md }, schema: { type: string } }]
      responses: {}
`,
  'samples/a.go': 'client.Get(): a',
  'q.md': 'A *query*: text.',
  'shared.json': JSON.stringify({
    parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer' } } },
    Tree: { type: 'boolean' },
  }),
  'schemas/tree.yaml': `
type: object
required: [name, other]
properties:
  name: { type: string, example: Oak }
  other: { $ref: '../shared.json#/Tree' }
  left: { $ref: tree.yaml }
`,
  'away.json': JSON.stringify({
    openapi: '3.1.0',
    paths: {
      '/a': { $ref: 'https://other.test/a.json' },
      '/b': { get: { responses: { 200: { $ref: 'http://192.168.0.1/b.json' } } } },
      '/c': { $ref: 'data:application/json,{}' },
      '/d': { $ref: 'next/1' },
    },
  }),
  'laughs.yaml': `openapi: 3.1.0\na0: &a0 [x]\n${Array.from({ length: 9 }, (_, index) => `a${index + 1}: &a${index + 1} [${`*a${index}, `.repeat(10)}]`).join('\n')}`,
  'circle.yaml': 'openapi: 3.1.0\na: &a { b: *a }',
  'page.html': '<!doctype html><p>Not found</p>',
  'bad.json': '{"openapi":',
  'bad.yaml': 'a: [',
  'list.json': '["x"]',
  'future.json': '{"openapi":"4.0.0"}',
};

const base = 'https://docs.test/';
let requests: string[] = [];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('location', new URL('https://docs.test/page'));
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace(base, '');
    const number = /^next\/(\d+)$/.exec(path)?.[1];
    const text = number ? JSON.stringify({ $ref: `${Number(number) + 1}` }) : files[path];
    requests.push(url);
    if (!url.startsWith(base)) throw new TypeError('Failed to fetch');
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = (file: string, operation: string) =>
  loadOperation(new SpecificationFiles(base + file), base + file, operation);

describe('an operation of a specification', () => {
  test('becomes a model, and the model a request', async () => {
    const model = await load('one.json', 'get /a/{id}');
    const state = startState(model);
    expect(missingParameters(model, state).map(({ name }) => name)).toEqual(['id']);
    const none = { headers: [], query: [], cookies: [] };
    expect(filledRequest(model, state, none, 'https://docs.test/page')).toMatchObject({
      server: 'https://docs.test/v1',
      method: 'GET',
    });
    expect(model.security).toEqual([[{ scheme: 'key', scopes: [] }]]);
    expect(model.schemas).toEqual({ A: { type: 'string' } });
    expect(await load('one.json', 'getA')).toMatchObject({ path: '/a/{id}' });
    expect(await load('one.json', 'COPY /a/{id}')).toMatchObject({ method: 'COPY' });
  });

  test('is read from Swagger 2.0 in YAML', async () => {
    const model = await load('old.yaml', 'POST /pets');
    expect(model).toMatchObject({
      servers: [{ url: 'https://api.test/v2' }],
      parameters: [{ name: 'tags', in: 'query', style: 'pipeDelimited' }],
      body: { contents: [{ mediaType: 'application/json', schema: { $ref: '#/schemas/Pet' } }] },
      schemas: { Pet: { required: ['name'] } },
      schemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
    });
    expect(startState(model).body!.value).toEqual({ name: 'Rex' });
    const upload = await load('old.yaml', 'POST /upload');
    expect(upload.body!.contents[0]).toMatchObject({
      mediaType: 'multipart/form-data',
      schema: { properties: { file: { type: 'string', format: 'binary' } } },
    });
  });

  test('has texts that are in files of their own', async () => {
    const { codeSamples, parameters } = await load('texts.yaml', 'GET /a');
    expect(codeSamples).toMatchObject([{ lang: 'go', source: 'client.Get(): a' }]);
    expect(parameters).toMatchObject([{ description: 'A *query*: text.' }]);
  });

  test('has the schemas of OpenAPI 3.1', async () => {
    const { body } = await load('three.json', 'POST /n');
    expect(body!.contents[0]!.schema).toEqual({ type: ['integer', 'null'], exclusiveMinimum: 0 });
  });

  test('is read from several files, by its path and by its id', async () => {
    const model = await load('many.yaml', 'POST /trees');
    expect(model).toMatchObject({
      parameters: [{ name: 'limit', schema: { type: 'integer' } }],
      body: { contents: [{ schema: { $ref: '#/schemas/tree' } }] },
      schemas: {
        tree: { properties: { left: { $ref: '#/schemas/tree' }, other: { $ref: '#/schemas/Tree' } } },
        Tree: { type: 'boolean' },
      },
    });
    expect(await load('many.yaml', 'addTree')).toMatchObject({ method: 'POST', path: '/trees' });
    expect(await load('section.yaml', 'GET /rocks')).toMatchObject({ method: 'GET', path: '/rocks' });
    expect((await load('section.yaml', 'POST /trees')).parameters).toMatchObject([{ name: 'limit' }]);
  });
});

test.each([
  ['one.json', 'GET /b', 'has no operation "GET /b". Write it as METHOD /path'],
  ['many.yaml', 'GET /broken', 'Could not load https://docs.test/paths/missing.yaml: the server responded with 404.'],
  ['page.html', 'GET /a', 'is an HTML or XML page'],
  ['bad.json', 'GET /a', 'is not valid JSON'],
  ['bad.yaml', 'GET /a', 'is neither valid JSON nor valid YAML'],
  ['laughs.yaml', 'GET /a', 'The YAML aliases of https://docs.test/laughs.yaml expand to more than 5 million values.'],
  ['circle.yaml', 'GET /a', 'The YAML aliases of https://docs.test/circle.yaml expand'],
  ['list.json', 'GET /a', 'it names no version'],
  ['future.json', 'GET /a', 'is OpenAPI 4.0.0. Versions 2.0 to 3.2 are supported'],
])('the reader learns why %s has no operation %s', async (file, operation, message) => {
  await expect(load(file, operation)).rejects.toThrow(message);
});

test.each([
  ['GET /a', 'refers to https://other.test/a.json, which is on another host'],
  ['GET /b', 'refers to http://192.168.0.1/b.json, which is on another host'],
  ['GET /c', 'refers to data:application/json,{}, which is on another host'],
])('a page asks no host that only a specification names: %s', async (operation, message) => {
  await expect(load('away.json', operation)).rejects.toThrow(message);
  expect(requests).toEqual([`${base}away.json`]);
});

test('references that a server invents end', async () => {
  await expect(load('away.json', 'GET /d')).rejects.toThrow('refers to more than 500 files');
  expect(requests).toHaveLength(500);
});

test('the reader learns that another server must allow the page to read the file', async () => {
  await expect(
    loadOperation(new SpecificationFiles('https://other.test/x.json'), 'https://other.test/x.json', 'GET /a'),
  ).rejects.toThrow('The server must allow https://docs.test to read the file (CORS).');
});
