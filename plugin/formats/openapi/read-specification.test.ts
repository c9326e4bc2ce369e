import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { onlyOperation, problemLine, readWritten } from '../../../test/fixtures/written-specification.js';

const ok = { 200: { description: 'OK' } };

test('reads Swagger 2.0 as newer versions are read', async () => {
  const operation = await onlyOperation({
    'swagger.yaml': `
swagger: 2.0
info: { title: Pets, version: '1' }
host: api.example.com
basePath: /v1
schemes: [http, https]
consumes: [application/xml, application/json]
produces: [application/xml, application/json]
paths:
  /pets/{ids}:
    parameters:
      - { name: ids, in: path, required: true, type: array, items: { type: integer } }
    put:
      operationId: updatePets
      parameters:
        - { name: tags, in: query, type: array, items: { type: string }, collectionFormat: multi }
        - { name: sort, in: query, type: array, items: { type: string }, collectionFormat: tsv }
        - { name: body, in: body, required: true, schema: { $ref: Pet } }
      responses:
        200:
          description: OK
          schema: { $ref: '#/definitions/Pet' }
          examples: { application/json: { id: 1 } }
          headers: { X-Rate: { type: integer, description: Left. } }
definitions:
  Pet: { type: object, discriminator: kind, properties: { id: { type: integer, minimum: 0, exclusiveMinimum: true } } }
`,
  });
  expect(operation).toMatchObject({
    id: 'updatePets',
    title: 'Update pets',
    servers: [{ url: 'https://api.example.com/v1' }, { url: 'http://api.example.com/v1' }],
    parameters: [
      { name: 'ids', in: 'path', required: true, style: 'simple', explode: false },
      { name: 'tags', in: 'query', style: 'form', explode: true },
      { name: 'sort', in: 'query', style: 'tabDelimited', explode: false },
    ],
    body: {
      required: true,
      contents: [
        { mediaType: 'application/json', schema: { $ref: '#/schemas/Pet' } },
        { mediaType: 'application/xml', schema: { $ref: '#/schemas/Pet' } },
      ],
    },
    responses: [
      {
        status: '200',
        headers: [{ name: 'X-Rate', description: 'Left.', schema: { type: 'integer' } }],
        contents: [
          { mediaType: 'application/json', examples: [{ name: 'default', value: { id: 1 } }] },
          { mediaType: 'application/xml' },
        ],
      },
    ],
  });
  expect(operation.parameters[0]!.schema).toEqual({ type: 'array', items: { type: 'integer' } });
  expect(operation.schemas['Pet']).toEqual({
    type: 'object',
    discriminator: { propertyName: 'kind' },
    properties: { id: { type: 'integer', exclusiveMinimum: 0 } },
  });
});

test('makes a multipart body of form parameters with a file', async () => {
  const { body } = await onlyOperation({
    'swagger.json': {
      swagger: '2.0',
      paths: {
        '/upload': {
          post: {
            consumes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
            parameters: [
              { name: 'file', in: 'formData', type: 'file', required: true },
              { name: 'tags', in: 'formData', type: 'array', items: { type: 'string' }, collectionFormat: 'pipes' },
            ],
            responses: ok,
          },
        },
      },
    },
  });
  expect(body).toEqual({
    required: true,
    contents: [
      {
        mediaType: 'multipart/form-data',
        schema: {
          type: 'object',
          required: ['file'],
          properties: {
            file: { type: 'string', format: 'binary' },
            tags: { type: 'array', items: { type: 'string' } },
          },
        },
        encoding: { tags: { style: 'pipeDelimited', explode: false } },
      },
    ],
  });
});

test('takes servers and parameters of the operation before those of the path and the document', async () => {
  const { operations } = await readWritten({
    'openapi.yaml': `
openapi: 3.0.3
servers: [{ url: https://root.example.com }]
paths:
  /a:
    servers: [{ url: 'https://{region}.example.com', variables: { region: { default: eu, enum: [eu, us] } } }]
    parameters:
      - { name: limit, in: query, schema: { type: integer } }
      - { name: limit, in: header, schema: { type: integer } }
    get:
      parameters: [{ name: limit, in: query, schema: { type: string }, example: all }]
    post: { servers: [{ url: /relative }] }
  /b: { get: {} }
`,
  });
  const [get, post, other] = operations.map(({ model }) => model);
  expect(get!.servers).toEqual([
    { url: 'https://{region}.example.com', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } },
  ]);
  expect(get!.parameters).toEqual([
    { name: 'limit', in: 'query', schema: { type: 'string' }, examples: [{ name: 'default', value: 'all' }] },
    { name: 'limit', in: 'header', schema: { type: 'integer' } },
  ]);
  expect(post!.servers).toEqual([{ url: '/relative' }]);
  expect(other!.servers).toEqual([{ url: 'https://root.example.com' }]);
});

test('reads webhooks, callbacks, links and code samples of OpenAPI 3.1', async () => {
  const { operations, extensions, tags } = await readWritten({
    'openapi.json': {
      openapi: '3.1.0',
      'x-tagGroups': [{ name: 'All', tags: ['pets'] }],
      tags: [{ name: 'pets', 'x-displayName': 'Our pets', 'x-group': 'Animals' }],
      paths: {
        '/pets': {
          post: {
            'x-mint': { metadata: { title: 'New pet' } },
            'x-codeSamples': [{ lang: 'Shell', source: 'pets new' }],
            responses: {
              '2xx': {
                description: 'OK',
                links: { self: { operationRef: '#/paths/~1pets~1{id}/get', parameters: { id: '$response.body#/id' } } },
              },
            },
            callbacks: { done: { '{$request.body#/url}': { post: { responses: ok } } } },
          },
        },
      },
      webhooks: { petAdded: { $ref: '#/components/pathItems/Added' } },
      components: { pathItems: { Added: { post: { summary: 'A pet was added', responses: ok } } } },
    },
  });
  expect(extensions).toEqual({ 'x-tagGroups': [{ name: 'All', tags: ['pets'] }] });
  expect(tags).toEqual([
    { name: 'pets', title: 'Our pets', extensions: { 'x-displayName': 'Our pets', 'x-group': 'Animals' } },
  ]);
  expect(operations[0]).toMatchObject({
    extensions: { 'x-mint': { metadata: { title: 'New pet' } } },
    model: {
      id: 'post-pets',
      codeSamples: [{ lang: 'Shell', source: 'pets new' }],
      responses: [{ status: '2XX', links: [{ name: 'self', operation: 'GET /pets/{id}' }] }],
      callbacks: [{ kind: 'callback', method: 'POST', path: '{$request.body#/url}' }],
    },
  });
  expect(operations[1]!.model).toMatchObject({ kind: 'webhook', path: 'petAdded', title: 'A pet was added' });
});

test('reads the methods, streams and examples of OpenAPI 3.2', async () => {
  const { operations } = await readWritten({
    'openapi.yaml': `
openapi: 3.2.0
paths:
  /search:
    query:
      parameters: [{ name: q, in: querystring, content: { application/x-www-form-urlencoded: { schema: { type: object } } } }]
      responses:
        '200':
          summary: Found
          content:
            application/jsonl:
              itemSchema: { type: object }
              examples: { two: { dataValue: [1, 2], serializedValue: "1\\n2" } }
    additionalOperations: { COPY: { responses: {} } }
`,
  });
  expect(operations.map(({ model }) => model.method)).toEqual(['QUERY', 'COPY']);
  expect(operations[0]!.model).toMatchObject({
    parameters: [{ name: 'q', in: 'querystring', contentType: 'application/x-www-form-urlencoded' }],
    responses: [
      {
        summary: 'Found',
        contents: [{ itemSchema: { type: 'object' }, examples: [{ name: 'two', value: [1, 2], text: '1\n2' }] }],
      },
    ],
  });
});

test('reads a specification of many files with circular references', async () => {
  const { operations, files, errors, warnings, placeOf } = await readWritten({
    'api/openapi.yaml': `
openapi: 3.0.0
paths:
  /users: { $ref: paths/users.yaml }
components: { schemas: { User: { type: string } } }
`,
    'api/paths/users.yaml': `
get:
  parameters: [{ $ref: '../parameters.json#/limit' }]
  responses: { 200: { description: OK, content: { application/json: { schema: { $ref: ../models/User.yaml } } } } }
`,
    'api/parameters.json': { limit: { name: 'limit', in: 'query', schema: { type: 'integer' } } },
    'api/models/User.yaml': `
type: object
properties:
  manager: { $ref: User.yaml }
  team: { $ref: 'Team.yaml#/definitions/Team' }
`,
    'api/models/Team.yaml': `definitions: { Team: { properties: { members: { items: { $ref: User.yaml } } } }, Unused: {} }`,
  });
  expect([...errors, ...warnings]).toEqual([]);
  expect(files.map((file) => basename(file)).sort()).toEqual([
    'Team.yaml',
    'User.yaml',
    'openapi.yaml',
    'parameters.json',
    'users.yaml',
  ]);
  const { model } = operations[0]!;
  expect(placeOf(model.id)).toMatchObject({
    file: 'api/paths/users.yaml',
    line: 2,
    column: 1,
  });
  expect(model.parameters).toEqual([{ name: 'limit', in: 'query', schema: { type: 'integer' } }]);
  expect(model.responses[0]!.contents[0]!.schema).toEqual({ $ref: '#/schemas/User2' });
  expect(model.schemas).toEqual({
    User2: { type: 'object', properties: { manager: { $ref: '#/schemas/User2' }, team: { $ref: '#/schemas/Team' } } },
    Team: { properties: { members: { items: { $ref: '#/schemas/User2' } } } },
  });
});

test('resolves an anchor, an escaped pointer and a YAML alias that contains itself', async () => {
  const { operations, errors } = await readWritten({
    'openapi.yaml': `
openapi: 3.1.0
paths:
  /a:
    get:
      responses:
        200:
          content:
            application/json: { schema: { anyOf: [{ $ref: '#node' }, { $ref: '#/components/schemas/a~1b%20c' }] } }
components:
  schemas:
    Node: { $anchor: node, type: object }
    a/b c: { type: string }
    Loop: &loop { properties: { again: *loop } }
`,
  });
  expect(errors.map(problemLine)).toEqual([
    'openapi.yaml:14:33 openapi-alias-cycle This YAML alias refers to a value that contains it. Replace the alias with $ref.',
  ]);
  expect(operations[0]!.model.schemas).toEqual({ Node: { type: 'object' }, 'a/b c': { type: 'string' } });
  expect(operations[0]!.model.responses[0]!.contents[0]!.schema).toEqual({
    anyOf: [{ $ref: '#/schemas/Node' }, { $ref: '#/schemas/a~1b%20c' }],
  });
});
