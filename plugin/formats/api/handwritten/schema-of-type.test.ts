import { expect, test } from 'vitest';
import { schemaOfType } from './schema-of-type.js';

test.each([
  ['string', { type: 'string' }],
  ['*int64', { type: 'integer' }],
  ['Float', { type: 'number' }],
  ['bool', { type: 'boolean' }],
  ['file', { type: 'string', format: 'binary' }],
  ['string<date-time>', { type: 'string', format: 'date-time' }],
  ['string (uri)', { type: 'string', format: 'uri' }],
  ['string matching ^G', { type: 'string' }],
  ['uuid', { type: 'string', format: 'uuid' }],
  ['enum<integer>', { type: 'integer' }],
  ['enum', { type: 'string' }],
  ["'asc' | 'desc'", { type: 'string', enum: ['asc', 'desc'] }],
  ['"a|b" | null', { type: ['string', 'null'], enum: ['a|b', null] }],
  ['string[]', { type: 'array', items: { type: 'string' } }],
  ['(string | null)[]', { type: 'array', items: { type: ['string', 'null'] } }],
  ['object[][]', { type: 'array', items: { type: 'array', items: { type: 'object' } } }],
  ['array<enum<string>>', { type: 'array', items: { type: 'string' } }],
  ['list[str]', { type: 'array', items: { type: 'string' } }],
  ['array of strings', { type: 'array', items: { type: 'string' } }],
  ['array', { type: 'array' }],
  ['[]string', { type: 'array', items: { type: 'string' } }],
  ['Record<string, string[]>', { type: 'object' }],
  ['map[string]string', { type: 'object' }],
  ['int | None', { type: ['integer', 'null'] }],
  ['string or object', { anyOf: [{ type: 'string' }, { type: 'object' }] }],
  ['FilterCondition[]', { type: 'array', items: {} }],
  ['User Object', {}],
  ['constructor', {}],
  ['null', {}],
  ['', {}],
  ['[]'.repeat(5_000), {}],
])('reads the type %o', (text, schema) => {
  expect(schemaOfType(text)).toEqual(schema);
});
