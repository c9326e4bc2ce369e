/** The request to a GraphQL endpoint as an operation, so that the form and the code samples of HTTP APIs serve it. */
import { isRequiredArgument, type GraphQLField } from 'graphql';
import { authoredValue } from '../../../../playground/model/values/sample-value.js';
import type { KnownFields } from '../../../../playground/model/graphql/check-document.js';
import type { OperationModel, Schema } from '../../../../playground/model/operation.js';
import { variablesSchema } from './input-schema.js';
import type { GraphqlEntry, GraphqlExample } from '../types.js';

/** The operation. Its body has the query and its variables. */
export function requestModel(
  { kind, name }: GraphqlEntry,
  { args }: GraphQLField<unknown, unknown>,
  { query }: GraphqlExample,
  endpoint: string,
  known: KnownFields,
): OperationModel {
  const schemas = new Map<string, Schema>();
  const body: Schema = {
    type: 'object',
    required: ['query'],
    properties: {
      query: { type: 'string', format: 'graphql', 'x-known-fields': known },
      ...(args.length > 0 && { variables: variablesSchema(args, schemas) }),
    },
  };
  const required = variablesSchema(args.filter(isRequiredArgument), schemas);
  const variables = authoredValue(required, Object.fromEntries(schemas));
  const value = args.length > 0 ? { query, variables } : { query };
  return {
    id: `${kind}-${name}`,
    kind: 'operation',
    method: 'POST',
    path: '',
    title: name,
    tags: [],
    servers: [{ url: endpoint }],
    parameters: [],
    body: {
      required: true,
      contents: [{ mediaType: 'application/json', schema: body, examples: [{ name: 'default', value }] }],
    },
    responses: [{ status: '200', headers: [], links: [], contents: [{ mediaType: 'application/json' }] }],
    security: [],
    schemes: {},
    schemas: Object.fromEntries(schemas),
    callbacks: [],
    codeSamples: [],
  };
}
