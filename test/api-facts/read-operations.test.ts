import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { expect, test } from 'vitest';
import { readOperations } from './read-operations.js';

/** The facts of the only operation of a specification, as `kind: text`. */
function factsOf(files: Readonly<Record<string, string>>): { name: string; facts: string[] } {
  const root = mkdtempSync(join(tmpdir(), 'octavo-facts-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const { operations } = readOperations([join(root, Object.keys(files)[0]!)]);
  expect(operations).toHaveLength(1);
  const [{ name, facts }] = operations as [(typeof operations)[0]];
  return { name, facts: facts().map(({ kind, texts }) => `${kind}: ${texts.map(([text]) => text).join(' ')}`) };
}

test('Swagger 2.0', () => {
  const { name, facts } = factsOf({
    'api.yaml': `
swagger: '2.0'
info: { title: Moons, version: '1' }
host: api.example.com
basePath: /v1
produces: [application/xml]
securityDefinitions:
  login: { type: oauth2, flow: implicit, authorizationUrl: 'https://a.example/in', scopes: { read: Reads moons, write: Writes moons } }
security: [{ login: [read] }]
paths:
  /moons:
    parameters: [{ name: limit, in: query, type: integer, maximum: 1.50, description: How many }]
    get:
      responses:
        200: { description: The moons, schema: { type: array, items: { $ref: '#/definitions/Moon' } }, headers: { X-Total: { type: integer } } }
definitions:
  Moon: { type: object, properties: { name: { type: string, enum: [Luna, Io] }, parent: { $ref: '#/definitions/Moon' } } }
`,
  });
  expect(name).toBe('GET /moons');
  expect(facts).toEqual([
    'status: 200',
    'response description: The moons',
    'header: X-Total',
    'type: integer',
    'type: array',
    'property: name',
    'type: string',
    'enum value: Luna',
    'enum value: Io',
    'property: parent',
    'parameter: limit',
    'parameter description: How many',
    'type: integer',
    'maximum: 1.50',
    'info title: Moons',
    'info version: 1',
    'OAuth address: https://a.example/in',
    'scope: read',
    'scope description: Reads moons',
    'server: api.example.com/v1',
    'media type: application/xml',
  ]);
});

test('OpenAPI 3.0 in several files', () => {
  const { facts } = factsOf({
    'api.yaml': `
openapi: 3.0.3
servers: [{ url: 'https://{region}.example.com/', description: Production, variables: { region: { default: eu, enum: [eu, us] } } }]
tags: [{ name: Rings, description: About rings }, { name: Others, description: About others }]
paths: { /rings: { $ref: 'rings.yaml#/path' } }
components: { securitySchemes: { token: { type: http, scheme: bearer, bearerFormat: JWT } } }
`,
    'rings.yaml': `
path:
  post:
    tags: [Rings]
    security: [{ token: [] }]
    externalDocs: { url: https://docs.example }
    requestBody: { content: { application/json: { schema: { $ref: '#/Ring', description: not valid here } } } }
    callbacks: { done: { '{$request.body#/url}': { post: { responses: { 204: { description: Received } } } } } }
    responses: { default: { description: Failed, links: { next: { operationId: listRings } } } }
Ring:
  required: [size]
  discriminator: { propertyName: kind, mapping: { wide: '#/Wide' } }
  properties: { id: { readOnly: true }, size: { type: number, nullable: true, minLength: 0, minimum: 9007199254740993 } }
Wide: { properties: { width: { format: double } } }
`,
  });
  expect(facts).toEqual([
    'externalDocs: https://docs.example',
    'media type: application/json',
    'discriminator: kind',
    'discriminator value: wide',
    'property: width',
    'format: double',
    'property: size',
    'type: number',
    'minimum: 9007199254740993',
    'nullable: null',
    'required: required',
    'status: default',
    'response description: Failed',
    'link: next',
    'link: listRings',
    'callback: done',
    'callback: {$request.body#/url}',
    'status: 204',
    'response description: Received',
    'tag description: About rings',
    'server: https://{region}.example.com',
    'server description: Production',
    'server variable: region',
    'server variable: eu',
    'server variable: eu',
    'server variable: us',
    'security: bearer',
    'bearerFormat: JWT',
  ]);
});

test('OpenAPI 3.1: a webhook, and keys beside a reference', () => {
  const { name, facts } = factsOf({
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      webhooks: {
        added: {
          post: {
            requestBody: {
              content: { 'text/plain': { schema: { $ref: '#/components/schemas/A', description: 'Own' } } },
            },
          },
        },
      },
      components: {
        schemas: { A: { type: ['string', 'null'], description: 'Shared', examples: ['x', 'DIGITS', '{"a":1}'] } },
      },
    }).replace('"DIGITS"', '1E400'),
  });
  expect(name).toBe('webhook added');
  expect(facts).toEqual([
    'media type: text/plain',
    'schema description: Own',
    'type: string',
    'type: null',
    'schema description: Shared',
    'schema example: x',
    'schema example: 1E400',
    'schema example: a 1',
  ]);
});

test('OpenAPI 3.2', () => {
  const { name, facts } = factsOf({
    'api.yaml': `
openapi: 3.2.0
paths:
  /events:
    query:
      x-codeSamples: [{ lang: Go, label: Go 1, source: { $ref: sample.go } }]
      responses:
        200: { summary: Events, content: { text/event-stream: { itemSchema: { const: a }, examples: { first: { dataValue: { b: 1.0 } } } } } }
`,
    'sample.go': 'package main: [\n  run()',
  });
  expect(name).toBe('QUERY /events');
  expect(facts).toEqual([
    'status: 200',
    'response description: Events',
    'media type: text/event-stream',
    'const: a',
    'example name: first',
    'example: b 1.0',
    'code sample: Go 1',
    'code sample: package main: [ run()',
  ]);
});

test('AsyncAPI 2', () => {
  const { name, facts } = factsOf({
    'api.yaml': `
asyncapi: 2.6.0
servers: { live: { url: live.example.com, protocol: wss, security: [{ key: [] }] } }
channels:
  moons/{name}:
    parameters: { name: { description: Its name, schema: { type: string } } }
    publish: { message: { oneOf: [{ name: Landed, contentType: application/json, payload: { properties: { at: { format: date } } } }] } }
components: { securitySchemes: { key: { type: httpApiKey, name: X-Key, in: header } } }
`,
  });
  expect(name).toBe('moons/{name}');
  expect(facts).toEqual([
    'parameter: name',
    'parameter description: Its name',
    'type: string',
    'media type: application/json',
    'property: at',
    'format: date',
    'server: live.example.com',
    'server: wss',
    'security: X-Key',
  ]);
});

test('AsyncAPI 3', () => {
  const { facts } = factsOf({
    'api.yaml': `
asyncapi: 3.0.0
servers: { live: { host: live.example.com, security: [{ $ref: '#/components/securitySchemes/login' }] }, other: { host: other.example.com } }
channels:
  moons: { address: moons, servers: [{ $ref: '#/servers/live' }], messages: { landed: { payload: { schemaFormat: 'application/vnd.aai.asyncapi+json;version=3.0.0', schema: { maximum: 3 } } } } }
operations: { land: { action: send, channel: { $ref: '#/channels/moons' }, summary: Lands } }
components: { securitySchemes: { login: { type: oauth2, scopes: [read], flows: { implicit: { availableScopes: { read: Reads } } } } } }
`,
  });
  expect(facts).toEqual([
    'maximum: 3',
    'summary: Lands',
    'server: live.example.com',
    'scope: read',
    'scope description: Reads',
  ]);
});

const sdl = `
  type Query { "All moons" moons(filter: Filter = { size: 1 }): [Moon!] }
  input Filter { size: Int, kind: Kind }
  enum Kind { "Of ice" ICY }
  type Moon { name: String @deprecated(reason: "Use id"), planet: Planet }
  type Planet { id: ID }
`;

const graphqlFacts = [
  'operation: moons',
  'type: [Moon!]',
  'operation description: All moons',
  'argument: filter',
  'type: Filter',
  'field: size',
  'type: Int',
  'field: kind',
  'type: Kind',
  'enum value: ICY',
  'enum value description: Of ice',
  'field: name',
  'type: String',
  'deprecated: Use id',
  'field: planet',
  'type: Planet',
];

test('GraphQL, as a schema and as the result of introspection', () => {
  const introspection = JSON.stringify({ data: introspectionFromSchema(buildSchema(sdl)) });
  for (const { name, facts } of [factsOf({ 'a.graphql': sdl }), factsOf({ 'a.json': introspection })]) {
    expect(name).toBe('query moons');
    expect(facts).toEqual(graphqlFacts);
  }
});
