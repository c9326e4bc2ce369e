/**
 * Replaces the keywords of Swagger 2.0 and OpenAPI 3.0 by the keywords of JSON Schema 2020-12, as OpenAPI 3.1 has them.
 */
import { numberOf } from '../../../../playground/model/values/exact-json.js';
import type { Schema } from '../../../../playground/model/operation.js';

type Keywords = Record<string, unknown>;

/** Changes `schema`, whose parts are upgraded already. Returns it, or a schema that contains it. */
export function upgradeSchema(schema: Keywords): Schema {
  upgradeLimits(schema, 'minimum', 'exclusiveMinimum');
  upgradeLimits(schema, 'maximum', 'exclusiveMaximum');
  upgradeExamples(schema);
  upgradeRequired(schema);
  if (schema['type'] === 'file') Object.assign(schema, { type: 'string', format: 'binary' });
  if (Array.isArray(schema['items'])) {
    schema['prefixItems'] = schema['items'];
    delete schema['items'];
    if ('additionalItems' in schema) schema['items'] = schema['additionalItems'];
  }
  delete schema['additionalItems'];
  return upgradeNullable(schema);
}

/** `exclusiveMinimum: true` becomes a number. */
function upgradeLimits(schema: Keywords, limit: string, exclusive: string): void {
  const value = schema[exclusive];
  if (typeof value !== 'boolean') return;
  delete schema[exclusive];
  if (!value || numberOf(schema[limit]) === undefined) return;
  schema[exclusive] = schema[limit];
  delete schema[limit];
}

function upgradeExamples(schema: Keywords): void {
  const { example, examples } = schema;
  if (examples !== undefined && !Array.isArray(examples)) delete schema['examples'];
  if (!('example' in schema)) return;
  delete schema['example'];
  schema['examples'] = [...new Set([example, ...(Array.isArray(examples) ? (examples as unknown[]) : [])])];
}

/** `required: true` of a property is how JSON Schema draft 3 has it; many tools still read it. */
function upgradeRequired(schema: Keywords): void {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  const required = new Set(Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : []);
  const before = required.size;
  for (const [name, property] of Object.entries(properties)) {
    if (typeof property !== 'object' || typeof property['required'] !== 'boolean') continue;
    if (property['required']) required.add(name);
    delete (property as Keywords)['required'];
  }
  if (required.size > before) schema['required'] = [...required];
}

const nullType = { type: 'null' };

/** `nullable` becomes the type `null`. */
function upgradeNullable(schema: Keywords): Schema {
  const isNullable = schema['nullable'] === true || schema['x-nullable'] === true;
  delete schema['nullable'];
  delete schema['x-nullable'];
  if (!isNullable) return schema;
  const { type, anyOf, oneOf } = schema;
  if (typeof type === 'string' || Array.isArray(type)) {
    schema['type'] = [...new Set([type, 'null'].flat())];
    const values = schema['enum'];
    if (Array.isArray(values) && !values.includes(null)) schema['enum'] = [...(values as unknown[]), null];
    return schema;
  }
  if (Array.isArray(anyOf)) schema['anyOf'] = [...(anyOf as unknown[]), nullType];
  else if (Array.isArray(oneOf)) schema['oneOf'] = [...(oneOf as unknown[]), nullType];
  else if (schema['$ref'] !== undefined || schema['allOf'] !== undefined) return orNull(schema);
  return schema;
}

/** Keywords that describe a value as a whole stay outside. */
function orNull({ title, description, deprecated, readOnly, writeOnly, examples, ...rest }: Keywords): Schema {
  const outer = { title, description, deprecated, readOnly, writeOnly, examples, default: rest['default'] };
  delete rest['default'];
  return {
    ...Object.fromEntries(Object.entries(outer).filter(([, value]) => value !== undefined)),
    anyOf: [rest, nullType],
  };
}
