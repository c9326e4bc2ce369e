/** Reads GraphQL schemas, and finds their parts. */
import type { ApiReader } from '../api/api-format.js';
import type { EntryQuery } from './graphql.js';
import { readGraphqlApi } from './read/read-graphql-api.js';
import { inGroups, isField, schemaEntry } from './schema-entry.js';
import type { GraphqlApi, GraphqlEntry, GraphqlPage } from './types.js';

export const reader: ApiReader<GraphqlApi, EntryQuery, GraphqlPage> = {
  terms: {
    code: 'graphql-missing',
    document: 'GraphQL schema',
    part: 'field or type',
    add: 'Add the schema to the docs folder, or name it in the front matter: graphql: schema.graphql QUERY user',
    addForEntry: 'Write the path of the schema in front of the kind.',
    hint: 'Use the kind and the name of a part of the schema.',
  },
  read: ({ source }, options) => readGraphqlApi(source, options),
  entries: ({ entries, paths }, source) => inGroups(entries).map((entry) => schemaEntry(entry, source, paths)),
  find({ entries, paths }, query, source) {
    const entry = entries.find((each) => isNamed(each, query));
    return entry && schemaEntry(entry, source, paths);
  },
  names: ({ entries }) => entries.map(({ name }) => name),
  model: (api, reference) => api.page(reference),
  placeOf: (api, { id }) => api.placeOf(id),
};

function isNamed(entry: GraphqlEntry, { kind, name }: EntryQuery): boolean {
  return entry.name === name && (kind === 'type' ? !isField(entry) : entry.kind === kind);
}
