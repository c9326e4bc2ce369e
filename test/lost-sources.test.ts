/** Descriptions of APIs that cannot be read: one error, or the copy of an earlier build with one warning, and no consequences. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../plugin/build/build-site.js';
import { openBrowser } from './browser/open-browser.js';
import { openInDev, startDev } from './browser/open-in-dev.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { startLocalServer, type LocalServer } from './fixtures/local-server.js';

const contents: Record<string, string> = {
  'openapi.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Planets', version: '1' },
    paths: {
      '/planets/{id}': {
        get: {
          tags: ['Planets'],
          summary: 'Get planet',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: { description: 'The planet' } },
        },
      },
    },
    components: { schemas: { Planet: { type: 'object' } } },
  }),
  'asyncapi.json': JSON.stringify({
    asyncapi: '3.0.0',
    info: { title: 'Signals', version: '1' },
    channels: { signals: { address: 'signals', messages: { one: { payload: { type: 'object' } } } } },
    operations: { send: { action: 'send', channel: { $ref: '#/channels/signals' } } },
  }),
  'schema.graphql': 'type Query { planet(id: ID!): Planet }\ntype Planet { id: ID! }\n',
};

/** Answers that are no description of an API. */
const faults = ['404', 'circle', 'invalid'] as const;
let fault: (typeof faults)[number] | undefined;
let server: LocalServer;
let origin = '';
beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    if (fault === undefined) response.end(contents[request.url!.split('/').at(-1)!]);
    else if (fault === 'circle') response.writeHead(302, { location: request.url }).end();
    else response.writeHead(fault === '404' ? 404 : 200).end('{ "openapi": [');
  });
  origin = server.origin;
});
afterAll(() => server.stop());

type Files = Record<string, unknown>;

const colors = { primary: '#14532D' };
const site = (navigation: object, settings: object = {}, files: Files = {}): Files => ({
  'docs.json': { name: 'Planets', theme: 'mint', colors, navigation, ...settings },
  'index.mdx': '---\ntitle: Home\n---\n\nWords.\n',
  ...files,
});
const older = (settings: object, files: Files = {}): Files => ({
  ...site({}, {}, files),
  'docs.json': undefined,
  'mint.json': { name: 'Planets', colors, navigation: [{ group: 'Start', pages: ['index'] }], ...settings },
});
const page = (frontMatter: string): Files => ({ 'part.mdx': `---\ntitle: Part\n${frontMatter}\n---\n` });
const listed = { groups: [{ group: 'Start', pages: ['index', 'part'] }] };
const beside = (more: object, key = 'groups', name = 'group'): object => ({
  [key]: [
    { [name]: key === 'languages' ? 'en' : 'Start', pages: ['index'] },
    { [name]: key === 'languages' ? 'fr' : 'API', ...more },
  ],
});
const openapiPage = page('openapi: GET /planets/{id}');

/** Sites by the place where they name the URL of a source. `at` is the folder of the sources. */
const places: [place: string, (at: string) => Files][] = [
  [
    'openapi of mint.json',
    (at) =>
      older({ openapi: `${at}/openapi.json`, navigation: [{ group: 'A', pages: ['index', 'part'] }] }, openapiPage),
  ],
  [
    'openapi of a tab in mint.json',
    (at) => older({ tabs: [{ name: 'API', url: 'api', openapi: `${at}/openapi.json` }] }),
  ],
  [
    'asyncapi of an anchor in mint.json',
    (at) => older({ anchors: [{ name: 'API', url: 'api', icon: 'book', asyncapi: `${at}/asyncapi.json` }] }),
  ],
  ['api.openapi', (at) => site(listed, { api: { openapi: `${at}/openapi.json` } }, openapiPage)],
  ['api.openapi, a list', (at) => site(listed, { api: { openapi: [`${at}/openapi.json`] } }, openapiPage)],
  ['api.asyncapi', (at) => site(listed, { api: { asyncapi: `${at}/asyncapi.json` } }, page('asyncapi: signals'))],
  ['navigation, without pages', (at) => ({ ...site({ openapi: `${at}/openapi.json` }), 'index.mdx': undefined })],
  ['graphql of the navigation', (at) => site({ pages: ['index'], graphql: `${at}/schema.graphql` })],
  [
    'openapi of a group, with links to its pages',
    (at) =>
      site(
        beside({ openapi: { source: `${at}/openapi.json`, directory: 'ref' } }),
        {
          navbar: { links: [{ label: 'Planet', href: '/ref/planets/get-planet' }] },
          redirects: [{ source: '/old', destination: '/ref/planets/get-planet' }],
        },
        {
          'index.mdx':
            '---\ntitle: Home\nrelated: [ref/planets/get-planet]\n---\n\n[Planet](/ref/planets/get-planet)\n',
        },
      ),
  ],
  [
    'openapi of a group, with its pages as entries',
    (at) =>
      site({
        groups: [
          { group: 'Start', pages: ['index', 'api-reference/planets/get-planet'] },
          { group: 'API', openapi: `${at}/openapi.json` },
        ],
      }),
  ],
  [
    'openapi of a group with operations',
    (at) => site(beside({ openapi: `${at}/openapi.json`, pages: ['GET /planets/{id}'] })),
  ],
  ['an entry with the URL', (at) => site({ pages: ['index', `${at}/openapi.json GET /planets/{id}`] })],
  ['asyncapi of a tab', (at) => site(beside({ asyncapi: [{ source: `${at}/asyncapi.json` }] }, 'tabs', 'tab'))],
  ['graphql of an anchor', (at) => site(beside({ graphql: `${at}/schema.graphql` }, 'anchors', 'anchor'))],
  ['openapi of a dropdown', (at) => site(beside({ openapi: `${at}/openapi.json` }, 'dropdowns', 'dropdown'))],
  ['openapi of a version', (at) => site(beside({ openapi: `${at}/openapi.json` }, 'versions', 'version'))],
  ['openapi of a product', (at) => site(beside({ openapi: `${at}/openapi.json` }, 'products', 'product'))],
  ['openapi of a language', (at) => site(beside({ openapi: `${at}/openapi.json` }, 'languages', 'language'))],
  [
    'openapi of a menu',
    (at) => site(beside({ menu: [{ item: 'API', openapi: `${at}/openapi.json` }] }, 'tabs', 'tab')),
  ],
  ['front matter: openapi', (at) => site(listed, {}, page(`openapi: ${at}/openapi.json GET /planets/{id}`))],
  ['front matter: openapi-schema', (at) => site(listed, {}, page(`openapi-schema: ${at}/openapi.json Planet`))],
  ['front matter: asyncapi', (at) => site(listed, {}, page(`asyncapi: ${at}/asyncapi.json signals`))],
  ['front matter: graphql', (at) => site(listed, {}, page(`graphql: ${at}/schema.graphql QUERY planet`))],
  [
    'a reference of a local file',
    (at) =>
      site(
        listed,
        { api: { hosts: [new URL(at).host] } },
        {
          ...openapiPage,
          'local.json': JSON.stringify({
            openapi: '3.1.0',
            info: { title: 'Planets', version: '1' },
            paths: { '/planets/{id}': { $ref: `${at}/openapi.json#/paths/~1planets~1{id}` } },
          }),
        },
      ),
  ],
];

async function problemsOf(root: string): Promise<{ errors: string[]; warnings: string[] }> {
  const { report } = await buildSite({ root, cacheDir: false });
  return { errors: report.errors.map(({ code }) => code), warnings: report.warnings.map(({ code }) => code) };
}

describe.each(places)('%s', (place, filesAt) => {
  const index = places.findIndex(([name]) => name === place);
  const siteAt = (path: string): string => {
    const files = Object.entries(filesAt(`${origin}/${index}${path}`)).filter(([, content]) => content !== undefined);
    return writeFiles(temporaryFolder(), Object.fromEntries(files));
  };

  test('without a copy, it is the only error', async () => {
    fault = faults[index % faults.length];
    const { errors, warnings } = await problemsOf(siteAt('/cold'));
    expect(warnings).toEqual([]);
    expect(errors).toHaveLength(1);
  });

  test('with a copy, that is used, with a warning', async () => {
    const root = siteAt('/copied');
    fault = undefined;
    expect(await problemsOf(root)).toEqual({ errors: [], warnings: [] });
    fault = faults[index % faults.length];
    expect(await problemsOf(root)).toEqual({ errors: [], warnings: ['openapi-stale'] });
  });
});

test('in dev, the error is on the page that needs it, and only there', async () => {
  fault = '404';
  const api = { openapi: `${origin}/dev/openapi.json` };
  const { server: dev, url } = await startDev(writeFiles(temporaryFolder(), site(listed, { api }, openapiPage)));
  const tab = await (await openBrowser()).newPage();
  await openInDev(tab, `${url}part`);
  await tab.locator('vite-error-overlay .message').getByText('Cannot read the specification').waitFor();
  await openInDev(tab, url);
  expect(await tab.locator('vite-error-overlay').count()).toBe(0);
  await tab.close();
  await dev.close();
});
