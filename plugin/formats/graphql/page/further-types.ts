/** The types that a request can contain, beside those that the page of its field names. */
import { getNamedType, isEnumType, isInputObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';

/** Names of the inputs and enums inside of the types with `names`, the nearest ones first. */
export function furtherTypes(schema: GraphQLSchema, names: readonly string[]): string[] {
  const given = new Set(names);
  const all = new Set(names);
  // A set that grows is iterated to its end.
  for (const name of all)
    for (const type of fieldTypes(schema.getType(name)))
      if (isInputObjectType(type) || isEnumType(type)) all.add(type.name);
  return [...all].filter((name) => !given.has(name));
}

function fieldTypes(type: GraphQLNamedType | undefined): GraphQLNamedType[] {
  return isInputObjectType(type) ? Object.values(type.getFields()).map((field) => getNamedType(field.type)) : [];
}
