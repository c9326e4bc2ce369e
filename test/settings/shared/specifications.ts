/** Specifications and the pages of their operations. */
import { expect } from 'vitest';
import { withGroups } from '../both-schemas.js';
import type { SettingCase } from '../setting-case.js';
import type { SiteReader } from '../site-reader.js';

const operation = (summary: string, more: object = {}): object => ({
  summary,
  responses: { 200: { description: 'OK' } },
  ...more,
});

/** A specification with an operation `GET /moons`, with everything that the settings of API pages change. */
export const moons = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Moons', version: '1' },
  servers: [{ url: 'https://moons.example' }],
  paths: {
    '/moons': {
      post: operation('Add a moon', {
        tags: ['moons'],
        parameters: [{ name: 'dry', in: 'query', schema: { type: 'boolean', example: true } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  orbit: { type: 'object', 'x-unit': 'km', properties: { radius: { type: 'number' } } },
                },
              },
            },
          },
        },
      }),
    },
    '/rings': { get: operation('List rings', { tags: ['rings'] }) },
  },
});

const overlay = JSON.stringify({
  overlay: '1.0.0',
  info: { title: 'More', version: '1' },
  actions: [{ target: '$.paths["/moons"].post', update: { summary: 'Send a moon up' } }],
});

/** An AsyncAPI document with the channel `landings`. */
export const landings = JSON.stringify({
  asyncapi: '3.0.0',
  info: { title: 'Landings', version: '1' },
  servers: { live: { host: 'moons.example', protocol: 'wss' } },
  channels: { landings: { address: '/landings', messages: { landed: { payload: { type: 'string' } } } } },
});

/** A GraphQL schema with the query `moon`. */
export const moonSchema = 'type Query { moon: Moon }\ntype Moon { phase: String }\n';

const page = 'guide/index.html';
const files = { 'moons.json': moons, 'overlay.json': overlay, 'guide.mdx': '---\nopenapi: POST /moons\n---\n' };
const withOverlay = [{ source: '/moons.json', overlays: ['/overlay.json'] }];
const samples = 'octavo-request-example';

export const cases: SettingCase[] = [
  {
    key: ['api.openapi', 'specification.source', 'specification.overlays'],
    shows: 'pages find their operation in the specification, with its overlays',
    config: { api: { openapi: withOverlay } },
    files,
    see: (reader) => reader.facts(page, { '#page-title': 'Send a moon up' }),
  },
  {
    key: 'openapi',
    shows: 'the older place of the specification has the same effect',
    config: { openapi: withOverlay },
    files,
    see: (reader) => reader.facts(page, { '#page-title': 'Send a moon up' }),
  },
  {
    key: ['api.asyncapi', 'specification.source'],
    shows: 'pages find their channel in the document',
    config: { api: { asyncapi: { source: '/landings.txt' } } },
    files: { 'landings.txt': landings, 'guide.mdx': '---\nasyncapi: landings\n---\n' },
    see: (reader) => reader.facts(page, { '#page-title': 'Landings' }),
  },
  {
    key: 'asyncapi',
    shows: 'the older place of the document has the same effect',
    config: { asyncapi: '/landings.txt' },
    files: { 'landings.txt': landings, 'guide.mdx': '---\nasyncapi: landings\n---\n' },
    see: (reader) => reader.facts(page, { '#page-title': 'Landings' }),
  },
  {
    key: 'specification.previous',
    shows: 'a page lists the changes since the earlier version',
    config: { api: { openapi: [{ source: '/moons.json', previous: ['/earlier.json'] }] } },
    files: { ...files, 'earlier.json': JSON.stringify({ openapi: '3.1.0', info: { version: '0' }, paths: {} }) },
    async see(reader) {
      expect(reader.has('api-reference/changes/index.html')).toBe(true);
      await reader.facts('api-reference/changes/index.html', { '#content h2': '0 → 1' });
      expect(reader.file('llms.txt')).toContain('/api-reference/changes.md');
    },
  },
  {
    key: ['api.params.post', 'api.params.expanded'],
    shows: 'nested fields are open, and values of those keys are beside the name of a field',
    config: { api: { params: { post: ['x-unit'], expanded: 'all' } } },
    files,
    see: (reader) =>
      reader.facts(page, {
        'octavo-response-field [data-component-part=field-meta-post]': 'km',
        'details.octavo-expandable[open]': 1,
      }),
  },
  {
    key: ['api.paramFields.post', 'api.paramFields.expanded'],
    shows: 'the older spelling has the same effect',
    config: { api: { paramFields: { post: ['x-unit'], expanded: 'all' } } },
    files,
    see: (reader) =>
      reader.facts(page, {
        'octavo-response-field [data-component-part=field-meta-post]': 'km',
        'details.octavo-expandable[open]': 1,
      }),
  },
  {
    key: 'api.examples.languages',
    shows: 'samples are in those languages, in that order',
    config: { api: { examples: { languages: ['go', 'ruby'] } } },
    files,
    see: (reader) => reader.facts(page, { [`${samples} octavo-tab@label`]: ['Go', 'Ruby'] }),
  },
  {
    key: 'api.request.example.languages',
    shows: 'the older spelling chooses the languages too',
    config: { api: { request: { example: { languages: ['go', 'ruby'] } } } },
    files,
    see: (reader) => reader.facts(page, { [`${samples} octavo-tab@label`]: ['Go', 'Ruby'] }),
  },
  {
    key: 'api.examples.autogenerate',
    shows: 'there are no samples but those of the specification',
    config: { api: { examples: { autogenerate: false } } },
    files,
    see: (reader) => reader.facts(page, { [samples]: 0 }),
  },
  {
    key: 'api.exports',
    shows: 'the overview offers no other forms of the specification',
    config: { api: { exports: false } },
    files,
    see: (reader) => reader.facts('api-reference/overview/index.html', { '#content a[href$=".postman.json"]': 0 }),
  },
];

const computed = JSON.parse(moons) as { paths: Record<string, Record<string, object>> };
computed.paths['/rings']!['get'] = operation('List rings', { 'x-mint': { content: 'There are {Math.max(2, 7)}.' } });
const entries = { group: 'Start', openapi: '/moons.json', pages: ['index', 'guide', 'GET /rings'] };

cases.push(
  ...withGroups([entries], {
    key: 'api.overview',
    shows: 'the overview is before the pages that the group lists',
    config: { api: { overview: true } },
    files: { 'moons.json': moons },
    see: (reader) => reader.facts('guide/index.html', { '#sidebar a[href^="/api-reference/overview"]': 'Overview' }),
  }),
  ...withGroups([entries], {
    key: 'api.trustContent',
    shows: 'the content of a specification may contain code',
    config: { api: { trustContent: true } },
    files: { 'moons.json': JSON.stringify(computed) },
    see: (reader) =>
      reader.facts('api-reference/list-rings/index.html', { '#content > p:first-of-type': 'There are 7.' }),
  }),
);

/** Expects a page, by its title. A site without the page fails it as well. */
export async function seePage(reader: SiteReader, path: string, title: string): Promise<void> {
  expect(reader.has(path)).toBe(true);
  await reader.facts(path, { '#page-title': title });
}
