/** Reads a GraphQL schema: files, problems, and the entries with a page. Bad input is reported, never thrown. */
import { isSpecifiedScalarType, type GraphQLField, type GraphQLNamedType, type GraphQLSchema } from 'graphql';
import { loadedFacts, startLoading } from '../../api/files/load-root.js';
import type { ReadOptions } from '../../api/api-format.js';
import { buildSchema } from './build-schema.js';
import { definitionPlace } from './definition-place.js';
import { entryPage, UsedTypes } from '../page/entry-page.js';
import { entryPaths } from '../entry-paths.js';
import { isField } from '../schema-entry.js';
import { readSources } from './read-sources.js';
import { kindOfType } from './type-kind.js';
import type { GraphqlApi, GraphqlEntry, GraphqlKind } from '../types.js';
import { fileStart } from '../../../core/errors/errors.js';

/** Reads the schema at `source`: a file in SDL, a folder of such files, or an introspection result. */
export async function readGraphqlApi(source: string, options: ReadOptions): Promise<GraphqlApi> {
  const loading = startLoading(options);
  const { findings } = loading;
  const texts = await readSources(source, loading);
  const schema = texts && buildSchema(texts, findings);
  const entries = schema ? entriesOf(schema) : [];
  if (schema && !entries.some(isField))
    findings.addLocated('warning', {
      code: 'graphql-operations',
      message: `The GraphQL schema "${source}" has no queries, mutations or subscriptions.`,
      hint: 'Add a type named Query, or name the root types in `schema { query: … }`.',
      ...fileStart(''),
    });
  const paths = entryPaths(entries);
  const used = schema && new UsedTypes(schema, entries, paths);
  return {
    entries,
    paths,
    isEmpty: entries.length === 0,
    page: (reference) => (schema && used ? entryPage(schema, used, reference) : undefined),
    placeOf: (id) => schema && definitionPlace(schema, id),
    ...loadedFacts(loading, options.location),
  };
}

/** Fields of the root types, then the other types, in the order of the schema. */
function entriesOf(schema: GraphQLSchema): GraphqlEntry[] {
  const roots = new Map<GraphQLNamedType | null | undefined, GraphqlKind>([
    [schema.getQueryType(), 'query'],
    [schema.getMutationType(), 'mutation'],
    [schema.getSubscriptionType(), 'subscription'],
  ]);
  const fields = Array.from(roots, ([type, kind]) =>
    type && 'getFields' in type
      ? Object.values(type.getFields()).map((field) => entryOf(kind, field as GraphQLField<unknown, unknown>))
      : [],
  ).flat();
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type) && !roots.has(type),
  );
  return [...fields, ...types.map((type) => entryOf(kindOfType(type), type))];
}

function entryOf(kind: GraphqlKind, part: GraphQLField<unknown, unknown> | GraphQLNamedType): GraphqlEntry {
  const isDeprecated =
    'deprecationReason' in part && part.deprecationReason !== undefined && part.deprecationReason !== null;
  return {
    kind,
    name: part.name,
    ...(part.description && { description: part.description }),
    ...(isDeprecated && { deprecated: true }),
  };
}
