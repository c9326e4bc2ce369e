/** Additions and deprecations, which the library does not report: clients keep working. */
import { isInputObjectType, isSpecifiedScalarType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';

/** A text for each. */
export function additions(before: GraphQLSchema, after: GraphQLSchema): string[] {
  return Object.values(after.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) return [];
    const earlier = before.getType(type.name);
    return earlier ? memberChanges(earlier, type) : [`${type.name} was added.`];
  });
}

function memberChanges(before: GraphQLNamedType, after: GraphQLNamedType): string[] {
  const earlier = membersOf(before);
  return [...membersOf(after)].flatMap(([name, isDeprecated]) => {
    const wasDeprecated = earlier.get(name);
    // The library reports new fields of inputs, and new values of enums.
    if (wasDeprecated === undefined)
      return isInputObjectType(after) || 'getValues' in after ? [] : [`${after.name}.${name} was added.`];
    return isDeprecated && !wasDeprecated ? [`${after.name}.${name} is now deprecated.`] : [];
  });
}

/** Whether each field or value is deprecated. */
function membersOf(type: GraphQLNamedType): Map<string, boolean> {
  const members = 'getFields' in type ? Object.values(type.getFields()) : 'getValues' in type ? type.getValues() : [];
  return new Map(
    members.map(({ name, deprecationReason }) => [name, deprecationReason !== undefined && deprecationReason !== null]),
  );
}
