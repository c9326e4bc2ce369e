import { expect, test } from 'vitest';
import type { OperationModel } from '../../../../playground/model/operation.js';
import { requestModel } from './request-model.js';

const long = `The name of the moon. ${'It is shown to all visitors. '.repeat(20)}\n\nMore about names.`;

function model(schemas: OperationModel['schemas'], schema: object): OperationModel {
  return requestModel({
    id: 'a',
    kind: 'operation',
    method: 'PUT',
    path: '/moons',
    title: 'A',
    tags: [],
    servers: [],
    parameters: [{ name: 'q', in: 'query', description: long, schema: { type: 'string' } }],
    body: { contents: [{ mediaType: 'application/json', schema }] },
    security: [],
    schemes: {},
    codeSamples: [],
    callbacks: [],
    responses: [],
    schemas,
  } as unknown as OperationModel);
}

test('the playground has the start of long descriptions, which the page has as a whole', () => {
  const schemas = { Moon: { properties: { name: { description: long }, note: { description: 'Short.' } } } };
  const { schemas: named, parameters } = model(schemas, { $ref: '#/schemas/Moon' });
  const { name, note } = (named['Moon'] as typeof schemas.Moon).properties;
  expect(name.description).toMatch(/^The name of the moon\. It is shown .* visitors\.$/);
  expect(name.description.length).toBeLessThanOrEqual(160);
  expect(note.description).toBe('Short.');
  expect(parameters[0]!.description).toBe(name.description);
});

test('values are sent as they are, and a property can be called description', () => {
  const example = { description: long };
  const schema = { properties: { description: { type: 'string', description: 'A.', default: long } }, example };
  const { body } = model({}, schema);
  expect(body!.contents[0]!.schema).toEqual(schema);
});

test('the playground has no descriptions where they would be most of a heavy page', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`property${index}`, { description: long }]),
  );
  const { schemas } = model({ Moon: { properties } }, { $ref: '#/schemas/Moon' });
  expect((schemas['Moon'] as { properties: object }).properties).toMatchObject({ property299: {} });
  expect(JSON.stringify(schemas)).not.toContain('description');
});

test('the playground has no extensions and no titles that its form does not show', () => {
  const schema = {
    title: 'Moon',
    'x-order': 1,
    properties: {
      'x-name': { type: 'string', title: 'Name', 'x-order': 2 },
      title: { type: 'string' },
      kind: { oneOf: [{ title: 'Rock', type: 'object' }], title: 'Kind' },
    },
    example: { 'x-name': 'Io' },
  };
  const { body, schemas } = model({ 'x-Moon': schema }, schema);
  const kept = {
    title: 'Moon',
    properties: {
      'x-name': { type: 'string' },
      title: { type: 'string' },
      kind: { oneOf: [{ title: 'Rock', type: 'object' }] },
    },
    example: { 'x-name': 'Io' },
  };
  expect(body!.contents[0]!.schema).toEqual(kept);
  expect(schemas).toEqual({});
});
