/** Made-up values against a validator: random constraints, in samples and in filled forms. */
import { validate } from '@cfworker/json-schema';
import { expect, test } from 'vitest';
import { Random } from '../../../test/fuzz/random.js';
import type { Schema } from '../operation.js';
import { fullValue } from './full-value.js';
import { placeholderValue } from './placeholders.js';
import { sampleValue } from './sample-value.js';

const formats = [
  'date',
  'date-time',
  'email',
  'uri',
  'uuid',
  'ipv4',
  'ipv6',
  'hostname',
  'time',
  'duration',
  undefined,
];
/** Groups of names, so that objects stay small. */
const groups = [
  ['email', 'countryCode', 'currency', 'createdAt', 'ticketType', 'price', 'tags', 'homepage', 'ids'],
  ['latitude', 'lng', 'phone', 'city', 'language', 'color', 'imageUrl', 'birthDate', 'weight', 'year', 'temperature'],
];

function textSchema(random: Random): Schema {
  const format = formats[random.below(formats.length)];
  if (format !== undefined) return { type: 'string', format };
  const minLength = random.below(30);
  return [
    { type: 'string', minLength, maxLength: minLength + random.below(5) },
    { type: 'string', maxLength: 1 + random.below(40) },
    { type: 'string', pattern: ['^[A-Z]{3}-\\d{4}$', '^\\d+$', '^sk_[a-z0-9]{6,}$', '^(?:a|b)+$'][random.below(4)] },
  ][random.below(3)]!;
}

function numberSchema(random: Random): Schema {
  const type = ['integer', 'number'][random.below(2)];
  const low = random.below(200) - 100;
  const multipleOf = 1 + random.below(7);
  return [
    { type, minimum: low },
    { type, exclusiveMinimum: low, maximum: low + 1 + random.below(9) },
    { type, maximum: low },
    { type, exclusiveMaximum: low },
    { type: 'number', exclusiveMinimum: 0, maximum: 1 / (2 + random.below(9)) },
    { type, multipleOf, minimum: low, maximum: low + 2 * multipleOf },
    { type, exclusiveMinimum: low, multipleOf },
    { type: 'number', multipleOf, exclusiveMaximum: low },
  ][random.below(8)]!;
}

function schemaOf(random: Random, depth: number): Schema {
  const kind = random.below(depth > 1 ? 2 : 4);
  if (kind === 0) return textSchema(random);
  if (kind === 1) return numberSchema(random);
  if (kind === 2) {
    const enumeration: Schema = { enum: ['a', 'b', 'c', 'd', 'e'] };
    const items = [numberSchema(random), { type: 'string' }, enumeration, schemaOf(random, depth + 3)][
      random.below(4)
    ]!;
    const minItems = random.below(4);
    return { type: 'array', minItems, items, uniqueItems: random.below(2) === 1 && items === enumeration };
  }
  const names = random.pick(groups);
  const properties = Object.fromEntries(names.map((name) => [name, schemaOf(random, depth + 1)]));
  return {
    type: 'object',
    properties,
    required: names.filter(() => random.below(2) === 0),
    additionalProperties: false,
  };
}

test('values that are made up meet the constraints of their schemas', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const schema = schemaOf(new Random(seed), 0);
    const values = [sampleValue(schema, {}), placeholderValue(schema, {}), fullValue(schema, {})];
    for (const value of values) {
      const { errors } = validate(value, schema as object, '2020-12');
      expect({ schema, value, errors }).toEqual({ schema, value, errors: [] });
    }
  }
});

test('items that must differ do', () => {
  const options = { enum: ['a', 'b', 'c', 'd'], example: 'c' };
  for (const items of [{ type: 'integer' }, { type: 'string' }, { type: 'number', multipleOf: 0.5 }, options])
    for (const make of [sampleValue, fullValue]) {
      const value = make({ type: 'array', items, minItems: 4, uniqueItems: true }, {}) as unknown[];
      expect(new Set(value).size).toBe(4);
    }
});

test('examples in optional objects are in the sample', () => {
  const city = {
    type: 'object',
    properties: { city: { type: 'string', examples: ['Oslo'] }, street: { type: 'string' } },
  };
  const person = { type: 'object', properties: { first: { type: 'string', examples: ['Ada'] }, address: city } };
  const schema = {
    type: 'object',
    properties: { person, n: { type: 'integer', examples: [3] }, other: { type: 'object' } },
  };
  expect(sampleValue(schema, {})).toEqual({ person: { first: 'Ada', address: { city: 'Oslo' } }, n: 3 });
});

test('texts have usual values by their names', () => {
  const text = { type: 'string' };
  const names = ['contactEmail', 'billing_country', 'ticketType', 'firstName'];
  const properties = Object.fromEntries(names.map((name) => [name, text]));
  expect(placeholderValue({ type: 'object', required: names, properties }, {})).toEqual({
    contactEmail: 'user@example.com',
    billing_country: 'US',
    ticketType: 'YOUR_TICKET_TYPE',
    firstName: 'Ada',
  });
});

/** The example of a property. */
const exampleOf = (name: string, schema: Schema = { type: 'string' }): unknown =>
  (fullValue({ type: 'object', properties: { [name]: schema } }, {}, 'response') as Record<string, unknown>)[name];

test.each<[name: string, schema: object, value: unknown]>([
  ['country', { minLength: 3, maxLength: 3 }, 'USA'],
  ['country', { minLength: 4 }, 'United States'],
  ['country', { pattern: '^[a-z]{2}$' }, 'us'],
  ['from', { format: 'country-code' }, 'US'],
  ['phoneNumber', { pattern: '^[0-9]{10}$' }, '6175550123'],
  ['capacity', {}, 'Example capacity'],
  ['shipment_id', {}, 'abc123'],
  ['updatedAt', {}, '2026-01-31T12:00:00Z'],
  ['format', {}, 'Example format'],
  ['description', {}, 'A short description'],
  ['labels', { maxLength: 5 }, 'label'],
  ['code', { maxLength: 2 }, 'ab'],
])('the text %s with %j is %j', (name, schema, value) => {
  expect(exampleOf(name, { type: 'string', ...schema })).toBe(value);
});

test.each<[name: string, schema: object, value: number]>([
  ['price', { type: 'number', minimum: 0 }, 19.99],
  ['price', { type: 'integer' }, 20],
  ['price', { type: 'number', multipleOf: 0.5 }, 20],
  ['price', { type: 'number', maximum: 5 }, 1],
  ['longitude', { type: 'number', minimum: -180, maximum: 180 }, -71.06],
  ['offset', { type: 'integer', minimum: -10 }, 0],
  ['limit', { type: 'integer', minimum: 5 }, 5],
])('the number %s with %j is %j', (name, schema, value) => {
  expect(exampleOf(name, schema)).toBe(value);
});

test('an example in a schema that contains itself is in the sample once', () => {
  const properties = { name: { type: 'string', example: 'Io' }, around: { $ref: '#/schemas/Moon' } };
  expect(sampleValue({ $ref: '#/schemas/Moon' }, { Moon: { type: 'object', properties } })).toEqual({ name: 'Io' });
});
