import { expect, test } from 'vitest';
import { problemLine, readWritten } from '../../../test/fixtures/written-specification.js';

test('reports a broken operation at its line and reads the others', async () => {
  const { operations, errors } = await readWritten({
    'openapi.yaml': `openapi: 3.0.0
paths:
  /a:
    get:
      parameters:
        - name: id
          in: qury
    post: { responses: {} }
  /b:
    $ref: missing.yaml#/b
  /c:
    get: { responses: { 200: { $ref: '#/components/responses/Nope' } } }
    put: text
`,
  });
  expect(operations.map(({ model }) => `${model.method} ${model.path}`)).toEqual(['GET /a', 'POST /a']);
  expect(errors.map(problemLine)).toMatchInlineSnapshot(`
    [
      "openapi.yaml:7:11 openapi-parameter The parameter "id" is in "qury", which is not a location. Did you mean "query"?",
      "openapi.yaml:9:3 openapi-ref Cannot resolve the reference "missing.yaml#/b": the file does not exist. Correct the $ref, or add what it refers to.",
      "openapi.yaml:12:25 openapi-ref Cannot resolve the reference "#/components/responses/Nope": there is nothing at this position. Correct the $ref, or add what it refers to.",
      "openapi.yaml:13:5 openapi-operation An operation must be an object, not a string. Write an object with "responses", or remove the key.",
    ]
  `);
  expect(errors[0]!.frame).toBe(
    '5 |       parameters:\n6 |         - name: id\n7 |           in: qury\n  |           ^^',
  );
});

test('reports a problem of a referenced file in that file', async () => {
  const { warnings } = await readWritten({
    'openapi.json': { openapi: '3.1.0', paths: { '/a': { $ref: 'paths/a.json' } } },
    'paths/a.json': {
      get: {
        responces: {},
        responses: { 200: { content: { 'application/json': { schema: { type: 'strng', $ref: '#/User' } } } } },
      },
    },
  });
  expect(warnings.map(problemLine)).toMatchInlineSnapshot(`
    [
      "paths/a.json:3:5 openapi-unknown-key Unknown key "responces" in this operation. It has no effect. Did you mean "responses"?",
      "paths/a.json:8:13 openapi-ref Cannot resolve the reference "#/User": there is nothing at this position. Correct the $ref, or add what it refers to.",
      "paths/a.json:9:15 openapi-schema Unknown type "strng". Use one of string, number, integer, boolean, object, array, null.",
    ]
  `);
});

test('reports what is missing or used twice, and still reads the operation', async () => {
  const { operations, warnings } = await readWritten({
    'openapi.yaml': `openapi: 3.0.0
paths:
  /a/{id}:
    get: { operationId: one }
    put: { operationId: one, parameters: [{ name: other, in: path }] }
  users: { get: {} }
`,
  });
  expect(operations.map(({ model }) => model.id)).toEqual(['one', 'put-a-id', 'get-users']);
  expect(operations[0]!.model.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ]);
  expect(warnings.map(problemLine)).toMatchInlineSnapshot(`
    [
      "openapi.yaml:4:5 openapi-path-parameter The path has {id}, but there is no path parameter "id". Add a parameter with "name": "id" and "in": "path".",
      "openapi.yaml:5:5 openapi-path-parameter The path has {id}, but there is no path parameter "id". Add a parameter with "name": "id" and "in": "path".",
      "openapi.yaml:5:5 openapi-path-parameter The path parameter "other" is not in the path /a/{id}. Add {other} to the path, or remove the parameter.",
      "openapi.yaml:5:12 openapi-duplicate-id The operationId "one" is used for another operation, too. Give each operation an operationId of its own.",
      "openapi.yaml:6:3 openapi-path The path "users" does not start with a slash. Write "/users".",
    ]
  `);
});

test('reports syntax errors of JSON and YAML, and duplicate keys', async () => {
  const texts = {
    'a.json': '{\n  "openapi": "3.1.0",\n  "paths": {} }}\n',
    'b.yaml': 'openapi: 3.1.0\npaths:\n  /a: [\n',
    'c.yaml': 'openapi: 3.1.0\npaths: {}\npaths:\n  /a: { get: {} }\n',
    'd.yaml': 'just text',
    'f.json': { openapi: '4.0.0' },
    'g.yaml': '',
  };
  const lines: string[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const { errors, warnings } = await readWritten({ [name]: text });
    lines.push(...[...errors, ...warnings].map(problemLine));
  }
  expect(lines).toMatchInlineSnapshot(`
    [
      "a.json:3:16 openapi-syntax The file is not valid JSON: end of file expected. Fix the syntax at this position. Check commas, quotes and brackets.",
      "b.yaml:4:1 openapi-syntax The file is not valid YAML: unexpected end of the stream within a flow collection. Fix the syntax at this position. Check indentation, quotes and colons.",
      "c.yaml:3:1 openapi-duplicate-key Duplicate key. The last value with this key overwrites the earlier ones. Merge the values under one key, or rename one of the keys.",
      "d.yaml:1:1 openapi-version This is not a specification: the file contains a string. Start the file with a version: "openapi": "3.1.0", or "swagger": "2.0".",
      "f.json:2:3 openapi-version OpenAPI "4.0.0" is not supported. Start the file with a version: "openapi": "3.1.0", or "swagger": "2.0".",
      "g.yaml:1:1 openapi-syntax The file is not valid YAML: expected a document, but the input is empty. Fix the syntax at this position. Check indentation, quotes and colons.",
    ]
  `);
});

test('reports what many operations miss once, with all places', async () => {
  const get = (path: string) => `
  /${path}:
    get:
      security: [{ key: [] }]
      responses: { 200: { content: { application/json: { schema: { $ref: '#/components/schemas/Gone' } } } } }`;
  const { operations, warnings } = await readWritten({
    'openapi.yaml': `openapi: 3.0.0\npaths:${get('a')}${get('b')}${get('c')}\n`,
  });
  expect(operations).toHaveLength(3);
  expect(warnings.map(problemLine)).toMatchInlineSnapshot(`
    [
      "openapi.yaml:5:20 openapi-security There is no security scheme "key". Define it under the security schemes of the file.",
      "openapi.yaml:6:58 openapi-ref Cannot resolve the reference "#/components/schemas/Gone": there is nothing at this position. Correct the $ref, or add what it refers to.",
    ]
  `);
  expect(warnings[0]!.places!.map(({ line, column }) => `${line}:${column}`)).toEqual(['5:20', '9:20', '13:20']);
});

test('reports a missing file where the settings name it', async () => {
  const location = { file: 'docs.json', line: 7, column: 3 };
  const { errors } = await readWritten({ 'openapi.json': '' }, { location, root: '/nowhere' });
  expect(errors.map(problemLine)).toEqual([
    'docs.json:7:3 openapi-missing Cannot read the specification "openapi.json": the file does not exist. Paths start at the docs folder. Check the spelling of the path.',
  ]);
});

const complete = {
  openapi: '3.1.0',
  info: { title: 'A', version: '1' },
  servers: [{ url: 'https://{a}', variables: { a: { default: 'b' } } }],
  security: [{ key: [] }],
  tags: [{ name: 'a' }],
  paths: {
    '/a/{id}': {
      post: {
        operationId: 'a',
        parameters: [{ name: 'id', in: 'path', schema: { type: 'string' }, examples: { one: { value: 1 } } }],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: { $ref: '#/components/schemas/A' },
              encoding: { a: { headers: { X: { schema: {} } } } },
            },
          },
        },
        responses: { 200: { headers: { X: { schema: {} } }, links: { l: { operationId: 'a', parameters: {} } } } },
        callbacks: { c: { u: { post: {} } } },
        'x-codeSamples': [{ lang: 'a', source: 'b' }],
      },
    },
  },
  webhooks: { w: { post: {} } },
  components: {
    schemas: {
      A: {
        type: 'object',
        properties: { a: { enum: [1] } },
        oneOf: [{ $ref: '#/components/schemas/A' }],
        discriminator: { propertyName: 'a', mapping: { a: 'A' } },
      },
    },
    securitySchemes: { key: { type: 'oauth2', flows: { implicit: { scopes: { a: 'b' } } } } },
  },
};

test('survives any value at any position', async () => {
  const crashes: string[] = [];
  for (const path of pathsOf(complete))
    for (const junk of [null, 7, 'text', true, [], [null], {}, { $ref: '#/paths' }, { $ref: 1 }, [[]]]) {
      const copy = structuredClone(complete);
      const parent = path.slice(0, -1).reduce((value: any, key) => value[key], copy);
      parent[path.at(-1)!] = junk;
      const { errors, warnings } = await readWritten({ 'openapi.json': copy });
      for (const problem of [...errors, ...warnings])
        if (/cannot be read: |undefined|\[object/.test(problem.message))
          crashes.push(`${path.join('/')} ${JSON.stringify(junk)}: ${problem.message}`);
    }
  expect(crashes).toEqual([]);
});

function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsOf(inner, [...path, key])]);
}
