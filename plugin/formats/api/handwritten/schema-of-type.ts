/** The schema of a type as authors write it: `string[]`, `enum<string>`, `array of objects`, `'asc' | 'desc'`. */
import type { SchemaObject } from '../../../../playground/model/values/resolve-schema.js';

/** Longer texts, in characters, are not types. */
const maxTypeLength = 200;

/** `{}` for a type that is not known. */
export function schemaOfType(text: string): SchemaObject {
  if (text.length > maxTypeLength) return {};
  const parts = split(text.trim());
  const types = parts.filter((part) => !/^(?:null|none|nil|undefined)$/i.test(part));
  const isNullable = types.length < parts.length;
  if (types.length === 0) return {};
  const literals = types.map((type) => /^(["'])(.*)\1$/.exec(type)?.[2]);
  if (literals.every((literal) => literal !== undefined))
    return withNull({ type: 'string', enum: literals }, isNullable);
  return withNull(types.length === 1 ? single(types[0]!) : { anyOf: types.map(schemaOfType) }, isNullable);
}

function withNull(schema: SchemaObject, isNullable: boolean): SchemaObject {
  const { type, enum: values } = schema;
  if (!isNullable || typeof type !== 'string') return schema;
  return { ...schema, type: [type, 'null'], ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }) };
}

/** The options of a union. Text in brackets or quotes is not split. */
function split(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const [token] of text.matchAll(/"[^"]*"|'[^']*'|\s+or\s+|[^]/g)) {
    if ('<([{'.includes(token)) depth++;
    if ('>)]}'.includes(token)) depth--;
    if (depth === 0 && (token === '|' || token.trim() === 'or')) {
      parts.push(part);
      part = '';
    } else part += token;
  }
  return [...parts, part].map((each) => each.trim()).filter(Boolean);
}

/** Notations of a list; the group is the type of its items. */
const lists = [
  /^(.+)\[\]$/,
  /^\[\](.+)$/,
  /^(?:array|list|set|sequence|iterable)\s*[<[(]\s*(.+?)\s*[>\])]$/i,
  /^(?:array|list|set)\s+of\s+(.+)$/i,
];

function single(written: string): SchemaObject {
  const type = written.replace(/^\*+/, '').replace(/^\((.*)\)$/, '$1');
  if (type !== written) return schemaOfType(type);
  for (const list of lists) {
    const items = list.exec(type)?.[1];
    if (items !== undefined) return { type: 'array', items: schemaOfType(items) };
  }
  const enumerated = /^enum(?:\s*[<[(]\s*(.+?)\s*[>\])])?$/i.exec(type);
  if (enumerated) return schemaOfType(enumerated[1] ?? 'string');
  if (/^(?:record|map|dict)\s*[<[(]/i.test(type)) return { type: 'object' };
  return scalar(type);
}

function scalar(type: string): SchemaObject {
  const [, name = '', format] = /^([\w-]+)(?:\s*[<(]\s*([\w-]+)\s*[>)])?/.exec(type) ?? [];
  const schema = scalars.get(name.toLowerCase()) ?? scalars.get(name.toLowerCase().replace(/s$/, ''));
  if (!schema) return {};
  return format !== undefined && schema.type === 'string' ? { ...schema, format } : schema;
}

const string = { type: 'string' };
const integer = { type: 'integer' };
const number = { type: 'number' };
const boolean = { type: 'boolean' };
const object = { type: 'object' };
const array = { type: 'array' };
const file = { type: 'string', format: 'binary' };

const scalars = new Map<string, SchemaObject>([
  ...['string', 'str', 'text', 'char'].map((name) => [name, string] as const),
  ...['integer', 'int', 'int32', 'int64', 'long', 'uint', 'uint32', 'uint64'].map((name) => [name, integer] as const),
  ...['number', 'float', 'float32', 'float64', 'double', 'decimal'].map((name) => [name, number] as const),
  ...['boolean', 'bool'].map((name) => [name, boolean] as const),
  ...['object', 'dict', 'dictionary', 'map', 'json', 'record', 'hash'].map((name) => [name, object] as const),
  ...['array', 'list'].map((name) => [name, array] as const),
  ...['file', 'binary', 'blob'].map((name) => [name, file] as const),
  ...['date', 'date-time', 'time', 'uuid', 'email', 'uri', 'url'].map(
    (format) => [format, { type: 'string', format }] as const,
  ),
  ['datetime', { type: 'string', format: 'date-time' }],
]);
