/** Definitions in SDL, without descriptions: the page has the descriptions already. */
import { parse, print, printType, visit, type GraphQLField, type GraphQLNamedType } from 'graphql';

/** The definition of a type. */
export function definitionText(type: GraphQLNamedType): string {
  return withoutDescriptions(printType(type));
}

/** A field with its arguments: `user(id: ID!): User`. */
export function fieldDefinition({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const inputs = args.map((argument) => `${argument.name}: ${String(argument.type)}`);
  const isShort = inputs.join(', ').length < 60;
  const list = isShort ? inputs.join(', ') : `\n  ${inputs.join('\n  ')}\n`;
  return `${name}${inputs.length > 0 ? `(${list})` : ''}: ${String(type)}`;
}

function withoutDescriptions(definition: string): string {
  const document = parse(definition, { noLocation: true });
  return print(
    visit(document, { enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined) }),
  );
}
