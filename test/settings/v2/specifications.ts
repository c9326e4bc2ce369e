/** Sections and groups that are filled from a specification. */
import { expect } from 'vitest';
import { allKinds, navigationOf } from '../section-kinds.js';
import type { SettingCase } from '../setting-case.js';
import { landings, moons, moonSchema, seePage } from '../shared/specifications.js';

const page = 'api-reference/rings/list-rings/index.html';
const files = { 'moons.json': moons };
const asyncFiles = { 'landings.json': landings };
const graphqlFiles = { 'moons.graphql': moonSchema };
const channel = 'api-reference/websockets/landings/index.html';
const query = 'graphql-reference/queries/moon/index.html';
const start = { group: 'Start', pages: ['index', 'guide', 'api/users'] };

export const cases: SettingCase[] = [
  ...allKinds.map((kind): SettingCase => ({
    key: `${kind.scope}.openapi`,
    shows: 'the section has a page for each operation',
    config: { navigation: navigationOf(kind, [{ pages: start.pages }, { openapi: '/moons.json' }]) },
    files,
    see: (reader) => seePage(reader, page, 'List rings'),
  })),
  ...allKinds.flatMap((kind): SettingCase[] => [
    {
      key: `${kind.scope}.asyncapi`,
      shows: 'the section has a page for each channel',
      config: { navigation: navigationOf(kind, [{ pages: start.pages }, { asyncapi: '/landings.json' }]) },
      files: asyncFiles,
      see: (reader) => seePage(reader, channel, 'Landings'),
    },
    {
      key: `${kind.scope}.graphql`,
      shows: 'the section has a page for each query',
      config: { navigation: navigationOf(kind, [{ pages: start.pages }, { graphql: '/moons.graphql' }]) },
      files: graphqlFiles,
      see: (reader) => seePage(reader, query, 'moon'),
    },
  ]),
  {
    key: 'navigation.asyncapi',
    shows: 'the site has a page for each channel',
    config: { navigation: { asyncapi: '/landings.json', pages: ['index'] } },
    files: asyncFiles,
    see: (reader) => seePage(reader, channel, 'Landings'),
  },
  {
    key: 'navigation.graphql',
    shows: 'the site has a page for each query',
    config: { navigation: { graphql: '/moons.graphql', pages: ['index'] } },
    files: graphqlFiles,
    see: (reader) => seePage(reader, query, 'moon'),
  },
  {
    key: ['group.asyncapi', 'specification.directory'],
    shows: 'the group has a page for each channel, in that folder',
    config: {
      navigation: { groups: [start, { group: 'API', asyncapi: { source: '/landings.json', directory: 'space' } }] },
    },
    files: asyncFiles,
    see: (reader) => seePage(reader, 'space/websockets/landings/index.html', 'Landings'),
  },
  {
    key: ['group.graphql', 'graphqlSchema.source', 'graphqlSchema.directory', 'graphqlSchema.endpoint'],
    shows: 'the group has a page for each query, in that folder and with a playground for the endpoint',
    config: {
      navigation: {
        groups: [
          start,
          {
            group: 'API',
            graphql: { source: '/moons.graphql', directory: 'space', endpoint: 'https://moons.example' },
          },
        ],
      },
    },
    files: graphqlFiles,
    see: async (reader) => {
      await seePage(reader, 'space/queries/moon/index.html', 'moon');
      await reader.facts('space/queries/moon/index.html', { 'octavo-playground': 1 });
    },
  },
  {
    key: 'graphqlSchema.previous',
    shows: 'a page lists the changes since the earlier version',
    config: {
      navigation: {
        groups: [start, { group: 'API', graphql: { source: '/moons.graphql', previous: ['/earlier.graphql'] } }],
      },
    },
    files: { ...graphqlFiles, 'earlier.graphql': 'type Query { moon: Int }' },
    async see(reader) {
      expect(reader.has('graphql-reference/changes/index.html')).toBe(true);
      await reader.facts('graphql-reference/changes/index.html', { '#content h2': 'earlier.graphql → moons.graphql' });
    },
  },
  {
    key: 'navigation.openapi',
    shows: 'entries of the navigation are operations of the specification',
    config: { navigation: { openapi: '/moons.json', pages: ['index', 'GET /rings'] } },
    files,
    see: (reader) => seePage(reader, page, 'List rings'),
  },
  {
    key: ['group.openapi', 'specification.directory'],
    shows: 'the group has a page for each operation, in that folder',
    config: {
      navigation: { groups: [start, { group: 'API', openapi: { source: '/moons.json', directory: 'space' } }] },
    },
    files,
    see: (reader) => seePage(reader, 'space/rings/list-rings/index.html', 'List rings'),
  },
  {
    key: 'group.includeTags',
    shows: 'operations of other tags have no page',
    config: { navigation: { groups: [start, { group: 'API', openapi: 'moons.json', includeTags: ['rings'] }] } },
    files,
    see: (reader) => reader.facts('index.html', { '#sidebar a[href="/api-reference/moons/add-a-moon/"]': 0 }),
  },
];
