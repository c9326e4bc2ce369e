/** Input types as JSON Schema, for the form that sends requests. */
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';
import { schemaReference } from '../../../../playground/model/values/resolve-schema.js';
import type { Schema } from '../../../../playground/model/operation.js';
import { present } from '../../api/read/values.js';

/** Scalars of GraphQL, and scalars that many schemas define. Any other scalar accepts any value. */
const scalars: Readonly<Record<string, Schema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  Email: { type: 'string', format: 'email' },
  URI: { type: 'string', format: 'uri' },
  URL: { type: 'string', format: 'uri' },
  UUID: { type: 'string', format: 'uuid' },
};

/** The variables of the arguments as an object; `schemas` receives the input types that they name. */
export function variablesSchema(args: readonly GraphQLArgument[], schemas: Map<string, Schema>): Schema {
  return present({
    type: 'object',
    properties: Object.fromEntries(args.map((argument) => [argument.name, inputSchema(argument, schemas)])),
    required: args.filter(isRequiredArgument).map(({ name }) => name),
  });
}

function inputSchema(input: GraphQLArgument | GraphQLInputField, schemas: Map<string, Schema>): Schema {
  const schema = typeSchema(input.type, schemas);
  const more = present({ description: input.description ?? undefined, default: input.defaultValue });
  return typeof schema === 'object' ? { ...schema, ...more } : schema;
}

function typeSchema(type: GraphQLInputType, schemas: Map<string, Schema>): Schema {
  if (isNonNullType(type)) return typeSchema(type.ofType, schemas);
  if (isListType(type)) return { type: 'array', items: typeSchema(type.ofType, schemas) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (!isInputObjectType(type)) return scalarSchema(type);
  addObject(type, schemas);
  return { $ref: schemaReference(type.name) };
}

/** The JSON Schema of a scalar. */
export function scalarSchema({ name }: GraphQLNamedType): Schema {
  return Object.hasOwn(scalars, name) ? scalars[name]! : {};
}

function addObject(type: GraphQLNamedType, schemas: Map<string, Schema>): void {
  if (schemas.has(type.name) || !isInputObjectType(type)) return;
  // Input types may contain themselves.
  schemas.set(type.name, {});
  const fields = Object.values(type.getFields());
  schemas.set(type.name, {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, inputSchema(field, schemas)])),
    required: fields.filter(isRequiredInputField).map(({ name }) => name),
  });
}
