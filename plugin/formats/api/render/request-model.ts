/** The form that sends requests, and the part of an operation that it receives. */
import { schemaName } from '../../../../playground/model/values/resolve-schema.js';
import type { OperationModel, Schema } from '../../../../playground/model/operation.js';
import { note } from '../../../../playground/model/notes/note.js';
import type { ChannelModel } from '../../../../playground/model/channel.js';
import type { Node } from '../../../../runtime/jsx/node.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';

/** Renders the form that sends requests. */
export type RequestForm = (model: OperationModel | ChannelModel) => Node;

/** The form of the page of an operation. Nothing for webhooks, which are sent to the reader's server. */
export function requestForm(operation: OperationModel, form: RequestForm | undefined): Node {
  return operation.kind === 'operation' ? form?.(requestModel(operation)) : undefined;
}

/** The part of an operation that a request needs: without descriptions, responses, and the schemas of responses. */
export function requestModel(operation: OperationModel): OperationModel {
  const { description: _, callbacks: __, externalDocs: ___, schemas, responses, ...rest } = operation;
  const names = new Set(references([rest.parameters, rest.body]));
  for (const name of names) for (const next of references(schemas[name])) names.add(next);
  return {
    ...rest,
    parameters: withNotes(rest.parameters),
    body: withNotes(rest.body),
    codeSamples: [],
    callbacks: [],
    responses: responses.map(({ status, description, contents }) => ({
      status,
      ...(description && { description: note(description) }),
      headers: [],
      links: [],
      contents: contents.map(({ mediaType }) => ({ mediaType })),
    })),
    schemas: shortSchemas(Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)))),
  };
}

/** With notes, unless that makes the page much heavier: they are also on the page. */
function shortSchemas(schemas: OperationModel['schemas']): OperationModel['schemas'] {
  const all = Object.entries(schemas);
  const length = all.reduce((sum, [name, schema]) => sum + name.length + noted.of(schema).length, 0);
  const short = length > maxSchemasLength ? bare : noted;
  return Object.fromEntries(all.map(([name, schema]) => [name, short.of(schema).schema]));
}

/** Length of the named schemas with notes, in characters. */
const maxSchemasLength = 30_000;

/** Schemas with or without notes. Many operations share a schema, so it is copied once. */
class ShortSchemas {
  readonly #known = new WeakMap<object, { schema: Schema; length: number }>();
  readonly #hasNotes: boolean;

  constructor(hasNotes: boolean) {
    this.#hasNotes = hasNotes;
  }

  /** The copy, and its length as JSON. */
  of(schema: Schema): { schema: Schema; length: number } {
    if (typeof schema !== 'object') return { schema, length: String(schema).length };
    return getOrInsert(this.#known, schema, () => {
      const short = withNotes(schema, this.#hasNotes);
      return { schema: short, length: JSON.stringify(short).length };
    });
  }
}

/** Names of the schemas that a value refers to. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(references);
  return Object.entries(value as Record<string, Schema>).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [schemaName(inner)] : references(inner),
  );
}

/** Keys whose values are sent to the API or are not read by the form. */
const values = /^(?:examples?|default|const|enum|value|text|x-.*)$/;

/** Keys of objects whose own keys are names that the author chose. */
const maps = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'encoding',
  'headers',
  'mapping',
]);

/** The only extension that the form reads. */
const readExtension = 'x-known-fields';

/**
 * A copy with the start of each description, as a note in the form. The page lists the same fields with their whole
 * descriptions, which would be most of the model. Extensions and the titles of properties are left out: the form shows
 * neither.
 */
function withNotes<T>(part: T, hasNotes = true): T {
  return shortened(part, hasNotes, '') as T;
}

/** `around`: the key of `part`. */
function shortened(part: unknown, hasNotes: boolean, around: string): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each: unknown) => shortened(each, hasNotes, ''));
  if (maps.has(around)) {
    const named = Object.entries(part).map(([name, value]) => [name, shortened(value, hasNotes, `${around}.`)]);
    return Object.fromEntries(named) as unknown;
  }
  const entries = Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (key.startsWith('x-') && key !== readExtension) return [];
    if (key === 'title' && around === 'properties.') return [];
    if (key === 'description' && typeof value === 'string') return hasNotes ? [[key, note(value)]] : [];
    return [[key, values.test(key) ? value : shortened(value, hasNotes, key)]];
  });
  return Object.fromEntries(entries) as unknown;
}

const noted = new ShortSchemas(true);
const bare = new ShortSchemas(false);
