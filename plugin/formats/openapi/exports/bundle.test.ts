/** A specification of several files, written as one. */
import { expect, test } from 'vitest';
import { readWritten } from '../../../../test/fixtures/written-specification.js';
import type { Specification } from '../types.js';
import { exporter } from './exporter.js';
import { exportsOf } from './exports-of.js';

const files = {
  'openapi.yaml': `openapi: 3.1.0
info: { title: Moons, version: '1' }
paths:
  /moons/{id}: { parameters: [{ name: q, in: query, schema: { type: string } }], $ref: 'moons.yaml#/paths' }
components:
  schemas:
    Ring: { type: object, properties: { moon: { $ref: 'moons.yaml#/Moon' }, mass: { maximum: 9223372036854775807 } } }
    Moon: { type: string }
    Rock: { $ref: rock.yaml }
`,
  'moons.yaml': `paths:
  parameters: [{ $ref: parts/id.yaml }]
  put:
    requestBody: { content: { application/json: { schema: { $ref: '#/Moon' }, examples: { io: { $ref: parts/io.yaml } } } } }
    responses: { 404: { $ref: 'parts/errors.yaml#/NotFound' } }
Moon:
  type: object
  properties:
    name: { example: 1.50, default: { $ref: data.yaml } }
    parent: { $ref: '#/Moon' }
    ring: { $ref: 'openapi.yaml#/components/schemas/Ring' }
    body: { oneOf: [{ $ref: rock.yaml }], discriminator: { propertyName: t, mapping: { rock: rock.yaml, Ring: Ring } } }
`,
  'rock.yaml': 'type: object\nproperties: { in: { $ref: rock.yaml } }',
  'data.yaml': 'a: 1',
  'parts/id.yaml': 'name: id\nin: path\nrequired: true\nschema: { type: string }',
  'parts/io.yaml': 'value: { name: Io, $ref: x.yaml }',
  'parts/errors.yaml':
    'NotFound: { description: Not found, headers: { X-Id: { $ref: "#/Id" } } }\nId: { schema: { type: string } }',
};

async function bundleOf(specification: Specification): Promise<string> {
  return (await exporter.text(specification, 'bundled'))!;
}

test('has what other files contain as components, and refers to no other file', async () => {
  const text = await bundleOf(await readWritten(files));
  const { paths, components } = JSON.parse(text) as Record<'paths' | 'components', Record<string, unknown>>;
  expect(text.match(/"\$ref": "[^#].*/g)).toEqual(['"$ref": "data.yaml"', '"$ref": "x.yaml"']);
  expect(paths['/moons/{id}']).toEqual({
    parameters: [{ $ref: '#/components/parameters/id' }, { name: 'q', in: 'query', schema: { type: 'string' } }],
    put: {
      requestBody: {
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Moon2' },
            examples: { io: { $ref: '#/components/examples/io' } },
          },
        },
      },
      responses: { 404: { $ref: '#/components/responses/NotFound' } },
    },
  });
  expect(components).toMatchObject({
    parameters: { id: { name: 'id' } },
    responses: { NotFound: { headers: { 'X-Id': { $ref: '#/components/headers/Id' } } } },
    headers: { Id: { schema: { type: 'string' } } },
    schemas: { Rock: { properties: { in: { $ref: '#/components/schemas/Rock' } } } },
  });
  expect(components['schemas']).toMatchObject({
    Moon2: {
      properties: {
        parent: { $ref: '#/components/schemas/Moon2' },
        ring: { $ref: '#/components/schemas/Ring' },
        body: { discriminator: { mapping: { rock: '#/components/schemas/Rock', Ring: 'Ring' } } },
      },
    },
  });
});

test('has the digits of numbers as they are written', async () => {
  const text = await bundleOf(await readWritten(files));
  expect(text).toContain('"maximum": 9223372036854775807');
  expect(text).toContain('"example": 1.50');
});

test('documents the same operations', async () => {
  const [original, bundled] = await Promise.all([
    readWritten(files),
    readWritten(files).then(async (read) => readWritten({ 'openapi.yaml': await bundleOf(read) })),
  ]);
  const withoutSchemas = ({ operations }: Specification): unknown =>
    operations.map(({ model: { method, path, parameters, body, responses } }) => {
      const names = JSON.stringify([method, path, parameters, body, responses]);
      return names.replace(/"\$ref":"[^"]*"/g, '');
    });
  expect(bundled.errors).toEqual([]);
  expect(withoutSchemas(bundled)).toEqual(withoutSchemas(original));
  expect(Object.values(bundled.operations[0]!.model.schemas)).toHaveLength(
    Object.values(original.operations[0]!.model.schemas).length,
  );
});

test('has paths and components that are in files of their own, and callbacks that contain themselves', async () => {
  const text = await bundleOf(
    await readWritten({
      'openapi.yaml': 'openapi: 3.0.3\npaths: { $ref: paths.yaml }\ncomponents: { schemas: { $ref: schemas.yaml } }',
      'paths.yaml': "/a: { $ref: 'a.yaml' }",
      'a.yaml': `post: { callbacks: { again: { 'https://b.com': { $ref: a.yaml } } }, responses: { 200: { content: { a/b: { schema: { $ref: 'schemas.yaml#/Moon' } } } } } }`,
      'schemas.yaml': 'Moon: { type: object }',
    }),
  );
  expect(JSON.parse(text)).toEqual({
    openapi: '3.0.3',
    paths: {
      '/a': {
        post: {
          callbacks: { again: { 'https://b.com': {} } },
          responses: { 200: { content: { 'a/b': { schema: { $ref: '#/components/schemas/Moon' } } } } },
        },
      },
    },
    components: { schemas: { Moon: { type: 'object' } } },
  });
});

test('has the sections of Swagger 2', async () => {
  const text = await bundleOf(
    await readWritten({
      'openapi.yaml': `swagger: '2.0'
paths: { /a: { get: { parameters: [{ $ref: 'b.yaml#/q' }], responses: { 200: { description: OK, schema: { $ref: 'b.yaml#/Moon' } } } } } }`,
      'b.yaml': 'q: { name: q, in: query, type: string }\nMoon: { type: object }',
    }),
  );
  expect(JSON.parse(text)).toMatchObject({
    definitions: { Moon: { type: 'object' } },
    parameters: { q: { name: 'q', in: 'query', type: 'string' } },
  });
});

test('is offered for several files and overlays, and not for a single file or one whose references do not work', async () => {
  const paths = (reference: string) => ({ openapi: '3.1.0', paths: { '/a': { $ref: reference } } });
  const overlay = { overlay: '1.0.0', actions: [{ target: '$.info', update: { title: 'Changed' } }] };
  const single = { openapi: '3.1.0', info: { title: 'Moons' }, paths: {} };
  expect(exportsOf(await readWritten({ 'a.json': paths('b.json'), 'b.json': {} }))).toEqual(['bundled']);
  expect(exportsOf(await readWritten({ 'a.json': paths('b.json') }))).toEqual([]);
  expect(exportsOf(await readWritten({ 'a.json': single }))).toEqual([]);
  const overlaid = await readWritten({ 'a.json': single, 'o.json': overlay }, { overlays: ['o.json'] });
  expect(exportsOf(overlaid)).toEqual(['bundled']);
  expect(JSON.parse(await bundleOf(overlaid))).toMatchObject({ info: { title: 'Changed' } });
});
