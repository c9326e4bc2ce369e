/**
 * Differences from JSON Schema when a playground checks a body. All other tests of JSON-Schema-Test-Suite pass, for
 * draft 2020-12 (OpenAPI 3.1) and draft 4 (OpenAPI 3.0). They are not run here, because npm has no current copy of
 * them.
 */
import { expect, test } from 'vitest';
import { checkBody } from '../../../../playground/model/body/check-body.js';
import { problemLine, readWritten } from '../../../../test/fixtures/written-specification.js';

/** Checks `value` against a schema that can refer to `integer.json` and to `#/components/schemas/Integer`. */
async function check(schema: object, value: unknown, openapi = '3.1.0') {
  const { operations, warnings } = await readWritten({
    'openapi.json': {
      openapi,
      paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
      components: { schemas: { Integer: { type: 'integer' } } },
    },
    'integer.json': { type: 'integer' },
  });
  const { body, schemas } = operations[0]!.model;
  const problems = checkBody(JSON.stringify(value), body!.contents[0]!.schema, schemas).map(({ message }) => message);
  return { problems, warnings: warnings.map(problemLine) };
}

const integer = { $ref: '#/components/schemas/Integer' };

test('a format is checked, because a server refuses other values', async () => {
  const { problems } = await check({ type: 'string', format: 'ipv4' }, 'somewhere');
  expect(problems).toEqual(['String does not match format "ipv4".']);
});

test('an address in $id is a name: files are read beside the file, and nothing from that address', async () => {
  const { problems, warnings } = await check({ $id: 'https://a.example/root.json', $ref: 'integer.json' }, 'text');
  expect(warnings).toEqual([]);
  expect(problems).toEqual(['The value type "string" is invalid. Expected "integer".']);
});

test('the schema of schemas is only read if the settings name its host', async () => {
  const { problems, warnings } = await check({ $ref: 'https://json-schema.org/draft/2020-12/schema' }, { type: 1 });
  expect(problems).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('the settings do not name the host "json-schema.org"')]);
});

test('all keywords apply, whatever vocabulary $schema has', async () => {
  const { problems } = await check({ $schema: 'https://a.example/without-validation', maximum: 1 }, 2);
  expect(problems).toHaveLength(1);
});

test('in OpenAPI 3.0, keywords beside a reference apply, as most authors expect', async () => {
  expect((await check({ ...integer, maximum: 1 }, 2, '3.0.3')).problems).toHaveLength(1);
});

test('in OpenAPI 3.0, "id" is not an address, because its schemas do not have the keyword', async () => {
  const schema = { id: 'https://a.example/root.json', allOf: [{ $ref: 'integer.json' }] };
  const { problems, warnings } = await check(schema, 'text', '3.0.3');
  expect(warnings).toEqual([]);
  expect(problems).not.toEqual([]);
});

test('keywords beside the property that they describe are reported with it', async () => {
  const properties = { date: { type: 'string' }, example: 'today', enum: ['today', 'tomorrow'], place: 'text' };
  const object = 'rite an object, for example { type: string }.';
  const beside = `If it is a keyword of the property "date", move it there. Otherwise w${object}`;
  expect((await check({ properties }, {})).warnings).toEqual([
    expect.stringContaining(`A schema must be an object, not a string. ${beside}`),
    expect.stringContaining(`A schema must be an object, not a list. ${beside}`),
    expect.stringContaining(`A schema must be an object, not a string. W${object}`),
  ]);
});
