/** The schema of a field with everything that its author wrote. */
import { isRecord } from '../../../core/text/is-record.js';
import { typesOf } from '../../../../playground/model/values/control-kind.js';
import type { SchemaObject } from '../../../../playground/model/values/resolve-schema.js';
import { ownValue } from '../../../core/text/own-value.js';
import type { WrittenField } from './read-fields.js';
import { schemaOfType } from './schema-of-type.js';

/** An object with these fields. */
export function objectSchema(fields: readonly WrittenField[]): SchemaObject {
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    ...(required.length > 0 && { required }),
  };
}

/** The schema of its value. A parameter of a type that is not known is a string. */
export function fieldSchema(field: WrittenField): SchemaObject {
  const schema = filled(typeOf(field), field);
  const { description, isDeprecated } = field;
  const fallback = valueOf(field.default, schema);
  const example = valueOf(field.example, schema);
  return {
    ...schema,
    ...(description !== undefined && { description }),
    ...(isDeprecated && { deprecated: true }),
    ...(fallback !== undefined && { default: fallback }),
    ...(example !== undefined && { examples: [example] }),
  };
}

const parameterLocations = new Set(['path', 'query', 'header', 'cookie']);

function typeOf({ type, location, fields }: WrittenField): SchemaObject {
  const schema = type === '' ? {} : schemaOfType(type);
  const isUnknown = Object.keys(schema).length === 0 && fields.length === 0;
  return isUnknown && (type === '' || parameterLocations.has(location)) ? { type: 'string' } : schema;
}

/** With the nested fields, or the values that the text lists; values of a list belong to its items. */
function filled(schema: SchemaObject, field: WrittenField): SchemaObject {
  const [type] = typesOf(schema);
  if (type === 'array') return { ...schema, ...itemsOf(schema, field) };
  if (field.fields.length > 0 && (type === undefined || type === 'object'))
    return { ...objectSchema(field.fields), ...(Array.isArray(schema.type) && { type: schema.type }) };
  if (field.values.length === 0 || !/\benum\b/i.test(field.type)) return schema;
  const values = field.values.flatMap((value) => valueOf(value, schema) ?? []);
  return values.length > 0 ? { ...schema, enum: values } : schema;
}

function itemsOf({ items }: SchemaObject, field: WrittenField): SchemaObject {
  const schema = filled(typeof items === 'object' ? (items as SchemaObject) : {}, field);
  return Object.keys(schema).length > 0 ? { items: schema } : {};
}

/** A default or example as data; `undefined` if it is none of the type. */
function valueOf(text: string | undefined, schema: SchemaObject): unknown {
  if (text === undefined || /^(?:null|none|undefined|nil|)$/i.test(text)) return undefined;
  const types = typesOf(schema);
  const data = parsed(text);
  const isText = types.length === 0 || types.includes('string');
  if (isText && (types.length > 0 || data === undefined)) return typeof data === 'string' ? data : text;
  return types.length === 0 || types.some((type) => hasType(data, type)) ? data : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Python writes booleans like this.
    return ownValue({ True: true, False: false }, text);
  }
}

function hasType(data: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(data);
  if (type === 'integer') return Number.isInteger(data);
  if (type === 'object') return isRecord(data);
  return typeof data === type;
}
