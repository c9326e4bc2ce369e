/** Specifications as authors write them, which the standard does not describe. */
import { expect, test } from 'vitest';
import { onlyOperation, problemLine, readWritten } from '../../test/fixtures/written-specification.js';

test('reads all paths and components from files of their own', async () => {
  const { operations, errors } = await readWritten({
    'openapi.yaml': `openapi: 3.0.3
paths: { $ref: paths/index.yaml }
webhooks: { $ref: hooks.yaml }
components:
  schemas: { $ref: schemas.yaml }
  securitySchemes: { $ref: schemes.yaml }
security: [{ key: [] }]
`,
    'paths/index.yaml': `/moons: { $ref: moons.yaml }`,
    'paths/moons.yaml': `get: { responses: { 200: { content: { application/json: { schema: { $ref: '../openapi.yaml#/components/schemas/Moon' } } } } } }`,
    'hooks.yaml': `risen: { post: { responses: {} } }`,
    'schemas.yaml': `Moon: { type: object, properties: { name: { type: string } } }`,
    'schemes.yaml': `key: { type: apiKey, in: header, name: X-Key }`,
  });
  expect(errors).toEqual([]);
  expect(operations.map(({ model }) => [model.kind, model.path])).toEqual([
    ['operation', '/moons'],
    ['webhook', 'risen'],
  ]);
  expect(operations[0]!.model).toMatchObject({
    schemas: { Moon: { properties: { name: { type: 'string' } } } },
    schemes: { key: { name: 'X-Key' } },
  });
});

test('reports paths that refer to a missing file', async () => {
  const { operations, errors } = await readWritten({ 'openapi.yaml': `openapi: 3.0.3\npaths: { $ref: paths.yaml }\n` });
  expect(operations).toEqual([]);
  expect(errors.map(problemLine)).toEqual([
    'openapi.yaml:2:1 openapi-ref Cannot resolve the reference "paths.yaml": the file does not exist. Correct the $ref, or add what it refers to.',
  ]);
});

test('reads YAML whose brackets and quoted lines are not indented', async () => {
  const operation = await onlyOperation({
    'openapi.yaml': `openapi: 3.0.0
paths:
  /containers:
    get:
      description: 'Starts here
and goes on
  here'
      parameters:
        - name: ports
          in: query
          schema: { type: object }
          example: {
          "80/tcp": {}
          }
      responses: {}
`,
  });
  expect(operation.description).toBe('Starts here and goes on here');
  expect(operation.parameters[0]).toMatchObject({ name: 'ports', examples: [{ value: { '80/tcp': {} } }] });
});
