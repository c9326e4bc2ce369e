import { expect, test } from 'vitest';
import type { OperationModel, Schema } from '../operation.js';
import { startState } from '../form-state.js';
import { withFiles } from './made-files.js';
import { fullValue } from './full-value.js';
import { placeholderValue, withPlaceholders } from './placeholders.js';

const text: Schema = { type: 'string' };

const schemas: Record<string, Schema> = {
  Moon: {
    type: 'object',
    required: ['name', 'tags', 'orbit', 'kind', 'days', 'id'],
    properties: {
      name: text,
      tags: { type: 'array', items: text },
      orbit: { type: 'object', required: ['parentName'], properties: { parentName: text, note: text } },
      kind: { enum: ['inner', 'outer'] },
      days: { type: 'integer', example: 16 },
      id: { type: 'string', readOnly: true },
      secret: { type: 'string', writeOnly: true },
    },
  },
  Mail: { type: 'object', required: ['kind', 'mail'], properties: { kind: { const: 'mail' }, mail: text } },
  Phone: { type: 'object', required: ['kind', 'number'], properties: { kind: { const: 'phone' }, number: text } },
  Optional: { type: 'object', properties: { note: text } },
  Contact: { oneOf: [{ $ref: '#/schemas/Mail' }, { $ref: '#/schemas/Phone' }] },
  Node: { type: 'object', required: ['id', 'next'], properties: { id: text, next: { $ref: '#/schemas/Node' } } },
};

function model(schema: string, isRequired = true): OperationModel {
  const contents = [{ mediaType: 'application/json', schema: { $ref: `#/schemas/${schema}` } }];
  const parameters = [
    { name: 'planetId', in: 'path', required: true, schema: text },
    { name: 'X-Trace', in: 'header', required: true, schema: text },
    { name: 'page', in: 'query', schema: text },
  ];
  const body = { required: isRequired, contents };
  return { parameters, body, schemas, servers: [], security: [], responses: [] } as unknown as OperationModel;
}

test('what is required and empty has a placeholder, and what is filled in stays', () => {
  const moon = model('Moon');
  const start = startState(moon);
  expect(start.body!.value).toEqual({ kind: 'inner', days: 16 });
  const { values, body } = withPlaceholders(moon, start);
  expect(values).toEqual({ 'path:planetId': 'YOUR_PLANET_ID', 'header:X-Trace': 'YOUR_X_TRACE' });
  const filled = {
    name: 'YOUR_NAME',
    tags: ['YOUR_TAGS'],
    orbit: { parentName: 'YOUR_PARENT_NAME' },
    kind: 'inner',
    days: 16,
  };
  expect(body!.value).toEqual(filled);
  const typed = { ...start, body: { ...start.body!, value: { name: 'Io', tags: null, extra: 1 } } };
  expect(withPlaceholders(moon, typed).body!.value).toEqual({ ...filled, name: 'Io', tags: null, extra: 1 });
  expect(withPlaceholders(moon, start, 'all').values).toEqual({ ...values, 'query:page': 'YOUR_PAGE' });
});

test('an optional body has placeholders where it has required fields, and its method allows it', () => {
  const valueOf = (schema: string, method: string): unknown => {
    const optional = { ...model(schema, false), method };
    expect(startState(optional).body!.value).toBeUndefined();
    return withPlaceholders(optional, startState(optional)).body!.value;
  };
  expect(valueOf('Node', 'POST')).toEqual({ id: 'YOUR_ID' });
  expect(valueOf('Node', 'GET')).toBeUndefined();
  expect(valueOf('Optional', 'POST')).toBeUndefined();
});

test('a choice is filled in with the fields of the alternative that the value is of', () => {
  const contact = model('Contact');
  const start = startState(contact);
  expect(withPlaceholders(contact, start).body!.value).toEqual({ kind: 'mail', mail: 'YOUR_MAIL' });
  const phone = { ...start, body: { ...start.body!, value: { kind: 'phone' } } };
  expect(withPlaceholders(contact, phone).body!.value).toEqual({ kind: 'phone', number: 'YOUR_NUMBER' });
});

test('a schema that requires itself has an end', () => {
  expect(placeholderValue({ $ref: '#/schemas/Node' }, schemas)).toEqual({ id: 'YOUR_ID' });
});

test('an example of a response has all its fields, and texts that say what they are', () => {
  const value = fullValue({ $ref: '#/schemas/Moon' }, schemas, 'response');
  expect(value).toMatchObject({
    name: 'Example name',
    tags: ['Example tag'],
    orbit: { parentName: 'Example parent name', note: 'A short note' },
    id: 'abc123',
  });
  expect(value).not.toHaveProperty('secret');
});

test('a sample has no more values than a reader can use, although the author gives examples of all', () => {
  const level = (depth: number): Schema => ({
    type: 'object',
    properties: Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [
        `p${index}`,
        depth === 0 ? { type: 'string', example: 'moon' } : level(depth - 1),
      ]),
    ),
  });
  expect(JSON.stringify(placeholderValue(level(4), {})).match(/moon/g)!.length).toBeLessThan(1_000);
});

const sent = (mediaType: string, schema: Schema): unknown => {
  const given = { ...model('Moon'), parameters: [], body: { required: true, contents: [{ mediaType, schema }] } };
  const state = withFiles(withPlaceholders(given, startState(given)), given, 'required');
  return state.body?.value;
};

test('a document of XML has its required values, and all of them in a form with all fields', () => {
  const xml = 'application/xml';
  expect(sent(xml, { $ref: '#/schemas/Mail' })).toContain('<kind>mail</kind>\n  <mail>YOUR_MAIL</mail>');
  const given = { ...model('Moon'), body: { contents: [{ mediaType: xml, schema: { $ref: '#/schemas/Optional' } }] } };
  const start = startState(given, 'all');
  expect(withPlaceholders(given, start, 'all').body?.text).toContain('<note>YOUR_NOTE</note>');
  const own = { ...start.body!, text: '<mine/>', value: '<mine/>' };
  expect(withPlaceholders(given, { ...start, body: own }, 'all').body?.text).toBe('<mine/>');
});

test('a required list of files has a file, and a form may be a file', () => {
  const file: Schema = { type: 'string', format: 'binary' };
  const files = {
    type: 'object',
    required: ['files'],
    properties: { files: { type: 'array', items: file }, more: file },
  };
  expect(sent('multipart/form-data', files)).toEqual({ files: [expect.any(File)] });
  expect(sent('multipart/form-data', file)).toBeInstanceOf(File);
});

test('a list has the value that it must contain', () => {
  expect(fullValue({ type: 'array', contains: { const: 'pearl' } }, {})).toEqual(['pearl']);
});
