/** The fields that readers are likely to select, so that the form can check a query without the whole schema. */
import { getNamedType, isLeafType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { KnownFields } from '../../../../playground/model/graphql/check-document.js';

/** Characters of the fields in one page. */
const maxText = 6_000;

/** The fields of the type of `field`, and of types inside of it, the nearest ones first. */
export function knownFields(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): KnownFields {
  const types: Record<string, string> = {};
  const open = new Set([getNamedType(field.type).name]);
  let size = 0;
  // A set that grows is iterated to its end: breadth first.
  for (const name of open) {
    const type = schema.getType(name);
    if (!type || isLeafType(type)) continue;
    const fields = 'getFields' in type ? (Object.values(type.getFields()) as GraphQLField<unknown, unknown>[]) : [];
    const named = fields.map(({ name: own, type: each }) => [own, getNamedType(each)] as const);
    const text = named.map(([own, each]) => (isLeafType(each) ? own : `${own}:${each.name}`)).join(' ');
    size += text.length + name.length;
    if (size > maxText) break;
    types[name] = text;
    for (const [, each] of named) open.add(each.name);
  }
  return { field: field.name, type: getNamedType(field.type).name, types };
}
