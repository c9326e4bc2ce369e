/** An example of a request for a field of a root type: the query, its variables, and the response. */
import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { placeholderValue } from '../../../../playground/model/values/placeholders.js';
import { fullValue } from '../../../../playground/model/values/full-value.js';
import { madeText } from '../../../../playground/model/values/made-value.js';
import { exampleTexts } from '../../../../playground/model/values/usual-values.js';
import { scalarSchema, variablesSchema } from './input-schema.js';
import type { Schema } from '../../../../playground/model/operation.js';
import type { GraphqlEntry, GraphqlExample } from '../types.js';

/** Levels of objects that the example selects. Objects that only wrap a list do not count. */
const maxSelectedLevels = 2;

/** Maximum number of fields with a value in the outermost object, and in objects inside it. */
const maxLeaves = 6;
const maxInnerLeaves = 3;

/** Objects inside of each object. */
const maxObjects = 2;

/** Types of a union or an interface that the example selects. */
const maxTypes = 2;

/** Fields that are not specific to an API. */
const plumbing = /^(?:clientMutationId|pageInfo|cursor)$/;

/** The example with all arguments as variables; only the required ones have a value, or a placeholder. */
export function exampleOf(
  schema: GraphQLSchema,
  { kind, name }: GraphqlEntry,
  field: GraphQLField<unknown, unknown>,
): GraphqlExample {
  const args = field.args.filter(({ deprecationReason }) => !deprecationReason);
  const { selection, value } = select(schema, name, field.type, []);
  const title = name[0]!.toUpperCase() + name.slice(1);
  const declared = list(
    args.map((each) => `$${each.name}: ${String(each.type)}`),
    '',
  );
  const given = list(
    args.map((each) => `${each.name}: $${each.name}`),
    '  ',
  );
  const schemas = new Map<string, Schema>();
  const required = variablesSchema(args.filter(isRequiredArgument), schemas);
  return {
    query: `${kind} ${title}${declared} {\n  ${name}${given}${selection === '' ? '' : ` ${selection}`}\n}`,
    variables: placeholderValue(required, Object.fromEntries(schemas)) as GraphqlExample['variables'],
    response: { data: { [name]: value } },
  };
}

/** On one line if it is short. */
function list(parts: readonly string[], indent: string): string {
  if (parts.length === 0) return '';
  const line = parts.join(', ');
  return line.length <= 60 ? `(${line})` : `(\n${parts.map((part) => `${indent}  ${part}`).join('\n')}\n${indent})`;
}

interface Selected {
  /** In braces; empty for a value without fields. */
  selection: string;
  value: unknown;
}

/** The value of the field `name`. `around`: names of the types around it. */
function select(schema: GraphQLSchema, name: string, type: GraphQLOutputType, around: readonly string[]): Selected {
  if (isNonNullType(type)) return select(schema, name, type.ofType, around);
  if (isListType(type)) {
    const { selection, value } = select(schema, name, type.ofType, around);
    return { selection, value: value === undefined ? [] : [value] };
  }
  if (isLeafType(type)) return { selection: '', value: leafValue(type, name) };
  const inside = [...around, type.name];
  const { lines, value } = fieldsOf(schema, type, inside);
  // The name of the type comes first, as in the query.
  const ordered = isAbstractType(type) ? { __typename: '', ...value } : value;
  if (isAbstractType(type)) addTypes(schema, type, inside, lines, ordered);
  if (lines.length === 0) lines.push('__typename');
  const indent = '  '.repeat(inside.length + 1);
  return { selection: `{\n${lines.map((line) => `${indent}${line}`).join('\n')}\n${indent.slice(2)}}`, value: ordered };
}

function fieldsOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  around: readonly string[],
): { lines: string[]; value: Record<string, unknown> } {
  const lines: string[] = [];
  const value: Record<string, unknown> = {};
  const fields = selectableFields(type);
  const limit = around.length > 1 ? maxInnerLeaves : maxLeaves;
  const leaves = fields
    .filter((field) => isLeafType(getNamedType(field.type)))
    .toSorted((a, b) => rank(a.name) - rank(b.name))
    .slice(0, limit);
  const objects = fields.filter((field) => isNested(field, around)).slice(0, maxObjects);
  for (const field of [...leaves, ...objects]) {
    const selected = select(schema, field.name, field.type, around);
    lines.push(selected.selection === '' ? field.name : `${field.name} ${selected.selection}`);
    value[field.name] = selected.value;
  }
  return { lines, value };
}

/** The nodes of a connection are more helpful than its edges. */
function selectableFields(type: GraphQLNamedType): GraphQLField<unknown, unknown>[] {
  if (!('getFields' in type)) return [];
  const fields = Object.values(type.getFields()) as GraphQLField<unknown, unknown>[];
  const hasNodes = fields.some(({ name }) => name === 'nodes');
  return fields.filter((field) => isSelectable(field) && !(hasNodes && field.name === 'edges'));
}

function isSelectable({ name, args, deprecationReason }: GraphQLField<unknown, unknown>): boolean {
  return !plumbing.test(name) && !deprecationReason && !args.some(isRequiredArgument);
}

/** Objects are selected to a limited depth, and never inside of themselves. */
function isNested({ type }: GraphQLField<unknown, unknown>, around: readonly string[]): boolean {
  const named = getNamedType(type);
  const levels = around.filter((name) => !isWrapper(name)).length;
  // A list inside of an object of the example would make it long.
  if (isLeafType(named) || around.includes(named.name) || (levels > 0 && isWrapper(named.name))) return false;
  return levels < maxSelectedLevels && around.length < 2 * maxSelectedLevels;
}

/** Many schemas list fields by name: fields that identify an object come first. */
function rank(name: string): number {
  const at = ['id', 'name', 'title', 'login', 'key', 'slug', 'url'].indexOf(name);
  return at < 0 ? 7 : at;
}

function isWrapper(name: string): boolean {
  return /(?:Connection|Edge|Payload)$/.test(name);
}

/** Adds the fields that only some types of a union or an interface have. */
function addTypes(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  around: readonly string[],
  lines: string[],
  value: Record<string, unknown>,
): void {
  if (!isAbstractType(type)) return;
  const types = schema.getPossibleTypes(type).slice(0, maxTypes);
  const common = new Set(lines.map((line) => line.split(' ')[0]));
  const first = types[0];
  lines.unshift('__typename');
  if (first) Object.assign(value, { __typename: first.name });
  for (const each of types) {
    const leaves = leafNames(each).filter((name) => !common.has(name));
    if (leaves.length === 0) continue;
    const indent = '  '.repeat(around.length + 1);
    lines.push(`... on ${each.name} {\n${leaves.map((name) => `${indent}  ${name}`).join('\n')}\n${indent}}`);
    if (each === first)
      for (const name of leaves) value[name] = leafValue(getNamedType(each.getFields()[name]!.type), name);
  }
}

function leafNames(type: GraphQLNamedType): string[] {
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter((field) => isSelectable(field) && isLeafType(getNamedType(field.type)))
    .slice(0, maxLeaves - 2)
    .map(({ name }) => name);
}

/** The value of a field of this name. */
function leafValue(type: GraphQLNamedType, name: string): unknown {
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (type.name === 'ID') return '1';
  return (
    fullValue(scalarSchema(type), {}, 'response', name) ?? madeText({ format: type.name }, name, exampleTexts(name))
  );
}
