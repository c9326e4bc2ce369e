/** What the page of an operation or a schema shows: a part of its specification that is small enough for one page. */
import type { ChannelModel } from '../../../playground/channel/channel.js';
import type { OperationModel, Schema } from '../../../playground/request/operation.js';
import { resolveSchema, schemaName } from '../../../playground/form/values/resolve-schema.js';
import type { DocumentChannel } from '../asyncapi/types.js';
import type { GraphqlPage } from '../graphql/types.js';
import type { ApiReference } from '../../core/model/types.js';
import { present } from '../api/read/values.js';
import type { Specification, SpecificationOperation } from './types.js';
import { maxSchemas, maxSchemaText } from '../api/limits.js';

/** Plain data, so that page workers can receive it. */
export type PageModel =
  | { kind: 'operation'; operation: OperationModel; badges: readonly Badge[] }
  | { kind: 'schema'; name: string; schema: Schema; schemas: Readonly<Record<string, Schema>> }
  | { kind: 'channel'; channel: ChannelModel }
  | GraphqlPage;

/** A label beside the title of an operation (`x-badges`). */
export interface Badge {
  name: string;
  color?: string;
}

/** Whether a schema of a page is only an outline: what is in it is not on the page. */
export const outlineKey = 'x-octavo-outline';

/** The model of an operation or webhook. */
export function operationModel(specification: Specification, reference: ApiReference): PageModel | undefined {
  const found = operationsOf(specification).get(reference.id);
  if (!found) return undefined;
  const { schemas, ...operation } = found.model;
  return { kind: 'operation', operation: { ...operation, schemas: nearest(schemas) }, badges: badgesOf(found) };
}

const operationsById = new WeakMap<Specification, Map<string, SpecificationOperation>>();

function operationsOf(specification: Specification): Map<string, SpecificationOperation> {
  let operations = operationsById.get(specification);
  if (!operations) {
    operations = new Map(specification.operations.map((each) => [each.model.id, each]));
    operationsById.set(specification, operations);
  }
  return operations;
}

/** The model of a declared schema. */
export function schemaModel(specification: Specification, { name }: ApiReference): PageModel | undefined {
  const named = specification.schema(name);
  return named && { kind: 'schema', name, schema: named.schema, schemas: nearest(named.schemas) };
}

/** The model of a channel. */
export function channelPageModel({ model }: DocumentChannel): PageModel {
  const { schemas, ...connection } = model.connection;
  return { kind: 'channel', channel: { ...model, connection: { ...connection, schemas: nearest(schemas) } } };
}

/** The named schemas of a model. */
export function schemasOf(model: PageModel): Readonly<Record<string, Schema>> {
  if (model.kind === 'operation') return model.operation.schemas;
  if (model.kind === 'channel') return model.channel.connection.schemas;
  return model.kind === 'schema' ? model.schemas : {};
}

/** The model with other named schemas. */
export function withSchemas(model: PageModel, schemas: Readonly<Record<string, Schema>>): PageModel {
  if (model.kind === 'operation') return { ...model, operation: { ...model.operation, schemas } };
  if (model.kind === 'schema') return { ...model, schemas };
  if (model.kind !== 'channel') return model;
  const { channel } = model;
  return { ...model, channel: { ...channel, connection: { ...channel.connection, schemas } } };
}

function nearest(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const result: Record<string, Schema> = {};
  let size = 0;
  for (const [name, schema] of Object.entries(schemas).slice(0, maxSchemas)) {
    size += sizeOf(schema);
    if (size > maxSchemaText) break;
    result[name] = schema;
  }
  for (const schema of Object.values(result))
    for (const name of referencesOf(schema)) if (name in schemas) result[name] ??= outlineOf(schemas[name]!, schemas);
  return result;
}

const outlines = new WeakMap<object, Schema>();

/** The kind of a schema that is too far away for the page. */
function outlineOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  if (typeof schema !== 'object') return schema;
  let outline = outlines.get(schema);
  if (!outline) {
    const { type, properties, items, format, title } = resolveSchema(schema, schemas);
    const kind = type ?? (properties ? 'object' : items === undefined ? undefined : 'array');
    outline = present({
      type: kind,
      format,
      title,
      [outlineKey]: properties || items !== undefined ? true : undefined,
    });
    outlines.set(schema, outline);
  }
  return outline;
}

interface Measured {
  /** As JSON, in characters. */
  size: number;
  references: readonly string[];
}

const measured = new WeakMap<object, Measured>();

/** Many operations share a schema, so it is measured once. */
function measure(schema: Schema): Measured {
  if (typeof schema !== 'object') return { size: String(schema).length, references: [] };
  let found = measured.get(schema);
  if (!found) {
    const json = JSON.stringify(schema);
    const references = Array.from(json.matchAll(/"\$ref":"(#\/schemas\/[^"\\]*)"/g), ([, each]) => schemaName(each!));
    measured.set(schema, (found = { size: json.length, references }));
  }
  return found;
}

const sizeOf = (schema: Schema): number => measure(schema).size;

const referencesOf = (schema: Schema): readonly string[] => measure(schema).references;

function badgesOf({ extensions }: SpecificationOperation): Badge[] {
  const given = extensions['x-badges'];
  if (!Array.isArray(given)) return [];
  return (given as unknown[]).flatMap((badge) => {
    if (typeof badge === 'string') return [{ name: badge }];
    const { name, color } = (badge ?? {}) as Partial<Badge>;
    return typeof name === 'string' ? [{ name, ...(typeof color === 'string' && { color }) }] : [];
  });
}
