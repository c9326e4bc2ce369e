/** Queries, mutations and subscriptions of GraphQL. */
import { readFileSync } from 'node:fs';
import {
  buildASTSchema,
  buildClientSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  parse,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  type IntrospectionQuery,
} from 'graphql';
import { nearTo, Walk, type Operation } from './facts.js';
import { Files } from './files.js';

/** A field, an argument or a value of an enum. */
interface Member {
  name: string;
  type?: GraphQLType;
  description?: string | null;
  deprecationReason?: string | null;
  defaultValue?: unknown;
  args?: readonly Member[];
}

export function graphqlOperations(sources: readonly string[]): Operation[] {
  const schema = readSchema(sources);
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  return Object.entries(roots).flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({
      name: `${kind} ${field.name}`,
      pointer: `${sources[0]}#${root!.name}.${field.name}`,
      isPage: ({ title }) => title === field.name,
      facts: () => new FieldFacts(sources[0]!).read(`${root!.name}.${field.name}`, field),
    })),
  );
}

function readSchema(sources: readonly string[]): GraphQLSchema {
  const texts = sources.map((file) => readFileSync(file, 'utf8'));
  if (!sources[0]!.endsWith('.json')) return buildASTSchema(parse(texts.join('\n')), { assumeValidSDL: true });
  const read = JSON.parse(texts[0]!) as IntrospectionQuery & { data?: IntrospectionQuery };
  return buildClientSchema(read.data ?? read);
}

/** Facts of a field, of all that it takes, and of the fields of the type that it returns. */
class FieldFacts {
  readonly #walk: Walk;
  readonly #source: string;
  readonly #known = new Set<string>();

  constructor(source: string) {
    this.#source = source;
    this.#walk = new Walk(new Files(source), false);
  }

  read(pointer: string, field: GraphQLField<unknown, unknown>): Walk['facts'] {
    this.#member('operation', pointer, field);
    for (const arg of field.args) this.#type(pointer, getNamedType(arg.type));
    this.#type(pointer, getNamedType(field.type));
    return this.#walk.facts;
  }

  #member(
    kind: string,
    pointer: string,
    { name, type, description, deprecationReason, defaultValue, args }: Member,
  ): void {
    // The type of the operation is in its definition, which is a code block.
    const near = kind === 'operation' ? undefined : nearTo(name);
    const add = (kind: string, texts: string[], isText = false): void =>
      this.#walk.add(kind, { value: '', file: this.#source, pointer }, [texts], isText ? undefined : near, isText);
    add(kind, [name]);
    if (type) add('type', [String(type)]);
    if (description) add(`${kind} description`, [description], true);
    if (deprecationReason) add('deprecated', [deprecationReason], true);
    if (typeof defaultValue === 'string' || typeof defaultValue === 'number') add('default', [String(defaultValue)]);
    for (const arg of args ?? []) this.#member('argument', `${pointer}(${arg.name})`, arg);
  }

  /** Types that fields return are read for the field of the page only. */
  #type(from: string, type: GraphQLNamedType): void {
    if (this.#known.has(type.name)) return;
    this.#known.add(type.name);
    if (isEnumType(type))
      for (const each of type.getValues()) this.#member('enum value', `${type.name}.${each.name}`, each);
    if (isUnionType(type))
      for (const each of type.getTypes())
        this.#member('possible type', `${type.name}|${each.name}`, { name: each.name });
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return;
    for (const each of Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields())) {
      this.#member('field', `${type.name}.${each.name}`, each);
      if (isInputObjectType(type) || isEnumType(getNamedType(each.type))) this.#type(from, getNamedType(each.type));
    }
  }
}
