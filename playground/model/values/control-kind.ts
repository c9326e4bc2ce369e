/** Chooses the control for a schema. */
import { withDiscriminator } from './discriminator.js';
import { mergeSchemas, resolveSchema, type SchemaObject, type Schemas } from './resolve-schema.js';
import type { Schema } from '../operation.js';

export type ControlKind = 'text' | 'number' | 'boolean' | 'enum' | 'array' | 'object' | 'choice' | 'file' | 'json';

/** A schema with its references followed, and without a choice of one, beside which its own notes count. */
export function controlSchema(schema: Schema | undefined, schemas: Schemas): SchemaObject {
  const resolved = resolveSchema(schema, schemas);
  const alternatives = alternativesOf(resolved);
  if (alternatives.length !== 1 || alternatives[0] === resolved) return resolved;
  const notes = Object.entries(resolved).filter(([key]) => noteKeywords.has(key));
  return { ...resolvedAlternative(resolved, alternatives[0]!, schemas), ...Object.fromEntries(notes) };
}

const noteKeywords = new Set(['title', 'description', 'deprecated', 'default', 'example', 'examples']);

/** The control for a schema of `controlSchema`. */
export function controlKind(schema: SchemaObject): ControlKind {
  if (Array.isArray(schema.enum) || 'const' in schema) return 'enum';
  if (alternativesOf(schema).length > 1) return 'choice';
  const type = typesOf(schema)[0] ?? impliedType(schema);
  if (type === 'string' || type === undefined) return isFile(schema) ? 'file' : type ? 'text' : 'json';
  return kinds[type] ?? 'json';
}

const kinds: Readonly<Record<string, ControlKind>> = {
  array: 'array',
  object: 'object',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

/** The type of a schema that does not name it. */
function impliedType({ items, properties }: SchemaObject): string | undefined {
  if (items !== undefined) return 'array';
  return properties === undefined ? undefined : 'object';
}

/** The types of a schema without `null`. */
export function typesOf({ type }: SchemaObject): readonly string[] {
  return (Array.isArray(type) ? (type as string[]) : typeof type === 'string' ? [type] : []).filter(
    (each) => each !== 'null',
  );
}

/** Whether the value may be `null`. */
export function isNullable({ type, nullable }: SchemaObject): boolean {
  return nullable === true || (Array.isArray(type) && type.includes('null'));
}

/** Bytes: `format: binary`, or a media type of the content without an encoding that makes text of it. */
function isFile({ format, contentMediaType, contentEncoding }: SchemaObject): boolean {
  return (
    format === 'binary' ||
    (typeof contentMediaType === 'string' && !/json|xml|text/.test(contentMediaType) && !contentEncoding)
  );
}

/** The options of `oneOf`, `anyOf` or a list of types; one option for a schema without a choice. */
export function alternativesOf(schema: SchemaObject): Schema[] {
  const listed = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
  if (Array.isArray(listed)) return listed.filter((each) => typeof each !== 'object' || each.type !== 'null');
  const types = typesOf(schema);
  if (types.length < 2) return [schema];
  const { oneOf: _, anyOf: __, ...rest } = schema;
  return types.map((type) => ({ ...rest, type }));
}

/** One alternative merged with the schema around it, and with its values of the discriminator. */
export function resolvedAlternative(schema: SchemaObject, alternative: Schema, schemas: Schemas): SchemaObject {
  const { oneOf: _, anyOf: __, discriminator: ___, type, ...rest } = schema;
  const around = Array.isArray(type) ? rest : { ...rest, ...(type !== undefined && { type }) };
  const resolved = mergeSchemas(around as SchemaObject, resolveSchema(alternative, schemas));
  return withDiscriminator(schema, alternative, resolved, (property) => resolveSchema(property, schemas));
}

/** A name for an alternative: its title, the name of its reference, its type. */
export function alternativeName(alternative: Schema, index: number): string {
  if (typeof alternative !== 'object') return String(index + 1);
  const { title, $ref, type, format } = alternative;
  if (typeof title === 'string') return title;
  if (typeof $ref === 'string') return $ref.split('/').at(-1)!;
  return typeof type === 'string' ? `${type}${typeof format === 'string' ? ` (${format})` : ''}` : String(index + 1);
}
