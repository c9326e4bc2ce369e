import { expect, test } from 'vitest';
import { changesBetween } from '../../../../test/fixtures/api-changes.js';

type Schema = Record<string, unknown> | boolean;

/** The changes of a value, where clients send it and where they receive it. */
async function changesOf(before: Schema, after: Schema): Promise<{ request: string[]; response: string[] }> {
  const specification = (schema: Schema) => {
    const content = { 'application/json': { schema } };
    const sent = { requestBody: { content }, responses: {} };
    const received = { responses: { 200: { description: 'OK', content } } };
    return { openapi: '3.1.0', paths: { '/a': { post: sent, get: received } } };
  };
  const lines = await changesBetween(specification(before), specification(after));
  const of = (start: string): string[] =>
    lines.flatMap((line) =>
      line.includes(start) ? line.replace(start, '').replace(/ of the re\w+ (?:body|200)/, '') : [],
    );
  return { request: of('POST /a: '), response: of('GET /a: ') };
}

const text = { type: 'string' };
const fields = (properties: Record<string, Schema>, ...required: string[]) => ({
  type: 'object',
  properties,
  required,
});
const inField = (schema: Schema) => fields({ a: schema });
const number = (keywords: object = {}) => ({ type: 'integer', ...keywords });

test.each<[name: string, before: Schema, after: Schema, request: string[], response: string[]]>([
  ['nothing', fields({ a: text }, 'a'), fields({ a: { ...text, description: 'New.' } }, 'a'), [], []],
  ['a field', fields({}), fields({ a: text }), ['  the field "a" was added.'], ['  the field "a" was added.']],
  [
    'a required field',
    fields({}),
    fields({ a: text }, 'a'),
    ['! the field "a" was added and is required.'],
    ['  the field "a" was added.'],
  ],
  ['a field less', fields({ a: text }), fields({}), ['! the field "a" was removed.'], ['! the field "a" was removed.']],
  [
    'required',
    fields({ a: text }),
    fields({ a: text }, 'a'),
    ['! the field "a" is now required.'],
    ['  the field "a" is now required.'],
  ],
  [
    'optional',
    fields({ a: text }, 'a'),
    fields({ a: text }),
    ['  the field "a" is no longer required.'],
    ['! the field "a" is no longer required.'],
  ],
  ['read-only', fields({}), fields({ a: { ...text, readOnly: true } }, 'a'), [], ['  the field "a" was added.']],
  [
    'another type',
    inField(text),
    inField({ type: 'boolean' }),
    ['! the type of the field "a" changed from string to boolean.'],
    ['! the type of the field "a" changed from string to boolean.'],
  ],
  [
    'a wider type',
    inField({ type: 'integer' }),
    inField({ type: 'number' }),
    ['  the type of the field "a" changed from integer to number.'],
    ['! the type of the field "a" changed from integer to number.'],
  ],
  [
    'null',
    inField(text),
    inField({ type: ['string', 'null'] }),
    ['  the field "a" can now be null.'],
    ['! the field "a" can now be null.'],
  ],
  [
    'no null',
    inField({ anyOf: [text, { type: 'null' }] }),
    inField(text),
    ['! the field "a" can no longer be null.'],
    ['  the field "a" can no longer be null.'],
  ],
  [
    'another notation of null',
    inField({ anyOf: [text, { type: 'null' }] }),
    inField({ type: ['string', 'null'] }),
    [],
    [],
  ],
  [
    'a wider format',
    inField(number({ format: 'int32' })),
    inField(number({ format: 'int64' })),
    ['  the format of the field "a" changed from "int32" to "int64".'],
    ['! the format of the field "a" changed from "int32" to "int64".'],
  ],
  [
    'listed values',
    inField({ enum: ['x', 'y'] }),
    inField({ enum: ['y', 'z'] }),
    ['! the value "x" of the field "a" was removed.', '  the value "z" of the field "a" was added.'],
    ['  the value "x" of the field "a" was removed.', '  the value "z" of the field "a" was added.'],
  ],
  [
    'a new format',
    inField(text),
    inField({ ...text, format: 'uri' }),
    ['  the field "a" now has the format "uri".'],
    ['  the field "a" now has the format "uri".'],
  ],
  [
    'values with titles',
    inField({ enum: [1, 2] }),
    inField({
      oneOf: [
        { const: 2, title: 'Ice' },
        { const: 3, title: 'Gas' },
      ],
    }),
    ['! the value 1 of the field "a" was removed.', '  the value 3 of the field "a" was added.'],
    ['  the value 1 of the field "a" was removed.', '  the value 3 of the field "a" was added.'],
  ],
  [
    'a list of values',
    inField(text),
    inField({ ...text, enum: ['x'] }),
    ['! the field "a" is now limited to "x".'],
    ['  the field "a" is now limited to "x".'],
  ],
  [
    'a tighter limit',
    inField(number({ maximum: 9 })),
    inField(number({ maximum: 8 })),
    ['! the maximum of the field "a" changed from 9 to 8.'],
    ['  the maximum of the field "a" changed from 9 to 8.'],
  ],
  [
    'a looser limit',
    inField(number({ minimum: 1 })),
    inField(number()),
    ['  the field "a" no longer has the minimum 1.'],
    ['  the field "a" no longer has the minimum 1.'],
  ],
  [
    'a pattern',
    inField(text),
    inField({ ...text, pattern: '^a' }),
    ['! the field "a" now has the pattern "^a".'],
    ['  the field "a" now has the pattern "^a".'],
  ],
  [
    'items',
    inField({ type: 'array', items: fields({ b: text }) }),
    inField({ type: 'array', items: fields({}) }),
    ['! the field "a[].b" was removed.'],
    ['! the field "a[].b" was removed.'],
  ],
  [
    'other fields',
    fields({}),
    { ...fields({}), additionalProperties: false },
    ['! the request body can no longer have other fields.'],
    ['  the response 200 can no longer have other fields.'],
  ],
  [
    'values of other fields',
    { type: 'object', additionalProperties: fields({}) },
    { type: 'object', additionalProperties: fields({ b: text }) },
    ['  the field "*.b" was added.'],
    ['  the field "*.b" was added.'],
  ],
  [
    'an option less',
    inField({ oneOf: [fields({ kind: { const: 'x' } }), fields({ kind: { const: 'y' }, c: text })] }),
    inField({ oneOf: [fields({ kind: { const: 'y' } })] }),
    ['! the field "a.c" was removed.', '! the option object of the field "a" was removed.'],
    ['! the field "a.c" was removed.', '  the option object of the field "a" was removed.'],
  ],
  [
    'a choice instead of a value',
    inField(fields({ b: text })),
    inField({ anyOf: [text, fields({ b: text })] }),
    [
      '  the option string of the field "a" was added.',
      '  the type of the field "a" changed from object to object or string.',
    ],
    [
      '  the option string of the field "a" was added.',
      '! the type of the field "a" changed from object to object or string.',
    ],
  ],
  ['parts', fields({ a: text, b: text }, 'b'), { allOf: [fields({ a: text }), fields({ b: text }, 'b')] }, [], []],
  [
    'deprecated',
    inField(text),
    inField({ ...text, deprecated: true }),
    ['  the field "a" is now deprecated.'],
    ['  the field "a" is now deprecated.'],
  ],
  [
    'a default',
    inField(text),
    inField({ ...text, default: 'x' }),
    ['  the field "a" now has the default "x".'],
    ['  the field "a" now has the default "x".'],
  ],
])('%s', async (_, before, after, request, response) => {
  const found = await changesOf(before, after);
  expect({ request: found.request.sort(), response: found.response.sort() }).toEqual({
    request: request.sort(),
    response: response.sort(),
  });
});

const shared = (schemas: Record<string, Schema>, count = 4) => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Moon' } } };
  const operation = { responses: { 200: { description: 'OK', content } } };
  const paths = Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${index}`, { get: operation }]));
  return { openapi: '3.1.0', paths, components: { schemas } };
};

test('a schema of several operations is reported once, where the schema is', async () => {
  const base = fields({ id: text, name: text });
  const moon = {
    allOf: [{ $ref: '#/components/schemas/Base' }, fields({ orbits: { $ref: '#/components/schemas/Moon' } })],
  };
  const after = { Base: fields({ id: text }), Moon: moon };
  expect(await changesBetween(shared({ Base: base, Moon: moon }), shared(after))).toEqual([
    '! Schema "Base", used by all 4 operations: the field "name" was removed.',
  ]);
  expect(await changesBetween(shared({ Base: base, Moon: moon }, 2), shared(after, 2))).toEqual([
    '! Schema "Base", used by GET /0 and GET /1: the field "name" was removed.',
  ]);
});

test('an option of a schema that others extend is reported there', async () => {
  const part = (name: string) => ({ [name]: { $ref: `#/components/schemas/Moon` } });
  const sized = (name: string) => ({ allOf: [{ $ref: '#/components/schemas/Size' }], maxProperties: name.length });
  const moon = fields({ near: sized('near'), far: sized('far') });
  const size = (...options: string[]) => ({
    oneOf: options.map((name) => fields({ ...part(name), kind: { const: name } })),
  });
  expect(
    await changesBetween(shared({ Moon: moon, Size: size('a') }), shared({ Moon: moon, Size: size('a', 'b') })),
  ).toEqual(['  Schema "Size", used by all 4 operations: the option object of the schema was added.']);
});

test('a schema that was renamed is the same schema', async () => {
  const moon = fields({ next: { $ref: '#/components/schemas/Ring' } });
  const before = shared({ Moon: moon, Ring: fields({ inner: { $ref: '#/components/schemas/Ring' } }) });
  const after = JSON.parse(JSON.stringify(before).replaceAll('Ring', 'Belt')) as object;
  expect(await changesBetween(before, after)).toEqual([]);
});

test('schemas that contain themselves in any form end', async () => {
  const loop = (names: readonly string[]) => {
    const parts = names.map((name) => ({ allOf: [{ $ref: `#/components/schemas/${name}` }], minProperties: 1 }));
    return { anyOf: parts, properties: { a: parts[0]!, b: parts[1]! } };
  };
  const before = shared({ Moon: loop(['Ring', 'Moon']), Ring: loop(['Moon', 'Ring']) });
  const after = shared({ Moon: loop(['Moon', 'Ring']), Ring: { ...loop(['Ring', 'Moon']), deprecated: true } });
  expect(await changesBetween(before, before)).toEqual([]);
  expect((await changesBetween(before, after)).length).toBeGreaterThan(0);
});
