import { expect, test } from 'vitest';
import { checkBody } from '../../../../playground/model/body/check-body.js';
import { resolveSchema } from '../../../../playground/model/values/resolve-schema.js';
import { readWritten } from '../../../../test/fixtures/written-specification.js';

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

/** The types of the problems of `body` for a named schema. */
async function problemsOf(schemas: object, name: string, body: unknown, overlay?: object): Promise<string[]> {
  const { schema, warnings } = await readWritten(
    {
      'openapi.json': { openapi: '3.1.0', paths: {}, components: { schemas } },
      ...(overlay && { 'overlay.json': overlay }),
    },
    overlay && { overlays: ['overlay.json'] },
  );
  const named = schema(name)!;
  const problems = checkBody(JSON.stringify(body), named.schema, named.schemas);
  return [...warnings.filter(({ code }) => code === 'openapi-ref'), ...problems].map(({ message }) => message);
}

const page = (more: object) => ({
  properties: { items: { type: 'array', items: { $dynamicRef: '#item' } } },
  $defs: { item: { $dynamicAnchor: 'item', not: {} } },
  ...more,
});
const pageOf = (schema: object, more: object) => ({ ...more, $defs: { item: { $dynamicAnchor: 'item', ...schema } } });
const named = { User: { type: 'object', required: ['name'] } };

test.each([
  ['with addresses', { $id: 'page' }, { $id: 'users', $ref: 'page' }],
  ['without addresses', {}, { $ref: '#/components/schemas/Page' }],
])('a $dynamicRef means the first schema on the way that has its anchor: %s', async (_, inner, outer) => {
  const schemas = {
    ...named,
    Page: page(inner),
    Users: pageOf({ $ref: 'openapi.json#/components/schemas/User' }, outer),
    Numbers: pageOf({ type: 'number' }, { ...outer, ...('$id' in outer && { $id: 'numbers' }) }),
    Both: {
      properties: { users: { $ref: '#/components/schemas/Users' }, numbers: { $ref: '#/components/schemas/Numbers' } },
    },
  };
  expect(await problemsOf(schemas, 'Users', { items: [{ name: 'a' }] })).toEqual([]);
  expect(await problemsOf(schemas, 'Users', { items: [{}] })).toHaveLength(1);
  expect(await problemsOf(schemas, 'Numbers', { items: [1] })).toEqual([]);
  expect(await problemsOf(schemas, 'Numbers', { items: ['a'] })).toHaveLength(1);
  expect(await problemsOf(schemas, 'Page', { items: [1] })).toHaveLength(1);
  expect(await problemsOf(schemas, 'Both', { users: { items: [{ name: 'a' }] }, numbers: { items: [1] } })).toEqual([]);
  expect(await problemsOf(schemas, 'Both', { users: { items: [1] }, numbers: { items: ['a'] } })).toHaveLength(2);
});

test('a recursive schema that is extended stays extended at each level', async () => {
  const schemas = {
    Tree: {
      $id: 'tree',
      $dynamicAnchor: 'node',
      properties: { value: true, children: { type: 'array', items: { $dynamicRef: '#node' } } },
    },
    Strict: { $id: 'strict', $dynamicAnchor: 'node', $ref: 'tree', unevaluatedProperties: false },
  };
  const body = { children: [{ children: [{ other: 1 }] }] };
  expect(await problemsOf(schemas, 'Tree', body)).toEqual([]);
  expect(await problemsOf(schemas, 'Strict', body)).not.toEqual([]);
  expect(await problemsOf(schemas, 'Strict', { children: [{ children: [{ value: 1 }] }] })).toEqual([]);
});

test('references find the addresses that an overlay adds, and its anchors', async () => {
  const overlay = {
    overlay: '1.0.0',
    actions: [
      {
        target: '$.components.schemas',
        update: {
          Moon: { $id: 'https://schemas.example/moon', type: 'string', $defs: { a: { $anchor: 'a', type: 'null' } } },
        },
      },
      { target: '$.components.schemas.Planet.properties', update: { moon: { $ref: 'https://schemas.example/moon' } } },
      {
        target: '$.components.schemas.Planet.properties',
        update: { none: { $ref: 'https://schemas.example/moon#a' } },
      },
    ],
  };
  const schemas = { Planet: { $id: 'https://schemas.example/planet', properties: {} } };
  expect(await problemsOf(schemas, 'Planet', { moon: 'Io', none: null }, overlay)).toEqual([]);
  expect(await problemsOf(schemas, 'Planet', { moon: 1, none: 1 }, overlay)).toHaveLength(2);
});

test('the address of a schema in draft 4 changes no references', async () => {
  const schemas = {
    Planet: { id: 'https://schemas.example/planet', properties: { moon: { $ref: '#/components/schemas/Moon' } } },
    Moon: { type: 'string' },
  };
  expect(await problemsOf(schemas, 'Planet', { moon: 1 })).toHaveLength(1);
});

test('an anchor is that of the schema with the address, not of another one inside', async () => {
  const Planet = {
    $id: 'https://schemas.example/planet',
    properties: { moon: { $ref: '#a' } },
    $defs: { inner: { $id: 'inner', $anchor: 'a', type: 'null' }, own: { $anchor: 'a', type: 'string' } },
  };
  expect(await problemsOf({ Planet }, 'Planet', { moon: 'Io' })).toEqual([]);
  expect(await problemsOf({ Planet }, 'Planet', { moon: null })).toHaveLength(1);
});
