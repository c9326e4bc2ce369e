/** One operation of a specification that the browser loads: JSON, OpenAPI 3, without references to other files. */
import type {
  BodyModel,
  ContentModel,
  DocumentedParameter,
  NamedExample,
  OperationModel,
  ResponseModel,
  Schema,
  SecurityAlternative,
} from '../request/operation.js';
import { refTarget } from './references.js';
import type { Json } from './references.js';

/** The operation called `POST /users`, or by its `operationId`, of the specification at `url`. */
export async function loadOperation(url: string, name: string): Promise<OperationModel> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Could not load ${url}: the server responded with ${response.status}.`);
  const text = await response.text();
  return operationOf(parsed(text, url), name, response.url);
}

function parsed(text: string, url: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new Error(`${url} is not valid JSON: ${(error as Error).message}. YAML files are not supported here.`, {
      cause: error,
    });
  }
}

/** The same for a specification that is loaded already. */
export function operationOf(spec: Json, name: string, base: string): OperationModel {
  if (typeof spec.openapi !== 'string' || !spec.openapi.startsWith('3.'))
    throw new Error(`${base} is not an OpenAPI 3 specification.`);
  const found = findOperation(spec, name);
  if (!found) throw new Error(`${base} has no operation "${name}". Write it as METHOD /path, such as GET /users.`);
  const { method, path, item, operation } = found;
  const { servers = item.servers ?? spec.servers ?? [{ url: '/' }], responses = {} } = operation;
  return {
    id: String(operation.operationId ?? `${method} ${path}`),
    kind: 'operation',
    method,
    path,
    title: String(operation.summary ?? `${method} ${path}`),
    tags: [],
    servers: servers as OperationModel['servers'],
    parameters: parameters(spec, item, operation),
    body: bodyOf(spec, operation.requestBody as Json | undefined),
    responses: Object.entries(responses as Json).map(([status, each]) => responseOf(spec, status, each)),
    security: securityOf(spec, operation),
    schemes: schemesOf(spec),
    schemas: schemasOf(spec),
    callbacks: [],
    codeSamples: [],
    base,
  };
}

function findOperation(spec: Json, name: string) {
  for (const [path, given] of Object.entries((spec.paths ?? {}) as Json)) {
    const item = refTarget(spec, given);
    for (const key of ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']) {
      const operation = item[key] as Json | undefined;
      const method = key.toUpperCase();
      if (
        operation &&
        (operation.operationId === name ||
          `${method} ${path}` === name.trim().replace(/^\w+/, (verb) => verb.toUpperCase()))
      )
        return { method, path, item, operation };
    }
  }
  return undefined;
}

/** Those of the path and of the operation, which takes precedence. */
function parameters(spec: Json, item: Json, operation: Json): DocumentedParameter[] {
  const all = [...((item.parameters ?? []) as Json[]), ...((operation.parameters ?? []) as Json[])];
  const byKey = new Map(
    all.map((given) => {
      const parameter = refTarget(spec, given);
      return [`${String(parameter.in)}:${String(parameter.name)}`, parameter];
    }),
  );
  return [...byKey.values()].map((parameter) => {
    const [contentType, content] = Object.entries((parameter.content ?? {}) as Json)[0] ?? [];
    const schema = (content as Json | undefined)?.schema ?? parameter.schema ?? {};
    return {
      ...(parameter as unknown as DocumentedParameter),
      schema: withLocalReferences(schema as Schema),
      contentType,
      examples: examplesOf(spec, parameter),
    };
  });
}

function bodyOf(spec: Json, given: Json | undefined): BodyModel | undefined {
  if (!given) return undefined;
  const body = refTarget(spec, given);
  return { required: body.required === true, contents: contentsOf(spec, body.content) };
}

function contentsOf(spec: Json, content: unknown): ContentModel[] {
  return Object.entries((content ?? {}) as Record<string, Json>).map(
    ([mediaType, { schema, itemSchema, encoding, ...media }]) => ({
      mediaType,
      schema: withLocalReferences(schema as Schema | undefined),
      itemSchema: withLocalReferences(itemSchema as Schema | undefined),
      encoding: encoding as ContentModel['encoding'],
      examples: examplesOf(spec, media),
    }),
  );
}

function responseOf(spec: Json, status: string, given: unknown): ResponseModel {
  const response = refTarget(spec, given);
  return {
    status,
    description: String(response.description ?? ''),
    headers: [],
    links: [],
    contents: contentsOf(spec, response.content),
  };
}

function examplesOf(spec: Json, { example, examples }: Json): NamedExample[] {
  if (example !== undefined) return [{ name: 'default', value: example }];
  return Object.entries((examples ?? {}) as Json).map(([name, given]) => {
    const { summary, value, dataValue, serializedValue, externalValue } = refTarget(spec, given) as Record<
      string,
      string
    >;
    return { name, summary, value: value ?? dataValue, text: serializedValue, url: externalValue };
  });
}

/** Alternatives of the operation, else of the whole specification. */
function securityOf(spec: Json, operation: Json): SecurityAlternative[] {
  const alternatives = (operation.security ?? spec.security ?? []) as Record<string, string[]>[];
  return alternatives.map((each) => Object.entries(each).map(([scheme, scopes]) => ({ scheme, scopes })));
}

function schemasOf({ components }: Json): Record<string, Schema> {
  return withLocalReferences(((components as Json | undefined)?.schemas ?? {}) as Record<string, Schema>);
}

function schemesOf(spec: Json): OperationModel['schemes'] {
  const given = (spec.components as Json | undefined)?.securitySchemes ?? {};
  return Object.fromEntries(
    Object.entries(given as Json).map(([name, scheme]) => [name, refTarget(spec, scheme)]),
  ) as unknown as OperationModel['schemes'];
}

/** The model names schemas without `components`. */
function withLocalReferences<T>(schema: T): T {
  if (schema === undefined) return schema;
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/components/schemas/', '"$ref":"#/schemas/')) as T;
}
