/** Sections and groups that are filled from a specification. */
import { allKinds, navigationOf } from '../section-kinds.js';
import type { SettingCase } from '../setting-case.js';
import { moons, seePage } from '../shared/specifications.js';

const page = 'api-reference/rings/list-rings/index.html';
const files = { 'moons.json': moons };
const start = { group: 'Start', pages: ['index', 'guide', 'api/users'] };

export const cases: SettingCase[] = [
  ...allKinds.map((kind): SettingCase => ({
    key: `${kind.scope}.openapi`,
    shows: 'the section has a page for each operation',
    config: { navigation: navigationOf(kind, [{ pages: start.pages }, { openapi: '/moons.json' }]) },
    files,
    see: (reader) => seePage(reader, page, 'List rings'),
  })),
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
    see: (reader) => reader.facts('index.html', { '#sidebar a[href="/api-reference/moons/add-a-moon"]': 0 }),
  },
];
