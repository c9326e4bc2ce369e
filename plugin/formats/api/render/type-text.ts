/** The type of a schema in one line: `string<date-time>`, `User[]`, `enum<string> | null`. */
import { numberOf } from '../../../../playground/model/values/exact-json.js';
import { alternativesOf, controlKind, isNullable, typesOf } from '../../../../playground/model/values/control-kind.js';
import {
  resolveSchema,
  schemaName,
  type SchemaObject,
  type Schemas,
} from '../../../../playground/model/values/resolve-schema.js';
import type { Schema } from '../../../../playground/model/operation.js';
import { outlineKey } from '../page-schemas.js';
import { addsKeywords } from '../schema/adding-keywords.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';

/** More levels of arrays than this are cut. */
const maxArrayLevels = 6;

export function typeText(schema: Schema | undefined, schemas: Schemas): string {
  return textOf(schema, { schemas, depth: 0, unions: new Set() });
}

interface TypeContext {
  schemas: Schemas;
  depth: number;
  /** Names of the unions that the text has already. */
  unions: Set<string>;
}

function textOf(schema: Schema | undefined, context: TypeContext): string {
  if (schema === false) return 'never';
  const resolved = resolveSchema(schema, context.schemas);
  const base = baseType(schema, resolved, context);
  const mayBeNull = isNullable(resolved) || hasNullOption(resolved);
  return mayBeNull && !/(?:^|\| )null$/.test(base) ? `${base} | null` : base;
}

/** `anyOf` with `type: 'null'`, as many generators write it. */
function hasNullOption({ oneOf, anyOf }: SchemaObject): boolean {
  const options = (oneOf ?? anyOf) as Schema[] | undefined;
  return Array.isArray(options) && options.some((each) => typeof each === 'object' && each.type === 'null');
}

function baseType(schema: Schema | undefined, resolved: SchemaObject, context: TypeContext): string {
  const { depth } = context;
  const [type] = typesOf(resolved);
  if (depth > maxArrayLevels) return type ?? 'any';
  const alternatives = alternativesOf(resolved);
  if (isEnumOfConstants(alternatives))
    return enumType(
      alternatives.map((each) => (each as SchemaObject)['const']),
      type && scalar(resolved, type),
    );
  if (alternatives.some((each) => each !== resolved)) return union(schema, alternatives, context);
  if (Array.isArray(resolved.enum)) return enumType(resolved.enum, type && scalar(resolved, type));
  if (isList(resolved, type)) return list(resolved, context);
  if (isObject(resolved)) return objectName(schema, resolved, depth);
  return isLinkedChoice(resolved) ? (nameOf(schema) ?? 'any') : scalar(resolved, type);
}

function enumType(values: readonly unknown[], type: string | undefined): string {
  return `enum<${type ?? [...new Set(values.map(typeOfValue))].join(' | ')}>`;
}

function union(schema: Schema | undefined, alternatives: readonly Schema[], context: TypeContext): string {
  const { unions, depth } = context;
  const name = refName(schema);
  if (name !== undefined) unions.add(name);
  const types = alternatives
    // A union that refers back to one around it adds no types to it.
    .filter((each) => !unions.has(refName(each) ?? ''))
    .map((each) => textOf(each, { ...context, depth: depth + 1 }));
  const names = [...new Set(types)];
  if (names.length === 0) return 'any';
  return names.length > 4 ? `${names.slice(0, 3).join(' | ')} | …` : names.join(' | ');
}

/** Texts of the items of lists, by level: a union of lists of unions would otherwise be read again for each list. */
const itemTexts = new WeakMap<Schemas, WeakMap<object, string[]>>();

function isList({ items, prefixItems }: SchemaObject, type: string | undefined): boolean {
  return type === 'array' || (type === undefined && (items !== undefined || prefixItems !== undefined));
}

function list({ items, prefixItems }: SchemaObject, { schemas, depth }: TypeContext): string {
  if (Array.isArray(prefixItems)) {
    const types = (prefixItems as Schema[]).map((item) =>
      textOf(item, { schemas, depth: depth + 1, unions: new Set() }),
    );
    return `[${types.join(', ')}${items === false ? '' : ', …'}]`;
  }
  const item = typeof items === 'object' ? itemText(items, schemas, depth + 1) : 'any';
  return item.includes(' ') ? `(${item})[]` : `${item}[]`;
}

function itemText(items: object & Schema, schemas: Schemas, depth: number): string {
  const ofSchemas = getOrInsert(itemTexts, schemas, () => new WeakMap());
  const texts = getOrInsert(ofSchemas, items, () => []);
  return (texts[depth] ??= textOf(items, { schemas, depth, unions: new Set() }));
}

function scalar(schema: SchemaObject, type: string | undefined): string {
  if (type === undefined && isOnlyNull(schema)) return 'null';
  if (controlKind(schema) === 'file') return 'file';
  const { format } = schema;
  return typeof format === 'string' ? `${type ?? 'any'}<${format}>` : (type ?? 'any');
}

function isObject(schema: SchemaObject): boolean {
  return typesOf(schema)[0] === 'object' || schema.properties !== undefined;
}

/** Whether the options are on another page. */
function isLinkedChoice(schema: SchemaObject): boolean {
  return typesOf(schema).length === 0 && schema[outlineKey] === true;
}

/** In a union or an array, a name is more helpful than `object`. A field has both. */
function objectName(schema: Schema | undefined, resolved: SchemaObject, depth: number): string {
  const { title } = resolved;
  const name = refName(schema) ?? (typeof title === 'string' && depth > 0 ? title : undefined);
  if (name === undefined || name.length > 40) return depth === 0 ? scalar(resolved, 'object') : 'object';
  return depth === 0 ? `object<${name}>` : name;
}

/** The name that a schema refers to. */
export function refName(schema: Schema | undefined): string | undefined {
  if (typeof schema !== 'object' || typeof schema['$ref'] !== 'string') return undefined;
  return schemaName(schema['$ref']);
}

/** The name of the schema that a schema refers to, also if it has notes of its own or may be `null`. */
export function nameOf(schema: Schema | undefined): string | undefined {
  const name = refName(schema);
  if (name !== undefined || typeof schema !== 'object' || addsKeywords(schema)) return name;
  const { allOf, oneOf, anyOf } = schema;
  const lists = [allOf, oneOf, anyOf].filter((each) => each !== undefined);
  const [only, ...others] = lists.length === 1 && Array.isArray(lists[0]) ? alternativesOf({ oneOf: lists[0] }) : [];
  return others.length === 0 ? refName(only) : undefined;
}

/** Whether each option is a single value: an enum whose values have descriptions. */
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
  const number = numberOf(value);
  if (number === undefined) return typeof value;
  return Number.isInteger(number) ? 'integer' : 'number';
}
