import { expect, test } from 'vitest';
import { resolveSchema } from '../../../playground/form/resolve-schema.js';
import { readWritten } from '../../../test/fixtures/written-specification.js';

test('resolves references from the address of a schema, and names with percent signs', async () => {
  const { operations, warnings, schema } = await readWritten({
    'openapi.json': {
      openapi: '3.1.0',
      paths: {
        '/a': {
          get: {
            responses: {
              200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Planet' } } } },
            },
          },
        },
      },
      components: {
        schemas: {
          Planet: {
            $id: 'https://schemas.example/planet',
            properties: {
              moon: { $ref: '#/$defs/moon' },
              ring: { $ref: '#ring' },
              size: { $ref: '/size' },
              share: { $ref: 'planet#/$defs/percent%25' },
              star: { $ref: '#/components/schemas/Star' },
            },
            $defs: {
              moon: { type: 'string' },
              ring: { $anchor: 'ring', type: 'integer' },
              'percent%': { type: 'number' },
            },
          },
          Size: { $id: 'https://schemas.example/size', type: 'boolean' },
          Star: { type: 'null' },
        },
      },
    },
  });
  expect(warnings).toEqual([]);
  const { schemas } = schema('Planet')!;
  const types = Object.entries(resolveSchema({ $ref: '#/schemas/Planet' }, schemas).properties!).map(([name, each]) => [
    name,
    resolveSchema(each, schemas).type,
  ]);
  expect(Object.fromEntries(types)).toEqual({
    moon: 'string',
    ring: 'integer',
    size: 'boolean',
    share: 'number',
    star: 'null',
  });
  expect(operations).toHaveLength(1);
});
