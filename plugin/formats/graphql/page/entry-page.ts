/** Makes the content of the page of a type, or of a field of a root type. */
import {
  astFromValue,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationTypeNode,
} from 'graphql';
import { present } from '../../api/read/values.js';
import type { ApiReference } from '../../../core/model/types.js';
import { definitionText, fieldDefinition } from './definition-text.js';
import { entryKey } from '../entry-paths.js';
import { furtherTypes } from './further-types.js';
import { exampleOf } from './example-operation.js';
import { knownFields } from './known-fields.js';
import { requestModel } from './request-model.js';
import { kindOfType } from '../read/type-kind.js';
import type { GraphqlEntry, GraphqlMember, GraphqlPage } from '../types.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';

/** Maximum number of listed uses of a type. */
const maxUses = 40;

/** Maximum number of listed fields of a field's type. */
const maxMembers = 60;

/** The users of each type. Collected once, because every page of a type needs them. */
export class UsedTypes {
  readonly entries: ReadonlyMap<string, GraphqlEntry>;
  readonly paths: ReadonlyMap<string, string>;
  readonly #users = new Map<string, GraphqlEntry[]>();

  constructor(schema: GraphQLSchema, entries: readonly GraphqlEntry[], paths: ReadonlyMap<string, string>) {
    this.entries = new Map(entries.map((entry) => [entryKey(entry), entry]));
    this.paths = paths;
    for (const entry of entries)
      for (const name of new Set(namesOf(schema, entry))) {
        if (name !== entry.name) getOrInsert(this.#users, name, () => []).push(entry);
      }
  }

  usersOf(name: string): readonly GraphqlEntry[] {
    return (this.#users.get(name) ?? []).slice(0, maxUses);
  }
}

type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;

/** Names of the types that an entry names. */
function namesOf(schema: GraphQLSchema, entry: GraphqlEntry): string[] {
  const field = rootField(schema, entry);
  if (field) return [field, ...field.args].map(({ type }) => getNamedType(type).name);
  const type = schema.getType(entry.name);
  if (!type || !('getFields' in type)) return [];
  return Object.values(type.getFields()).flatMap((each: AnyField) =>
    [each, ...('args' in each ? each.args : [])].map((part) => getNamedType(part.type).name),
  );
}

function rootField(schema: GraphQLSchema, { kind, name }: GraphqlEntry): GraphQLField<unknown, unknown> | undefined {
  // There is none for the kinds of types.
  return schema.getRootType(kind as OperationTypeNode)?.getFields()[name];
}

/** The page of `reference`; `undefined` if the schema no longer has it. */
export function entryPage(
  schema: GraphQLSchema,
  used: UsedTypes,
  { id, directory, endpoint }: Pick<ApiReference, 'id' | 'directory' | 'endpoint'>,
): GraphqlPage | undefined {
  const entry = used.entries.get(id);
  if (!entry) return undefined;
  const field = rootField(schema, entry);
  const type = field ? undefined : schema.getType(entry.name);
  const content = field ? fieldPage(schema, entry, field, endpoint) : type && typePage(schema, used, entry, type);
  if (!content) return undefined;
  const page = { ...content, further: field ? furtherTypes(schema, namedTypes(content)) : [] };
  return { ...page, links: directory === undefined ? {} : linksOf(schema, page, used.paths, directory) };
}

const empty = { args: [], members: [], types: [], interfaces: [], usedBy: [], links: {}, schemas: {} };

function fieldPage(
  schema: GraphQLSchema,
  entry: GraphqlEntry,
  field: GraphQLField<unknown, unknown>,
  endpoint: string | undefined,
): GraphqlPage {
  const returned = getNamedType(field.type);
  const example = exampleOf(schema, entry, field);
  return present({
    ...empty,
    entry,
    deprecated: reasonOf(field),
    definition: fieldDefinition(field),
    args: field.args.map((argument) => ({ ...memberOf(argument), members: inputMembers(argument) })),
    returns: { name: field.name, type: String(field.type), members: membersOf(returned).slice(0, maxMembers) },
    example,
    operation:
      endpoint === undefined ? undefined : requestModel(entry, field, example, endpoint, knownFields(schema, field)),
  });
}

function typePage(schema: GraphQLSchema, used: UsedTypes, entry: GraphqlEntry, type: GraphQLNamedType): GraphqlPage {
  return present({
    ...empty,
    entry,
    definition: definitionText(type),
    members: membersOf(type),
    types: isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [],
    interfaces: isObjectType(type) || isInterfaceType(type) ? type.getInterfaces().map(({ name }) => name) : [],
    specifiedBy: (isScalarType(type) ? type.specifiedByURL : undefined) ?? undefined,
    usedBy: used.usersOf(type.name),
  });
}

/** Fields of a type, or values of an enum. */
function membersOf(type: GraphQLNamedType): GraphqlMember[] {
  if (isEnumType(type))
    return type.getValues().map((value) =>
      present({
        name: value.name,
        type: '',
        description: value.description ?? undefined,
        deprecated: reasonOf(value),
      }),
    );
  return 'getFields' in type ? Object.values(type.getFields()).map((field: AnyField) => memberOf(field)) : [];
}

function inputMembers({ type }: GraphQLArgument): GraphqlMember[] | undefined {
  const named = getNamedType(type);
  return isInputObjectType(named) || isEnumType(named) ? membersOf(named) : undefined;
}

function memberOf(field: AnyField): GraphqlMember {
  const args = 'args' in field ? field.args.map((argument) => memberOf(argument)) : [];
  return present({
    name: field.name,
    type: String(field.type),
    description: field.description ?? undefined,
    deprecated: reasonOf(field),
    default: defaultOf(field),
    args: args.length > 0 ? args : undefined,
  });
}

function defaultOf(field: AnyField): string | undefined {
  if (!('defaultValue' in field) || field.defaultValue === undefined) return undefined;
  const node = astFromValue(field.defaultValue, field.type);
  return node ? print(node) : undefined;
}

function reasonOf({ deprecationReason: reason }: { deprecationReason?: string | null }): string | undefined {
  return reason ?? undefined;
}

/** Routes of the types that the page names. */
function linksOf(
  schema: GraphQLSchema,
  page: GraphqlPage,
  paths: ReadonlyMap<string, string>,
  directory: string,
): Record<string, string> {
  const names = new Set([...namedTypes(page), ...(page.further ?? [])]);
  const types = [...names].flatMap((name) => {
    const type = schema.getType(name);
    if (!type || isSpecifiedScalarType(type)) return [];
    const path = paths.get(entryKey({ kind: kindOfType(type), name }));
    return path === undefined ? [] : [[name, `/${directory}/${path}`] as const];
  });
  const users = page.usedBy.map((entry) => [entryKey(entry), `/${directory}/${paths.get(entryKey(entry))}`] as const);
  return Object.fromEntries([...types, ...users]);
}

/** Names of the types on the page. */
function namedTypes({ types, interfaces, args, members, returns }: GraphqlPage): string[] {
  return [...types, ...interfaces, ...[...args, ...members, ...(returns ? [returns] : [])].flatMap(typeNames)];
}

function typeNames({ type, args = [], members = [] }: GraphqlMember): string[] {
  return [type.replace(/[[\]!]/g, ''), ...[...args, ...members].flatMap(typeNames)];
}
