/** Schemas that extend each other, as generators write subtypes. */
import { describe, expect, test } from 'vitest';
import { checkBody } from '../body/check-body.js';
import type { Schema } from '../operation.js';
import { alternativesOf, controlKind, controlSchema } from './control-kind.js';
import { fullValue } from './full-value.js';
import { resolveSchema } from './resolve-schema.js';
import { sampleValue } from './sample-value.js';

const ref = (name: string) => ({ $ref: `#/schemas/${name}` });
const text = { type: 'string' };
const own = (name: string): Schema => ({ type: 'object', required: [name], properties: { [name]: text } });

const pointersOf = (body: object, schema: Schema, schemas: Record<string, Schema>): string[] => [
  ...new Set(checkBody(JSON.stringify(body), schema, schemas).map(({ pointer }) => pointer)),
];

/** A parent that lists its subtypes, which extend it. */
const pets: Record<string, Schema> = {
  Pet: {
    type: 'object',
    required: ['kind'],
    properties: { kind: text, friend: ref('Pet') },
    oneOf: [ref('Cat'), { allOf: [ref('Dog')], description: 'A dog.' }],
    discriminator: { propertyName: 'kind', mapping: { cat: '#/schemas/Cat' } },
  },
  Cat: { allOf: [ref('Pet'), own('purrs')] },
  Dog: { allOf: [ref('Pet')], ...(own('barks') as object) },
  Lion: { allOf: [ref('Cat'), own('roars')] },
  Fish: { allOf: [ref('Pet'), own('swims')] },
  Named: { allOf: [ref('Pet')], description: 'A pet.' },
};

/** Schemas of which each extends all. */
const circle = (count: number): Record<string, Schema> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const others = Array.from({ length: count }, (__, other) => ref(`S${other}`));
      return [`S${index}`, { allOf: [...others, own(`p${index}`)] }] as const;
    }),
  );

describe('a schema that is an option of what it extends', () => {
  test.each([
    ['Pet', 'choice'],
    ['Named', 'choice'],
    ['Cat', 'object'],
    ['Dog', 'object'],
    ['Lion', 'object'],
    ['Fish', 'choice'],
  ])('%s is a %s', (name, kind) => {
    expect(controlKind(controlSchema(ref(name), pets))).toBe(kind);
  });

  test('has the properties of what it extends, and its own value of the discriminator', () => {
    expect(resolveSchema(ref('Cat'), pets)).toMatchObject({
      required: ['kind', 'purrs'],
      properties: { kind: { type: 'string', enum: ['cat'] }, friend: ref('Pet'), purrs: text },
    });
    expect(Object.keys(resolveSchema(ref('Lion'), pets).properties!)).toEqual(['kind', 'friend', 'purrs', 'roars']);
    expect(sampleValue(ref('Cat'), pets)).toEqual({ kind: 'cat', purrs: 'Example text' });
    expect(sampleValue(ref('Pet'), pets)).toEqual({ kind: 'cat', purrs: 'Example text' });
  });

  test('keeps a choice between other schemas', () => {
    const schemas = { Base: own('id'), A: { allOf: [ref('Base'), own('a')] }, B: own('b') };
    const schema = { allOf: [ref('Base'), { oneOf: [ref('A'), ref('B')] }] };
    expect(alternativesOf(controlSchema(schema, schemas))).toHaveLength(2);
  });

  test.each<[name: string, body: object, pointers: string[]]>([
    ['Cat', { kind: 'cat', purrs: 'x' }, []],
    ['Cat', { kind: 'cat' }, ['']],
    ['Cat', { purrs: 'x' }, ['']],
    ['Cat', { kind: 'cat', purrs: 1 }, ['/purrs']],
    ['Lion', { kind: 'lion', purrs: 'x', roars: 'x' }, []],
    ['Lion', { kind: 'lion', roars: 'x' }, ['']],
    ['Pet', { kind: 'cat', purrs: 'x', friend: { kind: 'Dog', barks: 'x' } }, []],
    ['Pet', { kind: 'cat' }, ['']],
    ['Pet', { kind: 'cat', purrs: 'x', friend: { kind: 'fish' } }, ['/friend', '/friend/kind', '']],
  ])('a body of %s is checked: %j', (name, body, pointers) => {
    expect(pointersOf(body, ref(name), pets)).toEqual(pointers);
  });

  test('an option without a name is checked as well', () => {
    const schemas: Record<string, Schema> = {
      Pet: { type: 'object', properties: { default: ref('Pet') }, oneOf: [{ allOf: [ref('Pet'), own('purrs')] }] },
    };
    expect(pointersOf({ purrs: 'x', default: { purrs: 'y' } }, ref('Pet'), schemas)).toEqual([]);
    expect(pointersOf({ purrs: 'x', default: {} }, ref('Pet'), schemas)).toEqual(['/default']);
  });
});

describe('schemas that extend each other', () => {
  const schemas = circle(30);

  test('have the properties of all', () => {
    expect(Object.keys(resolveSchema(ref('S3'), schemas).properties!)).toHaveLength(30);
    expect(Object.keys(fullValue(ref('S3'), schemas) as object)).toHaveLength(30);
  });

  test('are checked in all', () => {
    const body = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, 'x']));
    expect(checkBody(JSON.stringify(body), ref('S0'), schemas)).toEqual([]);
    expect(checkBody(JSON.stringify({ ...body, p7: 1 }), ref('S0'), schemas)[0]).toMatchObject({ pointer: '/p7' });
    expect(checkBody('{}', ref('S0'), schemas)).not.toEqual([]);
  });
});

test('a schema takes precedence over what it extends, also where another part extends it, too', () => {
  const schemas = {
    Base: { properties: { id: { type: 'string' } } },
    Narrow: { allOf: [ref('Base')], properties: { id: { const: 'x' } } },
    Other: { allOf: [ref('Base'), own('other')] },
  };
  const { properties } = resolveSchema({ allOf: [ref('Narrow'), ref('Other')] }, schemas);
  expect(resolveSchema(properties!['id'], schemas)).toEqual({ type: 'string', const: 'x' });
});

test('samples of schemas that require each other have an end', () => {
  const names = Array.from({ length: 30 }, (_, index) => `S${index}`);
  const schema = { type: 'object', required: names, properties: Object.fromEntries(names.map((n) => [n, ref(n)])) };
  const schemas = Object.fromEntries(names.map((name) => [name, schema]));
  expect(JSON.stringify(sampleValue(ref('S0'), schemas)).length).toBeLessThan(20_000);
  let list: Schema = { type: 'integer' };
  for (let level = 0; level < 8; level++) list = { type: 'array', minItems: 10, items: list };
  expect(JSON.stringify(sampleValue(list, {})).length).toBeLessThan(20_000);
});

test('options that only lead to each other, and schemas that are not on the page, refuse no body', () => {
  const schemas = { A: { oneOf: [ref('B')] }, B: { oneOf: [ref('A')] } };
  expect(checkBody('1', ref('A'), schemas)).toEqual([]);
  expect(checkBody('{"a":1}', { properties: { a: ref('Missing') } }, {})).toEqual([]);
});

test('the notes beside a choice of one count', () => {
  const schemas = { Account: { type: 'object', description: 'Any account.', properties: { name: {} } } };
  const schema = { description: 'Where it went.', oneOf: [{ $ref: '#/schemas/Account' }, { type: 'null' }] };
  expect(controlSchema(schema, schemas)).toEqual({ ...schemas.Account, description: 'Where it went.' });
});

test('patterns of other languages do not keep a body from being checked', () => {
  const properties = { sort: { type: 'string', pattern: '(?i)^(all|none)$' }, size: { type: 'integer' } };
  const found = checkBody('{"sort":"ALL","size":"x"}', { type: 'object', properties } as Schema, {});
  expect(found.map(({ pointer }) => pointer)).toEqual(['/size']);
});

test('the discriminator selects the option that a value is checked against', () => {
  const option = (more: string): Schema => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' }, [more]: { type: 'integer' } },
  });
  const given = { Cat: option('lives'), Dog: option('age') };
  const discriminator = { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } };
  const schema: Schema = { oneOf: [{ $ref: '#/schemas/Cat' }, { $ref: '#/schemas/Dog' }], discriminator };
  const problems = (body: object): string[] =>
    checkBody(JSON.stringify(body), schema, given).map(({ pointer }) => pointer);
  expect(problems({ kind: 'cat' })).toEqual([]);
  expect(problems({ kind: 'Dog', age: 3 })).toEqual([]);
  expect(problems({ kind: 'cat', lives: 'many' })).toContain('/lives');
  expect(problems({ kind: 'bird' })).toContain('/kind');
});
