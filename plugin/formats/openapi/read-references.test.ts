import { expect, test } from 'vitest';
import { onlyOperation, readWritten } from '../../../test/fixtures/written-specification.js';

test('keys beside the reference of a path count like those of its target', async () => {
  const { operations } = await readWritten({
    'openapi.yaml': `openapi: 3.1.0
paths:
  /ships/{id}:
    $ref: items.yaml#/ship
    x-operation-id: x
    servers: [{ url: https://ships.example.com }]
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { summary: Own }
`,
    'items.yaml': `ship:
  summary: Ship
  parameters: [{ name: id, in: path, required: true }, { name: q, in: query }]
  get: { summary: Other }
  post: { requestBody: { content: { text/plain: { schema: { $ref: '#/text' } } } } }
text: { type: string }
`,
  });
  expect(operations.map(({ model }) => [model.method, model.title, model.servers[0]!.url])).toEqual([
    ['GET', 'Own', 'https://ships.example.com'],
    ['POST', 'Ship', 'https://ships.example.com'],
  ]);
  expect(operations[1]!.model.parameters).toMatchObject([{ name: 'id', schema: { type: 'integer' } }, { name: 'q' }]);
});

test('schemas that extend one with a discriminator are its options', async () => {
  const { schemas } = await onlyOperation({
    'openapi.yaml': `openapi: 3.0.3
paths:
  /a: { get: { responses: { 200: { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Ship' } } } } } } }
components:
  schemas:
    Ship: { type: object, properties: { kind: { type: string } }, discriminator: { propertyName: kind, mapping: { s: Sail, own: Ship } } }
    Sail: { allOf: [{ $ref: '#/components/schemas/Ship' }, { properties: { masts: { type: integer } } }] }
    Motor: { allOf: [{ $ref: '#/components/schemas/Ship' }, { properties: { power: { type: integer } } }] }
`,
  });
  expect(schemas['Ship']).toMatchObject({ oneOf: [{ $ref: '#/schemas/Sail' }, { $ref: '#/schemas/Motor' }] });
  expect(Object.keys(schemas)).toEqual(['Ship', 'Sail', 'Motor']);
});

test('code samples and descriptions can be in files of their own', async () => {
  const operation = await onlyOperation({
    'openapi.yaml': `openapi: 3.0.3
paths:
  /a:
    get:
      description: { $ref: about.md }
      x-codeSamples: [{ lang: Go, source: { $ref: samples/a.go } }]
`,
    'about.md': 'All about *a*.',
    'samples/a.go': 'package main\n\nfunc main() { f("a: x") }\n',
  });
  expect(operation.description).toBe('All about *a*.');
  expect(operation.codeSamples).toEqual([{ lang: 'Go', source: 'package main\n\nfunc main() { f("a: x") }\n' }]);
});

test('samples that are references, what a path says of itself, and texts beside references', async () => {
  const operation = await onlyOperation({
    'openapi.yaml': `openapi: 3.1.0
paths:
  /a:
    summary: Things
    description: Of all things.
    get:
      summary: List things
      parameters: [{ $ref: '#/components/parameters/page', description: Of this list. }]
      x-codeSamples: [{ $ref: curl.yml }]
components:
  parameters: { page: { name: page, in: query, description: Of any list., schema: { type: integer } } }
`,
    'curl.yml': 'lang: cURL\nsource: curl x\n',
  });
  expect([operation.title, operation.description]).toEqual(['List things', 'Things\n\nOf all things.']);
  expect(operation.parameters[0]!.description).toBe('Of this list.');
  expect(operation.codeSamples).toEqual([{ lang: 'cURL', source: 'curl x' }]);
});

test('only requests to the API need its credentials, and the page of an operation has the schemas of its callbacks', async () => {
  const { operations } = await readWritten({
    'openapi.yaml': `openapi: 3.1.0
security: [{ token: [] }]
paths:
  /a:
    post:
      callbacks: { done: { '{$request.query.url}': { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Mode' } } } } } } } }
webhooks:
  moved: { post: {} }
  signed: { post: { security: [{ token: [] }] } }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas: { Mode: { type: string, enum: [fast, slow] } }
`,
  });
  const [called, ...webhooks] = operations.map(({ model }) => model);
  expect(called!.schemas).toEqual({ Mode: { type: 'string', enum: ['fast', 'slow'] } });
  expect([called!, called!.callbacks[0]!, ...webhooks].map(({ security }) => security.length)).toEqual([1, 0, 0, 1]);
});
