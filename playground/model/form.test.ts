import { describe, expect, test } from 'vitest';
import { bodyKind, filledBody, startBody, withText, withValue } from './body/body-state.js';
import { checkBody } from './body/check-body.js';
import { controlKind, controlSchema } from './values/control-kind.js';
import { acceptedTypes, startState } from './form-state.js';
import { resolveSchema } from './values/resolve-schema.js';
import { sampleValue } from './values/sample-value.js';
import type { OperationModel, Schema } from './operation.js';

const schemas: Record<string, Schema> = {
  Node: {
    type: 'object',
    required: ['id', 'next'],
    properties: { id: { type: 'integer' }, next: { $ref: '#/schemas/Node' } },
  },
  Loop: { $ref: '#/schemas/Loop' },
  Base: {
    type: 'object',
    required: ['kind', 'secret'],
    properties: { kind: { const: 'x' }, secret: { type: 'string', readOnly: true, example: 's' } },
  },
  'a/b': { type: 'string', format: 'email' },
  Cat: { type: 'object', required: ['kind'], properties: { kind: { type: 'string', example: 'dog' } } },
};

test.each<[kind: string, schema: Schema]>([
  ['text', { type: 'string' }],
  ['text', { type: ['string', 'null'] }],
  ['text', { oneOf: [{ type: 'string' }, { type: 'null' }] }],
  ['text', { $ref: '#/schemas/a~1b' }],
  ['number', { type: 'integer' }],
  ['boolean', { type: 'boolean' }],
  ['enum', { enum: ['a'] }],
  ['enum', { const: 1 }],
  ['array', { items: {} }],
  ['object', { properties: {} }],
  ['object', { allOf: [{ $ref: '#/schemas/Base' }, { properties: { b: true } }] }],
  ['choice', { anyOf: [{ type: 'string' }, { type: 'integer' }] }],
  ['choice', { type: ['string', 'integer'] }],
  ['file', { type: 'string', format: 'binary' }],
  ['file', { contentMediaType: 'image/png' }],
  ['json', {}],
  ['json', true],
  ['json', { $ref: '#/schemas/Loop' }],
  ['json', { $ref: '#/schemas/Missing' }],
])('a control of kind %s for %j', (kind, schema) => {
  expect(controlKind(controlSchema(schema, schemas))).toBe(kind);
});

test('merges allOf, and lets keywords next to a reference count', () => {
  const merged = resolveSchema(
    { allOf: [{ $ref: '#/schemas/Base' }, { required: ['b'], properties: { b: true } }], title: 'T' },
    schemas,
  );
  expect(merged).toMatchObject({
    title: 'T',
    required: ['kind', 'secret', 'b'],
    properties: { kind: { const: 'x' }, b: true },
  });
});

test.each<[schema: Schema, sample: unknown]>([
  [{ type: 'string', format: 'date' }, '2026-01-31'],
  [{ type: 'string', minLength: 8 }, 'Example text'],
  [{ type: 'integer', minimum: 3, multipleOf: 2 }, 4],
  [{ type: 'number', exclusiveMinimum: 0 }, 1],
  [{ type: 'array', minItems: 2, items: { enum: ['a', 'b', 'c'] } }, ['a', 'b']],
  [{ type: 'array', minItems: 2, items: { enum: ['a'] } }, ['a', 'a']],
  [{ type: 'string', examples: ['e'] }, 'e'],
  [{ type: 'array', items: { enum: ['a'] }, example: "['not', 'JSON']" }, ['a']],
  [{ type: ['array', 'null'], example: '["b"]' }, ['b']],
  [{ type: 'object', example: '[1]', properties: {} }, {}],
  [{ type: ['array', 'string'], example: 'text' }, 'text'],
  [{ $ref: '#/schemas/Base' }, { kind: 'x' }],
  [{ oneOf: [{ $ref: '#/schemas/Base' }, { type: 'string' }] }, { kind: 'x' }],
  [
    {
      oneOf: [{ $ref: '#/schemas/Cat' }, { type: 'string' }],
      discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
    },
    { kind: 'cat' },
  ],
  [
    { oneOf: [{ $ref: '#/schemas/Cat' }, { type: 'string' }], discriminator: { propertyName: 'kind' } },
    { kind: 'Cat' },
  ],
])('a sample of %j', (schema, sample) => {
  expect(sampleValue(schema, schemas)).toEqual(sample);
});

test('a schema that requires itself has an end', () => {
  expect(JSON.stringify(sampleValue({ $ref: '#/schemas/Node' }, schemas)).length).toBeLessThan(500);
});

describe('bodies', () => {
  const json = { mediaType: 'application/json', schema: { $ref: '#/schemas/Base' } };
  const body = { contents: [json, { mediaType: 'text/csv', examples: [{ name: 'a', value: 'x,y' }] }] };

  test('what is sent is what the text shows', () => {
    const start = startBody(body, schemas)!;
    expect(start.text).toBe('{\n  "kind": "x"\n}');
    const typed = withText(start, 'json', '{"kind":12345678901234567890}');
    expect(filledBody(typed, body, 'json')?.value).toBe('{"kind":12345678901234567890}');
    expect(withText(typed, 'json', '{').value).toEqual(typed.value);
    expect(filledBody(withValue(start, undefined), body, 'json')).toBeUndefined();
    expect(startBody(body, schemas, { content: 1 })).toMatchObject({ view: 'text', text: 'x,y', value: 'x,y' });
  });

  test.each([
    ['json', 'application/problem+json'],
    ['form', 'multipart/form-data'],
    ['form', 'application/x-www-form-urlencoded'],
    ['file', 'application/octet-stream'],
    ['file', 'image/png'],
    ['text', 'application/xml'],
  ])('a %s for %s', (kind, mediaType) => {
    expect(bodyKind({ mediaType }, schemas)).toBe(kind);
  });

  test('a media type that allows all is JSON for data, and the type of the file or text otherwise', () => {
    const contents = [
      { mediaType: '*/*', schema: { type: 'object', properties: { kind: { type: 'string', example: 'x' } } } },
      { mediaType: 'image/*' },
      { mediaType: 'text/*' },
    ];
    const body = { contents };
    expect(contents.map((content) => bodyKind(content, schemas))).toEqual(['json', 'file', 'text']);
    expect(filledBody(startBody(body, schemas, { prefill: 'all' }), body, 'json')).toEqual({
      mediaType: 'application/json',
      value: '{\n  "kind": "x"\n}',
      encoding: undefined,
    });
    const empty = { content: 1, view: 'form', value: undefined, text: '' } as const;
    const picture = new Blob(['x'], { type: 'image/png' });
    expect(filledBody({ ...empty, value: picture }, body, 'file')?.mediaType).toBe('image/png');
    expect(filledBody({ ...empty, content: 2, value: 'x' }, body, 'text')?.mediaType).toBe('text/plain');
  });

  test('problems have a line', () => {
    const check = (text: string) =>
      checkBody(text, json.schema, schemas).map(({ line, column, pointer }) => [line, column, pointer]);
    expect(check('{\n  "kind": "x"\n}')).toEqual([]);
    expect(check('{\n  "kind": "y"\n}')).toEqual([[2, 11, '/kind']]);
    expect(check('{\n  "kind": "x",\n}')).toEqual([[3, 1, '']]);
    expect(check('{}')).toEqual([[1, 1, '']]);
    expect(
      checkBody('{"id":1,"next":{"id":"a"}}', { $ref: '#/schemas/Node' }, schemas).map((each) => each.pointer),
    ).toContain('/next/id');
  });
});

test('a form starts with what the author gives, in required fields or in all, and with no value that is made up', () => {
  const named = (name: string, more: object) => ({ name, schema: { type: 'string' }, in: 'query', ...more }) as const;
  const parameters = [
    named('owner', { in: 'path', required: true }),
    named('q', { required: true }),
    named('tags', { required: true, schema: { type: 'array', items: { type: 'string' } } }),
    named('unit', { required: true, schema: { enum: ['km', 'mi'] } }),
    named('page', {}),
    named('sort', { schema: { type: 'string', example: 'name' } }),
  ];
  const model = { parameters, servers: [], security: [], responses: [], schemas } as unknown as OperationModel;
  const required = { 'query:unit': 'km' };
  expect(startState(model).values).toEqual(required);
  expect(startState(model, 'all').values).toEqual({ ...required, 'query:sort': 'name' });
  expect(startState(model, 'none').values).toEqual({});
});

test('accepts the media types of successful responses, and any type for one that no header can have', () => {
  const response = (status: string, ...types: string[]) => ({
    status,
    contents: types.map((mediaType) => ({ mediaType })),
  });
  const responses = [response('200', 'application/json', '*'), response('201', 'text/plain; charset=utf-8', '*/*')];
  const model = { responses: [...responses, response('404', 'text/html')] } as unknown as OperationModel;
  expect(acceptedTypes(model)).toEqual(['application/json', '*/*', 'text/plain; charset=utf-8']);
});
