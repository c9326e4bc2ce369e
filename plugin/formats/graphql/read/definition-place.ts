/** The position of a type's or a root field's definition in the author's files. */
import { OperationTypeNode, type ASTNode, type GraphQLSchema } from 'graphql';
import { placeOf, type TextRange } from '../../api/files/locate.js';
import type { Place } from '../../api/files/places.js';

/** `id`: kind and name, such as `query/user`. `undefined` in an introspection result, which has no lines. */
export function definitionPlace(schema: GraphQLSchema, id: string): Place | undefined {
  const [kind, name = ''] = id.split('/');
  const operation = Object.values(OperationTypeNode).find((each) => each === kind);
  const definition = operation ? schema.getRootType(operation)?.getFields()[name] : schema.getType(name);
  return nodePlace(definition?.astNode ?? undefined);
}

/** The position of the name of a definition; `undefined` in an introspection result. */
export function nodePlace(node: ASTNode | undefined): Place | undefined {
  const location = node && 'name' in node ? node.name?.loc : undefined;
  if (!location) return undefined;
  const { source, start, end } = location;
  return schemaPlace({ name: source.name, text: source.body }, { offset: start, length: end - start });
}

/** File, line, column and frame of a range in a file of a schema. */
export function schemaPlace(file: Parameters<typeof placeOf>[0], range: TextRange): ReturnType<typeof placeOf> {
  return placeOf(file, range, /^(?!https?:).*\.(?:json|ya?ml|graphqls?|gql|sdl)$/i.test(file.name));
}
