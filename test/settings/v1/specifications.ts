/** Tabs, anchors and groups that are filled from a specification. */
import type { SettingCase } from '../setting-case.js';
import { landings, moons, seePage } from '../shared/specifications.js';

const files = { 'moons.json': moons };
const asyncFiles = { 'landings.json': landings };

export const cases: SettingCase[] = [
  {
    key: 'tabs[].openapi',
    shows: 'the tab has a page for each operation, in its folder',
    config: { tabs: [{ name: 'Space', url: 'space', openapi: '/moons.json' }] },
    files,
    see: (reader) => seePage(reader, 'space/rings/list-rings/index.html', 'List rings'),
  },
  {
    key: ['anchors[].openapi', 'specification.directory'],
    shows: 'the anchor has a page for each operation, in that folder',
    config: { anchors: [{ name: 'Space', url: 'space', openapi: { source: '/moons.json', directory: 'other' } }] },
    files,
    see: (reader) => seePage(reader, 'other/rings/list-rings/index.html', 'List rings'),
  },
  {
    key: 'tabs[].asyncapi',
    shows: 'the tab has a page for each channel, in its folder',
    config: { tabs: [{ name: 'Space', url: 'space', asyncapi: '/landings.json' }] },
    files: asyncFiles,
    see: (reader) => seePage(reader, 'space/websockets/landings/index.html', 'Landings'),
  },
  {
    key: 'anchors[].asyncapi',
    shows: 'the anchor has a page for each channel, in that folder',
    config: { anchors: [{ name: 'Space', url: 'space', asyncapi: { source: '/landings.json', directory: 'other' } }] },
    files: asyncFiles,
    see: (reader) => seePage(reader, 'other/websockets/landings/index.html', 'Landings'),
  },
  {
    key: 'group.asyncapi',
    shows: 'entries of the group are channels of the document',
    config: { navigation: [{ group: 'Start', asyncapi: '/landings.json', pages: ['index', 'guide'] }] },
    files: asyncFiles,
    see: (reader) => seePage(reader, 'api-reference/websockets/landings/index.html', 'Landings'),
  },
  {
    key: 'group.openapi',
    shows: 'entries of the group are operations of the specification',
    config: { navigation: [{ group: 'Start', openapi: '/moons.json', pages: ['index', 'guide', 'GET /rings'] }] },
    files,
    see: (reader) => seePage(reader, 'api-reference/rings/list-rings/index.html', 'List rings'),
  },
];
