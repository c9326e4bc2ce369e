/** Made-up values against a validator: random constraints, in samples and in filled forms. */
import { validate } from '@cfworker/json-schema';
import { expect, test } from 'vitest';
import type { Schema } from '../operation.js';
import { fullValue } from './full-value.js';
import { placeholderValue } from './placeholders.js';
import { sampleValue } from './sample-value.js';

/** The same numbers in each run. */
function randomNumbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state % most;
  };
}

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
const names = ['email', 'countryCode', 'currency', 'createdAt', 'ticketType', 'price', 'tags', 'homepage', 'ids'];

function textSchema(random: (most: number) => number): Schema {
  const format = formats[random(formats.length)];
  if (format !== undefined) return { type: 'string', format };
  const minLength = random(30);
  return [
    { type: 'string', minLength, maxLength: minLength + random(5) },
    { type: 'string', maxLength: 1 + random(40) },
    { type: 'string', pattern: ['^[A-Z]{3}-\\d{4}$', '^\\d+$', '^sk_[a-z0-9]{6,}$', '^(?:a|b)+$'][random(4)] },
  ][random(3)]!;
}

function numberSchema(random: (most: number) => number): Schema {
  const type = ['integer', 'number'][random(2)];
  const low = random(200) - 100;
  const multipleOf = 1 + random(7);
  return [
    { type, minimum: low },
    { type, exclusiveMinimum: low, maximum: low + 1 + random(9) },
    { type, maximum: low },
    { type, exclusiveMaximum: low },
    { type: 'number', exclusiveMinimum: 0, maximum: 1 / (2 + random(9)) },
    { type, multipleOf, minimum: low, maximum: low + 2 * multipleOf },
    { type, exclusiveMinimum: low, multipleOf },
    { type: 'number', multipleOf, exclusiveMaximum: low },
  ][random(8)]!;
}

function schemaOf(random: (most: number) => number, depth: number): Schema {
  const kind = random(depth > 1 ? 2 : 4);
  if (kind === 0) return textSchema(random);
  if (kind === 1) return numberSchema(random);
  if (kind === 2) {
    const enumeration: Schema = { enum: ['a', 'b', 'c', 'd', 'e'] };
    const items = [numberSchema(random), { type: 'string' }, enumeration, schemaOf(random, depth + 3)][random(4)]!;
    const minItems = random(4);
    return { type: 'array', minItems, items, uniqueItems: random(2) === 1 && items === enumeration };
  }
  const properties = Object.fromEntries(names.map((name) => [name, schemaOf(random, depth + 1)]));
  return { type: 'object', properties, required: names.filter(() => random(2) === 0), additionalProperties: false };
}

test('values that are made up meet the constraints of their schemas', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const schema = schemaOf(randomNumbers(seed), 0);
    const values = [sampleValue(schema, {}), placeholderValue(schema, {}), fullValue(schema, {})];
    for (const value of values) {
      const { errors } = validate(value, schema as object, '2020-12');
      expect({ schema, value, errors }).toEqual({ schema, value, errors: [] });
    }
  }
});

test('items that must differ do', () => {
  for (const items of [{ type: 'integer' }, { type: 'string' }, { type: 'number', multipleOf: 0.5 }])
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

test('an example in a schema that contains itself is in the sample once', () => {
  const properties = { name: { type: 'string', example: 'Io' }, around: { $ref: '#/schemas/Moon' } };
  expect(sampleValue({ $ref: '#/schemas/Moon' }, { Moon: { type: 'object', properties } })).toEqual({ name: 'Io' });
});
