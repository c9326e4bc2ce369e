/** The keys of GraphQL in the settings and in front matter. */
import { documents } from '../../config/schema/api.js';
import { optionalText } from '../../config/schema/optional.js';
import type { SettingsPart } from '../../config/schema/part.js';

const example = '/schema.graphql';

/** One schema or several. */
const schema = documents(
  'a GraphQL schema',
  example,
  {
    directory: optionalText({
      description: 'Folder of the generated pages.',
      default: 'graphql-reference',
      refers: 'folder',
    }),
    endpoint: optionalText({
      description: 'URL of the API. With it, readers can send requests from pages of queries and mutations.',
      examples: ['https://api.example.com/graphql'],
    }),
  },
  {
    id: 'GraphqlSchema',
    scope: 'graphqlSchema',
    description: 'GraphQL schema: path, URL, a list of them, or source, target folder and endpoint.',
    refers: 'specification',
  },
  ': a file in SDL, a folder of such files, or an introspection result',
);

const shown = 'Part of a GraphQL schema that the page shows: `QUERY user`, or `schema.graphql TYPE User`.';
const inside = 'GraphQL schema of the queries, mutations and types inside.';

export const settings = {
  navigation: { graphql: schema.optional().meta({ description: inside, examples: [example] }) },
  frontMatter: { graphql: optionalText({ description: shown }) },
  format: { name: 'graphql', isAlwaysListed: true },
} satisfies SettingsPart;
