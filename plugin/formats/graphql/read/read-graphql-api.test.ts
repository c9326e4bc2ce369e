import { buildSchema, introspectionFromSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../test/cli/temporary-folder.js';
import type { ApiReference } from '../../../core/model/types.js';
import { readGraphqlApi } from './read-graphql-api.js';
import type { GraphqlApi, GraphqlPage } from '../types.js';

const root = temporaryFolder();

async function read(files: Record<string, unknown>, source = 'schema.graphql'): Promise<GraphqlApi> {
  writeFiles(root, files);
  return readGraphqlApi(source, { root });
}

function problems({ errors, warnings }: GraphqlApi): string[] {
  return [...errors, ...warnings].map(
    ({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message} ${hint}`,
  );
}

function pageOf(api: GraphqlApi, id: string, more: Partial<ApiReference> = {}): GraphqlPage {
  return api.page({ id, directory: 'api', ...more })!;
}

const sdl = `
"Something with an id."
interface Node { id: ID! }
"A moon."
type Moon implements Node {
  id: ID!
  name(upper: Boolean = false): String!
  planet: Planet
  old: String @deprecated(reason: "Use *name*.")
}
type Planet implements Node { id: ID!, moons(first: Int = 10): [Moon!]! , kind: Kind }
enum Kind { ROCK "Only ice." ICE GAS @deprecated }
union Body = Moon | Planet
scalar Date @specifiedBy(url: "https://date.example")
input MoonInput { name: String!, kind: Kind = ROCK, parent: MoonInput, seen: Date }
type Query {
  "Finds a moon.\\n\\nBy **name**."
  moon(name: String!, at: Date): Moon
  bodies: [Body!]
}
type Mutation { addMoon(input: MoonInput!, dry: Boolean = true): Moon @deprecated }
type Subscription { moonAdded: Moon }
`;

test('every field of the root types and every type has an entry', async () => {
  const api = await read({ 'schema.graphql': sdl });
  expect(problems(api)).toEqual([]);
  expect(api.entries.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'query moon',
    'query bodies',
    'mutation addMoon',
    'subscription moonAdded',
    'interface Node',
    'object Moon',
    'object Planet',
    'enum Kind',
    'union Body',
    'scalar Date',
    'input MoonInput',
  ]);
  expect(pageOf(api, 'query/moon')).toMatchObject({
    definition: 'moon(name: String!, at: Date): Moon',
    args: [
      { name: 'name', type: 'String!' },
      { name: 'at', type: 'Date' },
    ],
    returns: {
      type: 'Moon',
      members: [{ name: 'id' }, { name: 'name', args: [{ name: 'upper', default: 'false' }] }, {}, {}],
    },
    links: { Date: '/api/types/date', Moon: '/api/types/moon', Planet: '/api/types/planet' },
  });
  expect(pageOf(api, 'object/Moon')).toMatchObject({
    interfaces: ['Node'],
    members: [{}, {}, {}, { name: 'old', deprecated: 'Use *name*.' }],
    usedBy: [{ name: 'moon' }, { name: 'addMoon' }, { name: 'moonAdded' }, { name: 'Planet' }],
  });
  expect(pageOf(api, 'enum/Kind').members).toMatchObject([
    { name: 'ROCK' },
    { name: 'ICE', description: 'Only ice.' },
    { name: 'GAS', deprecated: 'No longer supported' },
  ]);
  expect(pageOf(api, 'union/Body').types).toEqual(['Moon', 'Planet']);
  expect(pageOf(api, 'interface/Node').types).toEqual(['Moon', 'Planet']);
  expect(pageOf(api, 'scalar/Date').specifiedBy).toBe('https://date.example');
});

test('examples are valid requests with their required variables', async () => {
  const api = await read({ 'schema.graphql': sdl });
  const schema = buildSchema(sdl);
  for (const { kind, name } of api.entries.slice(0, 4)) {
    const { query } = pageOf(api, `${kind}/${name}`).example!;
    expect(validate(schema, parse(query))).toEqual([]);
  }
  expect(pageOf(api, 'mutation/addMoon').example).toEqual({
    query: [
      'mutation AddMoon($input: MoonInput!, $dry: Boolean) {',
      '  addMoon(input: $input, dry: $dry) {',
      '    id',
      '    name',
      '    planet {',
      '      id',
      '      kind',
      '    }',
      '  }',
      '}',
    ].join('\n'),
    variables: { input: { name: 'YOUR_NAME', kind: 'ROCK' } },
    response: { data: { addMoon: { id: '1', name: 'Example name', planet: { id: '1', kind: 'ROCK' } } } },
  });
});

test('with an endpoint, a field is an HTTP request whose variables have a schema', async () => {
  const api = await read({ 'schema.graphql': sdl });
  const page = pageOf(api, 'mutation/addMoon', { endpoint: 'https://moons.example/graphql' });
  expect(page.operation).toMatchObject({
    method: 'POST',
    servers: [{ url: 'https://moons.example/graphql' }],
    body: {
      contents: [
        {
          mediaType: 'application/json',
          schema: {
            properties: {
              query: {
                format: 'graphql',
                'x-known-fields': { field: 'addMoon', type: 'Moon', types: { Moon: 'id name planet:Planet old' } },
              },
              variables: {
                required: ['input'],
                properties: { input: { $ref: '#/schemas/MoonInput' }, dry: { type: 'boolean', default: true } },
              },
            },
          },
        },
      ],
    },
    schemas: {
      MoonInput: {
        required: ['name'],
        properties: { parent: { $ref: '#/schemas/MoonInput' }, seen: { format: 'date' } },
      },
    },
  });
  expect(pageOf(api, 'mutation/addMoon').operation).toBeUndefined();
});

test('an introspection result and a folder of files describe the same schema', async () => {
  const data = introspectionFromSchema(buildSchema(sdl));
  const [head, queries] = [sdl.slice(0, sdl.indexOf('type Query')), sdl.slice(sdl.indexOf('type Query'))];
  const files = {
    'schema.json': { data },
    'parts/a.graphql': head,
    'parts/b/c.gql': queries.replace('type Query', 'extend type Query'),
  };
  const names = (api: GraphqlApi) => api.entries.map(({ name }) => name).sort();
  const one = await read({ 'schema.graphql': sdl });
  const introspected = await read(files, 'schema.json');
  const folder = await read(files, 'parts');
  expect([problems(introspected), problems(folder)]).toEqual([[], []]);
  expect(names(introspected)).toEqual(names(one));
  expect(names(folder)).toEqual(names(one));
  expect(folder.files.map((file) => file.slice(root.length + 1))).toEqual(['parts/a.graphql', 'parts/b/c.gql']);
});

test.each([
  [
    `type Query { a: ${'['.repeat(20_000)}Int }`,
    ['schema.graphql:1:416 The file is nested more than 400 levels deep. Check for a missing } or ] before'],
  ],
  [
    `"""\n${'[{'.repeat(500)}\n"""\ntype Query {\n  # ${'['.repeat(500)}\n  a: ${'['.repeat(3_000)}Int${']'.repeat(3_000)}\n}`,
    ['schema.graphql:6:405 The file is nested more than 400 levels deep.'],
  ],
  [
    `type Query { a(b: [Int] = ${'['.repeat(3_000)}1${']'.repeat(3_000)}): Int }`,
    ['schema.graphql:1:426 The file is nested more than 400 levels deep.'],
  ],
  [
    'type Query { a: }',
    [
      'schema.graphql:1:17 The file is not a valid GraphQL schema: Expected Name, found "}". Fix the syntax at this position.',
    ],
  ],
  [
    'type Query {\n  a: Usr\n  b(c: Int!): User @auth(role: "x")\n}\ntype User { id: ID }',
    ['schema.graphql:2:6 Unknown type "Usr". Did you mean "User"?'],
  ],
  [
    'type Query { a: Int }\ntype A { id: ID }\ntype A { id: ID }',
    [
      'schema.graphql:3:6 There can be only one type named "A". Correct the definition.',
      'schema.graphql:3:10 Field "A.id" can only be defined once. Correct the definition.',
    ],
  ],
  ['type A { id: ID }', ['The GraphQL schema "schema.graphql" has no queries']],
])('problems have their position: %s', async (text, expected) => {
  const found = problems(await read({ 'schema.graphql': text }));
  expect(
    found.map((problem, index) => (problem.includes(expected[index] ?? 'none') ? expected[index] : problem)),
  ).toEqual(expected);
});

test.each([
  ['missing.graphql', 'Cannot read the GraphQL schema "missing.graphql": the file does not exist.'],
  ['empty', 'Cannot read the GraphQL schema "empty": the folder has no .graphql files.'],
  ['wrong.json', 'The file is not an introspection result: it has no "__schema".'],
])('a source that cannot be read: %s', async (source, message) => {
  const api = await read({ 'empty/a.txt': '', 'wrong.json': { data: {} } }, source);
  expect(api.errors.map((error) => error.message)).toEqual([message]);
});

test.each([
  [{ ofType: nested(3_000, (ofType) => ({ kind: 'LIST', ofType })) }, /"ofType":$/],
  [{ args: [{ name: 'b', defaultValue: '['.repeat(3_000) + ']'.repeat(3_000) }] }, /"args":\[\{"name":"b",$/],
])('an introspection result that is nested too deep is reported at its place', async (field, before) => {
  const type = { kind: 'OBJECT', name: 'Query', interfaces: [], fields: [{ name: 'a', args: [], ...field }] };
  const text = JSON.stringify({ __schema: { queryType: { name: 'Query' }, types: [type], directives: [] } });
  const [error] = (await read({ 'schema.json': text }, 'schema.json')).errors;
  expect(error?.message).toBe('The file is nested more than 400 levels deep.');
  expect(text.slice(0, error!.column - 1)).toMatch(before);
});

function nested(levels: number, wrap: (value: unknown) => unknown): unknown {
  let value: unknown = { kind: 'SCALAR', name: 'Int' };
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
}

test('the page of a field names all inputs and enums that its arguments can contain', async () => {
  const nested = `
    input Outer { inner: [Inner!], own: String }
    input Inner { deep: Deep, kind: Kind, outer: Outer }
    input Deep { at: Int }
    enum Kind { ROCK ICE }
    type Query { moon(outer: Outer, deep: Deep): Int }
  `;
  const api = await read({ 'schema.graphql': nested });
  const { further, links } = pageOf(api, 'query/moon');
  expect(further).toEqual(['Kind']);
  expect(links).toMatchObject({ Kind: '/api/types/kind', Inner: '/api/types/inner' });
  expect(pageOf(api, 'input/Outer').further).toEqual([]);
});
