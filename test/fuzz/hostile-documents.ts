/** API descriptions with a hostile text in every field that takes text, as the schemas of their formats list the fields. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { settingsSchemas } from '../../plugin/site-build/settings.js';
import { packageRoot } from '../../plugin/core/package/package-root.js';
import { fillFields, type FieldText, type FilledFields } from './fill-fields.js';

type Json = Record<string, unknown>;

export interface HostileDocument {
  /** `openapi-3.1`. */
  name: string;
  /** Key of the settings that names it. */
  format: 'openapi' | 'asyncapi' | 'graphql';
  content: Json;
  /** The fields that were filled, and the definitions of the schema that no value has. */
  filled: FilledFields;
}

const require = createRequire(import.meta.url);

function readJson(path: string): Json {
  return JSON.parse(readFileSync(require.resolve(path), 'utf8')) as Json;
}

function openApiSchema(version: string): Json {
  return readJson(`@seriousme/openapi-schema-validator/schemas/v${version}/schema.json`);
}

/** OpenAPI 3.1 leaves schemas to JSON Schema. The keywords of 3.0 are added. */
function withJsonSchema(root: Json): Json {
  const { definitions } = openApiSchema('3.0') as { definitions: Record<string, Json> };
  const vocabularies = ['core', 'applicator', 'validation', 'meta-data', 'format-annotation', 'content'];
  const meta = vocabularies.map((name) => readJson(`ajv/dist/refs/json-schema-2020-12/meta/${name}.json`));
  const properties = Object.assign(
    {},
    ...meta.map((each) => each['properties']),
    definitions['Schema']!['properties'],
  ) as Json;
  return { ...root, definitions, $defs: { ...(root['$defs'] as Json), schema: { type: 'object', properties } } };
}

/** Additions of specifications to their format. */
function extensions(text: FieldText): Json {
  const metadata = Object.keys(settingsSchemas.frontMatter.shape).map((key) => [key, text(`/x-mint/metadata/${key}`)]);
  return {
    'x-mint': {
      content: text('/x-mint/content'),
      metadata: { ...Object.fromEntries(metadata), hidden: false, 'og:image': text('/og:image') },
    },
    'x-codeSamples': [
      { lang: text('/x-codeSamples/lang'), label: text('/x-codeSamples/label'), source: text('/x-codeSamples/source') },
    ],
    'x-badges': [{ name: text('/x-badges/name'), color: text('/x-badges/color') }],
  };
}

const propsOf = JSON.parse(readFileSync(join(packageRoot, 'dist/component-props.json'), 'utf8')) as Record<
  string,
  Json
>;

/** Every component of pages, with the text in each of its props, and in one that it does not have. */
function components(text: FieldText): string {
  const elements = Object.entries(propsOf).flatMap(([name, props]) =>
    [...Object.keys(props), 'ping'].map((prop) => {
      const value = text(`/x-mint/content/${name}/${prop}`);
      return value === undefined ? '' : `<${name} ${prop}={${JSON.stringify(value)}}>\n\nText\n\n</${name}>\n`;
    }),
  );
  return elements.join('\n');
}

const flow = { authorizationUrl: '', tokenUrl: '', refreshUrl: '', scopes: { all: '' } };
const flows = Object.fromEntries(
  ['implicit', 'password', 'clientCredentials', 'authorizationCode'].map((name) => [name, { ...flow }]),
);

/** An operation for each way to sign in, whose form its page shows. */
function signingIn(schemes: readonly string[]): Json {
  return Object.fromEntries(
    schemes.map((name) => [
      `/sign-in/${name}`,
      { get: { operationId: name, security: [{ [name]: [] }], responses: {} } },
    ]),
  );
}

function openApi(version: '3.0' | '3.1' | '3.2', text: FieldText): HostileDocument {
  const operation = {
    ...extensions(text),
    parameters: [
      {
        in: 'query',
        name: '',
        schema: { type: 'string', enum: ['a'], 'x-enumDescriptions': [text('/x-enumDescriptions')] },
      },
    ],
    requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { a: {} } } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: { $ref: '#/components/schemas/named' } } } },
    },
    security: [{ login: ['all'] }, { open: [] }, { key: [] }, { token: [] }],
  };
  const document: Json = {
    openapi: `${version}.0`,
    info: { title: '', version: '' },
    servers: [{ url: '' }, { url: 'https://{a}.example', variables: { a: { default: '' } } }],
    paths: {
      '/a': { get: operation },
      '/b': { post: { responses: {} } },
      '/c': { get: { parameters: [{ in: '', name: '' }], responses: {} } },
      // The other versions have the same forms.
      ...(version === '3.1' && {
        ...signingIn(['implicit', 'code', 'open']),
        '/components': { get: { 'x-mint': { content: components(text) }, responses: {} } },
      }),
    },
    components: {
      schemas: { named: { type: 'object', properties: { a: { type: 'string' } } } },
      securitySchemes: {
        login: { type: 'oauth2', flows: structuredClone(flows) },
        implicit: { type: 'oauth2', flows: { implicit: { ...flow } } },
        code: { type: 'oauth2', flows: { authorizationCode: { ...flow } } },
        open: { type: 'openIdConnect', openIdConnectUrl: '' },
        key: { type: 'apiKey', in: 'header', name: '' },
        token: { type: 'http', scheme: 'bearer', 'x-default': text('/x-default') },
      },
    },
    ...(version !== '3.0' && { webhooks: { hook: { post: { ...extensions(text), responses: {} } } } }),
  };
  const schema = openApiSchema(version);
  const filled = fillFields(document, version === '3.0' ? schema : withJsonSchema(schema), text);
  return { name: `openapi-${version}`, format: 'openapi', content: document, filled };
}

function swagger(text: FieldText): HostileDocument {
  const document: Json = {
    swagger: '2.0',
    info: { title: '', version: '' },
    paths: {
      '/a': {
        get: {
          ...extensions(text),
          parameters: [
            { in: 'query', name: '', type: 'string' },
            { in: 'body', name: 'body', schema: { $ref: '#/definitions/named' } },
          ],
          responses: { 200: { description: '', schema: { type: 'object', properties: { a: {} } } } },
          security: [{ login: ['all'] }, { code: ['all'] }, { key: [] }],
        },
      },
      ...signingIn(['login', 'code']),
    },
    definitions: { named: { type: 'object', properties: { a: { type: 'string' } } } },
    securityDefinitions: {
      login: { type: 'oauth2', flow: 'implicit', authorizationUrl: '', scopes: { all: '' } },
      code: { type: 'oauth2', flow: 'accessCode', authorizationUrl: '', tokenUrl: '', scopes: { all: '' } },
      key: { type: 'apiKey', in: 'header', name: '' },
    },
  };
  const filled = fillFields(document, openApiSchema('2.0'), text);
  return { name: 'swagger-2.0', format: 'openapi', content: document, filled };
}

function asyncApi(version: '2.6.0' | '3.0.0', text: FieldText): HostileDocument {
  const message = {
    payload: { type: 'object', properties: { a: { type: 'string', description: text('/payload/description') } } },
  };
  const security = {
    login: { type: 'oauth2', flows: structuredClone(flows) },
    open: { type: 'openIdConnect', openIdConnectUrl: '' },
  };
  const isV3 = version === '3.0.0';
  const document: Json = isV3
    ? {
        asyncapi: version,
        info: { title: '', version: '' },
        servers: {
          live: {
            'x-intact': true,
            host: 'moons.example',
            protocol: 'wss',
            security: [{ $ref: '#/components/securitySchemes/login' }, { $ref: '#/components/securitySchemes/open' }],
          },
          other: { host: '', protocol: '' },
        },
        channels: { a: { address: '/a', ...extensions(text), messages: { one: message } } },
        operations: { send: { action: 'send', channel: { $ref: '#/channels/a' } } },
        components: { securitySchemes: security },
      }
    : {
        asyncapi: version,
        info: { title: '', version: '' },
        servers: {
          live: { url: 'moons.example', protocol: 'wss', security: [{ login: [] }, { open: [] }] },
          other: { url: '', protocol: '' },
        },
        channels: { '/a': { ...extensions(text), publish: { message }, subscribe: { message } } },
        components: { securitySchemes: security },
      };
  const schema = readJson(`@asyncapi/specs/schemas/${version}-without-$id.json`);
  return {
    name: `asyncapi-${version}`,
    format: 'asyncapi',
    content: document,
    filled: fillFields(document, schema, text),
  };
}

const graphqlSchema = buildSchema(`
  directive @tag(name: String = "x") on FIELD
  scalar Time @specifiedBy(url: "https://time.example")
  enum Phase { NEW OLD @deprecated(reason: "x") }
  input Filter { name: String = "x", old: String @deprecated(reason: "x") }
  interface Body { name(short: String = "x"): String @deprecated(reason: "x") }
  type Moon implements Body { name(short: String = "x"): String, at: Time, phase: Phase }
  union Any = Moon
  type Query { moon(filter: Filter): Moon, any: Any }
  type Mutation { add(name: String = "x"): Moon }
`);

/** Names of an introspection result are restricted by its grammar. All other texts are free. */
function graphql(text: FieldText): HostileDocument {
  const fields = new Set<string>();
  const fill = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => fill(item, path));
    if (typeof value !== 'object' || value === null) return value;
    const { __typename: _, ...members } = value as Json;
    return Object.fromEntries(
      Object.entries(members).map(([key, inner]) => {
        const isText = key === 'description' || (typeof inner === 'string' && !/^(?:name|kind)$/.test(key));
        const at = `${path}/${key}`;
        if (!isText) return [key, fill(inner, at)];
        fields.add(at);
        const value = text(at) ?? inner;
        return [key, key === 'defaultValue' ? JSON.stringify(value) : value];
      }),
    );
  };
  const content = fill(introspectionFromSchema(graphqlSchema), '') as Json;
  return { name: 'graphql', format: 'graphql', content, filled: { fields: [...fields].sort(), missing: [] } };
}

/** One document of each format. */
export function hostileDocuments(text: FieldText): HostileDocument[] {
  return [
    swagger(text),
    openApi('3.0', text),
    openApi('3.1', text),
    openApi('3.2', text),
    asyncApi('2.6.0', text),
    asyncApi('3.0.0', text),
    graphql(text),
  ];
}
