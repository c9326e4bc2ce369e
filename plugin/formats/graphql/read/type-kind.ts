/** The kind of a named type. */
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
} from 'graphql';
import type { GraphqlKind } from '../types.js';

/** The kind of a type; the types that are not part of the schema are scalars. */
export function kindOfType(type: GraphQLNamedType): GraphqlKind {
  if (isObjectType(type)) return 'object';
  if (isInputObjectType(type)) return 'input';
  if (isEnumType(type)) return 'enum';
  if (isUnionType(type)) return 'union';
  return isInterfaceType(type) ? 'interface' : 'scalar';
}
