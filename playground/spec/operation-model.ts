/** The model of an operation of a specification whose references are loaded. */
import { jsonFirst } from '../model/request/body.js';
import type {
  BodyModel,
  CodeSample,
  ContentModel,
  DocumentedParameter,
  NamedExample,
  OperationModel,
  ResponseModel,
  Schema,
  SecurityAlternative,
} from '../model/operation.js';
import type { FoundOperation } from './find-operation.js';
import { NamedSchemas } from './named-schemas.js';
import type { Documents, Json } from './references.js';

export function operationModel(
  documents: Documents,
  spec: Json,
  base: string,
  { method, path, item, operation }: FoundOperation,
): OperationModel {
  const read = new Reader(documents);
  const schemes = schemesOf(documents, spec);
  const { servers = item.servers ?? spec.servers ?? [{ url: '/' }], responses = {} } = operation;
  return {
    id: String(operation.operationId ?? `${method} ${path}`),
    kind: 'operation',
    method,
    path,
    title: String(operation.summary ?? `${method} ${path}`),
    tags: [],
    servers: servers as OperationModel['servers'],
    parameters: read.parameters(item, operation),
    body: read.body(operation.requestBody as Json | undefined),
    responses: Object.entries(responses as Json).map(([status, each]) => read.response(status, each)),
    security: securityOf(spec, operation, schemes),
    schemes,
    schemas: read.schemas.schemas,
    callbacks: [],
    codeSamples: (operation['x-codeSamples'] ?? operation['x-code-samples'] ?? []) as CodeSample[],
    base,
  };
}

class Reader {
  readonly schemas: NamedSchemas;
  readonly #documents: Documents;

  constructor(documents: Documents) {
    this.#documents = documents;
    this.schemas = new NamedSchemas(documents);
  }

  /** The parameters of the path and of the operation, which takes precedence. */
  parameters(item: Json, operation: Json): DocumentedParameter[] {
    const all = [item, operation].flatMap(({ parameters = [] }) => parameters as Json[]);
    const targets = all.map((given) => this.#documents.target(given));
    const byKey = new Map(targets.map((each) => [`${String(each.in)}:${String(each.name)}`, each]));
    return [...byKey.values()].map((parameter) => {
      const [contentType, content] = Object.entries((parameter.content ?? {}) as Json)[0] ?? [];
      const media = content === undefined ? {} : this.#documents.target(content);
      const schema = media.schema ?? parameter.schema ?? {};
      const examples = this.#examples(media);
      return {
        ...(parameter as unknown as DocumentedParameter),
        schema: this.schemas.local(schema as Schema),
        contentType,
        examples: examples.length > 0 ? examples : this.#examples(parameter),
      };
    });
  }

  body(given: Json | undefined): BodyModel | undefined {
    if (!given) return undefined;
    const body = this.#documents.target(given);
    return { required: body.required === true, contents: this.#contents(body.content) };
  }

  response(status: string, given: unknown): ResponseModel {
    const { description = '', content } = this.#documents.target(given);
    return { status, description: String(description), headers: [], links: [], contents: this.#contents(content) };
  }

  #contents(content: unknown): ContentModel[] {
    const all = Object.entries((content ?? {}) as Record<string, Json>).map(([mediaType, given]): ContentModel => {
      const { schema, itemSchema, encoding, ...media } = this.#documents.target(given);
      return {
        mediaType,
        schema: this.schemas.local(schema as Schema | undefined),
        itemSchema: this.schemas.local(itemSchema as Schema | undefined),
        encoding: encoding as ContentModel['encoding'],
        examples: this.#examples(media),
      };
    });
    return jsonFirst(all);
  }

  #examples({ example, examples }: Json): NamedExample[] {
    if (example !== undefined) return [{ name: 'default', value: example }];
    return Object.entries((examples ?? {}) as Json).map(([name, given]) => {
      const { summary, value, dataValue, serializedValue, externalValue } = this.#documents.target(given) as Record<
        string,
        string
      >;
      return { name, summary, value: value ?? dataValue, text: serializedValue, url: externalValue };
    });
  }
}

/** Alternatives of the operation, otherwise of the whole specification, whose schemes are declared. */
function securityOf(spec: Json, operation: Json, schemes: OperationModel['schemes']): SecurityAlternative[] {
  const alternatives = (operation.security ?? spec.security ?? []) as Record<string, string[]>[];
  const known = alternatives.filter((each) => Object.keys(each).every((name) => Object.hasOwn(schemes, name)));
  return known.map((each) => Object.entries(each).map(([scheme, scopes]) => ({ scheme, scopes })));
}

function schemesOf(documents: Documents, spec: Json): OperationModel['schemes'] {
  const given = (spec.components as Json | undefined)?.securitySchemes ?? {};
  return Object.fromEntries(
    Object.entries(given as Json).map(([name, scheme]) => [name, documents.target(scheme)]),
  ) as unknown as OperationModel['schemes'];
}
