import { expect, test } from 'vitest';
import { upgradeSchema } from './upgrade-schema.js';

test.each([
  [{ type: 'string', nullable: true }, { type: ['string', 'null'] }],
  [
    { type: 'string', nullable: true, enum: ['a'] },
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  [{ oneOf: [{ type: 'string' }], nullable: true }, { oneOf: [{ type: 'string' }, { type: 'null' }] }],
  [
    { allOf: [{ $ref: '#/schemas/A' }], nullable: true, description: 'An A.' },
    { description: 'An A.', anyOf: [{ allOf: [{ $ref: '#/schemas/A' }] }, { type: 'null' }] },
  ],
  [{ type: 'string', nullable: false }, { type: 'string' }],
  [
    { minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
    { exclusiveMinimum: 1, maximum: 9 },
  ],
  [{ exclusiveMinimum: 1 }, { exclusiveMinimum: 1 }],
  [{ example: null }, { examples: [null] }],
  [{ example: 1, examples: [2] }, { examples: [1, 2] }],
  [{ type: 'file' }, { type: 'string', format: 'binary' }],
  [
    { items: [{ type: 'string' }], additionalItems: false },
    { prefixItems: [{ type: 'string' }], items: false },
  ],
  [
    { required: ['a'], properties: { a: {}, b: { required: true }, c: { required: false } } },
    { required: ['a', 'b'], properties: { a: {}, b: {}, c: {} } },
  ],
])('upgrades %j', (schema, expected) => {
  expect(upgradeSchema(structuredClone(schema))).toEqual(expected);
});
