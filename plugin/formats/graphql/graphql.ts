/** GraphQL schemas: SDL, and introspection results. */
import type { ApiFormat, ApiQuery } from '../api/api-format.js';

/** A field of a root type, or a type. */
export interface EntryQuery extends ApiQuery {
  kind: 'query' | 'mutation' | 'subscription' | 'type';
}

export const graphql = {
  name: 'graphql',
  document: 'a GraphQL schema',
  keys: ['graphql'],
  files: /\.(?:graphqls?|gql)$/i,
  folder: 'graphql-reference',
  ownsFolder: true,
  parse(text) {
    const match = /^(?:(\S.*)\s+)?(query|mutation|subscription|type)\s+(\w+)$/i.exec(text.trim());
    if (!match)
      return {
        message: `\`graphql: ${text}\` names no part of a schema, so only the text of the page is shown.`,
        hint: 'Write, for example, graphql: QUERY user or graphql: schema.graphql TYPE User',
      };
    const [, source, verb = '', name = ''] = match;
    const kind = verb.toLowerCase() as EntryQuery['kind'];
    const query = { kind, name, text: `the ${kind} "${name}"`, hint: 'Check the kind and the name.' };
    return source === undefined ? query : { ...query, source };
  },
  loadSettings: async () => (await import('./settings.js')).settings,
  loadReader: async () => (await import('./reader.js')).reader,
  loadComparison: async () => (await import('./changes/comparison.js')).comparison,
  loadRenderer: async () => (await import('./render/graphql-content.js')).renderer,
} satisfies ApiFormat<EntryQuery>;
