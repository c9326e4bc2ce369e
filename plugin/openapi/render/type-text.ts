/** The type of a schema in one line: `string<date-time>`, `User[]`, `enum<string> | null`. */
import { alternativesOf, controlKind, isNullable, typesOf } from '../../../playground/form/control-kind.js';
import { resolveSchema, schemaName, type SchemaObject, type Schemas } from '../../../playground/form/resolve-schema.js';
import type { Schema } from '../../../playground/request/operation.js';

/** More levels of arrays than this are cut. */
const deepest = 6;

export function typeText(schema: Schema | undefined, schemas: Schemas, depth = 0): string {
  const resolved = resolveSchema(schema, schemas);
  const base = baseType(schema, resolved, schemas, depth);
  const mayBeNull = isNullable(resolved) || hasNullOption(resolved);
  return mayBeNull && !/(?:^|\| )null$/.test(base) ? `${base} | null` : base;
}

/** `anyOf` with `type: 'null'`, as many generators write it. */
function hasNullOption({ oneOf, anyOf }: SchemaObject): boolean {
  const options = (oneOf ?? anyOf) as Schema[] | undefined;
  return Array.isArray(options) && options.some((each) => typeof each === 'object' && each.type === 'null');
}

function baseType(schema: Schema | undefined, resolved: SchemaObject, schemas: Schemas, depth: number): string {
  const [type] = typesOf(resolved);
  if (depth > deepest) return type ?? 'any';
  const alternatives = alternativesOf(resolved);
  if (isEnumOfConstants(alternatives))
    return enumType(
      alternatives.map((each) => (each as SchemaObject)['const']),
      type,
    );
  if (alternatives.some((each) => each !== resolved))
    return union(alternatives.map((each) => typeText(each, schemas, depth + 1)));
  if (Array.isArray(resolved.enum)) return enumType(resolved.enum, type);
  if (type === 'array' || (type === undefined && resolved.items !== undefined)) return list(resolved, schemas, depth);
  if (type === 'object' || resolved.properties) return objectName(schema, resolved['title'], depth);
  return scalar(resolved, type);
}

function enumType([first]: readonly unknown[], type: string | undefined): string {
  return `enum<${type ?? typeOfValue(first)}>`;
}

function union(types: readonly string[]): string {
  const names = [...new Set(types)];
  return names.length > 4 ? `${names.slice(0, 3).join(' | ')} | …` : names.join(' | ');
}

function list({ items }: SchemaObject, schemas: Schemas, depth: number): string {
  const item = items === undefined ? 'any' : typeText(items, schemas, depth + 1);
  return item.includes(' ') ? `(${item})[]` : `${item}[]`;
}

function scalar(schema: SchemaObject, type: string | undefined): string {
  if (type === undefined && isOnlyNull(schema)) return 'null';
  if (controlKind(schema) === 'file') return 'file';
  const { format } = schema;
  return typeof format === 'string' ? `${type ?? 'any'}<${format}>` : (type ?? 'any');
}

/** In a union or an array, a name says more than `object`. */
function objectName(schema: Schema | undefined, title: unknown, depth: number): string {
  if (depth === 0) return 'object';
  const name = refName(schema) ?? (typeof title === 'string' ? title : undefined);
  return name !== undefined && name.length <= 40 ? name : 'object';
}

/** The name that a schema refers to. */
export function refName(schema: Schema | undefined): string | undefined {
  if (typeof schema !== 'object' || typeof schema['$ref'] !== 'string') return undefined;
  return schemaName(schema['$ref']);
}

/** Whether each option is one value: an enum whose values are described. */
export function isEnumOfConstants(alternatives: readonly Schema[]): boolean {
  return (
    alternatives.length > 0 &&
    alternatives.every((each) => typeof each === 'object' && 'const' in each && !('$ref' in each))
  );
}

function isOnlyNull({ type }: SchemaObject): boolean {
  return [type].flat().every((each) => each === 'null') && type !== undefined;
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}
