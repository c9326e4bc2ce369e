/** Pages of channels and of GraphQL schemas: complete without scripts, and tried in a browser against real servers. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildSchema, graphql } from 'graphql';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../plugin/site-build/build-site.js';
import { openBrowser } from './browser/open-browser.js';
import { readFacts } from './browser/page-facts.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { violationsOn } from './browser/violations.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { liveDocument, liveSchema } from './fixtures/live-moons.js';

interface Socket {
  send(data: string): void;
  on(event: 'message', listener: (data: Buffer) => void): void;
}
interface SocketServer {
  on(event: 'connection', listener: (socket: Socket, request: { url: string }) => void): void;
}
// The package has no types.
const { WebSocketServer } = createRequire(import.meta.url)('ws') as {
  WebSocketServer: new (options: { server: Server }) => SocketServer;
};

const out = join(temporaryFolder(), 'out');
const channel = 'api-reference/events/landings';
let browser: Browser;
let api: Server;
let site: Served;
const authorizations: (string | undefined)[] = [];
const messages: unknown[] = [];

const rootValue = {
  moon: ({ name }: { name: string }) => {
    if (name === 'none') throw new Error('There is no such moon.');
    return { name, planet: { name: 'Earth' }, phase: 'FULL' };
  },
};

beforeAll(async () => {
  const schema = buildSchema(liveSchema);
  api = createServer((request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' };
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> };
      authorizations.push(request.headers.authorization);
      void graphql({ schema, source: query, rootValue, variableValues: variables }).then((result) =>
        response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(result)),
      );
    });
  });
  new WebSocketServer({ server: api }).on('connection', (socket, { url }) => {
    socket.on('message', (data) => {
      const received = JSON.parse(String(data)) as { type?: string };
      messages.push(received);
      if (received.type === 'connection_init') socket.send('{"type":"connection_ack"}');
      socket.send(JSON.stringify({ url, received }));
    });
  });
  await new Promise<void>((listening) => void api.listen(0, '127.0.0.1', listening));
  const { port } = api.address() as AddressInfo;
  const root = writeFiles(temporaryFolder(), {
    'docs.json': {
      name: 'Moons',
      colors: { primary: '#14532D' },
      contextual: { options: ['copy', 'download-spec'] },
      navigation: {
        groups: [
          { group: 'Start', pages: ['index', 'own', 'entry'] },
          { group: 'Live', asyncapi: '/live.json' },
          { group: 'Graph', graphql: { source: 'moons.graphql', endpoint: `http://127.0.0.1:${port}/graphql` } },
        ],
      },
    },
    'index.mdx': '[Landings](/api-reference/events/landings) and [moons](/graphql-reference/types/moon)\n',
    'own.mdx': '---\ntitle: My channel\nasyncapi: live.json landings\n---\n\nMy own text.\n',
    'entry.mdx': '---\ngraphql: QUERY moon\n---\n',
    'live.json': liveDocument(port),
    'moons.graphql': liveSchema,
  });
  const { report } = await buildSite({ root, outDir: out, cacheDir: false });
  expect(report).toMatchObject({ errors: [], warnings: [] });
  site = await serveFolder(out);
  browser = await openBrowser();
});
afterAll(async () => {
  await site.close();
  api.close();
});

test('specifications are in llms.txt, and the menu of their pages downloads them', async () => {
  const index = readFileSync(join(out, 'llms.txt'), 'utf8');
  expect(index).toContain('## Specifications\n\n- [moons](/moons.graphql)\n- [live](/live.json)\n');
  for (const [path, file] of [
    [channel, 'live.json'],
    ['own', 'live.json'],
    ['graphql-reference/types/moon', 'moons.graphql'],
  ] as const) {
    await facts(path, { '#octavo-page-actions a[download]@href': `/${file}` });
    expect(existsSync(join(out, file))).toBe(true);
  }
  expect(html('')).not.toContain('Download API specification');
});

const html = (path: string): string => readFileSync(join(out, path, 'index.html'), 'utf8');
const markdown = (path: string): string => readFileSync(join(out, `${path}.md`), 'utf8');

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${site.url}/${path}/`);
  await page.getByText('Try it', { exact: true }).click();
  return page;
}

async function facts(path: string, expected: Record<string, unknown>): Promise<void> {
  const page = await browser.newPage();
  expect(await readFacts(page, html(path), expected as never)).toEqual(expected);
  await page.close();
}

describe('a channel', () => {
  test('is a page with everything that the document says', async () => {
    await facts(channel, {
      '#page-title': 'Landings',
      '.octavo-lead': 'Reports landings.',
      'octavo-endpoint > [slot=method]': 'WS',
      'octavo-endpoint > [slot=path]': '/moons/{moon}/landings',
      'main strong:not(octavo-tab strong)': ['rare', 'live', 'queue', 'Landed', 'Headers', 'kafka'],
      'main h2': ['Servers', 'Path parameters', 'Query parameters', 'Send', 'Receive', 'Protocol settings'],
      'octavo-param-field > * > [data-component-part=field-name]': ['moon', 'since'],
      'octavo-tab@label': ['Filter', 'Stop', 'Landed', 'Archived', 'Send: Filter', 'Send: Stop'],
      'octavo-response-field > * > [data-component-part=field-name]': [
        'version',
        'probe',
        'sentAt',
        'probe',
        'crew',
        'sentAt',
        'probe',
        'crew',
      ],
    });
    expect(html('own')).toMatch(/<span class="method-nav-pill" data-method="ws">WS<\/span>/);
  });

  test('has a list of messages that open, where there are many', async () => {
    await facts('api-reference/websockets/all', {
      'main h2': ['Servers', 'Messages'],
      '.octavo-rows > details': 7,
      '.octavo-rows #message-message3': 1,
      '.octavo-rows octavo-response-field > * > [data-component-part=field-name]': Array.from({ length: 7 }, () => [
        'probe',
        'crew',
      ]).flat(),
    });
  });

  test('is Markdown too', () => {
    expect(markdown(channel)).toContain('**WS** ws://127.0.0.1');
    expect(markdown(channel)).toMatch(/kafka\*\* topic: `landings` · partitions: `3`/);
    expect(markdown(channel)).toContain('"name": "Archived"');
    expect(markdown(channel)).toContain('```json Receive: Landed first\n{\n  "probe": "Luna 9",');
    expect(markdown(channel)).not.toMatch(/Try it|<octavo-/);
  });

  test('is part of a page of the author, whose title and text take precedence', async () => {
    await facts('own', { '#page-title': 'My channel', 'octavo-endpoint > [slot=method]': 'WS' });
    expect(markdown('own')).toMatch(/My own text\.[^]*## Send/);
  });

  test('is connected to in the page, and its messages are sent and shown', async () => {
    const page = await open(channel);
    const playground = page.locator('octavo-playground');
    await playground.getByLabel('version').selectOption('v2');
    await playground.getByLabel('since').fill('2026-02-01');
    await playground.getByRole('button', { name: 'Connect', exact: true }).click();
    await playground.getByText('Connected', { exact: true }).waitFor();
    await playground.getByLabel('probe').fill('Luna');
    await playground.getByLabel('probe').press('Control+Enter');
    const answer = '{"url":"/v2/moons/luna/landings?since=2026-02-01","received":{"probe":"Luna"}}';
    await playground.locator('details', { hasText: answer.slice(0, 40) }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.close();
  });
});

describe('a GraphQL schema', () => {
  const query = 'graphql-reference/queries/moon';

  test('has a page for each field of the root types and for each type, in groups', async () => {
    await facts('graphql-reference/types/moon', {
      '#page-title': 'Moon',
      '.octavo-lead': 'A moon, see Planet.',
      'main h2': ['Fields', 'Implements', 'Definition', 'Used by'],
      'octavo-response-field > * > [data-component-part=field-name]': ['name', 'planet', 'phase', 'at', 'old'],
      'octavo-response-field[deprecated] > * > [data-component-part=field-name]': 'old',
      'octavo-response-field code[data-component-part=field-info-pill] a@href': [
        '/graphql-reference/types/planet/',
        '/graphql-reference/types/phase/',
        '/graphql-reference/types/date/',
      ],
      'octavo-response-field [data-component-part=field-info-pill] > code': '"2026-01-01"',
      '#sidebar octavo-playground': 0,
    });
    for (const path of [
      'mutations/add-moon',
      'subscriptions/moon-added',
      'types/found',
      'types/moon-input',
      'types/date',
    ])
      expect(html(`graphql-reference/${path}`)).toContain('id="page-title"');
    expect(markdown('graphql-reference/types/phase')).toMatch(/## Values\n\n- `NEW`: Not lit\.\n\n- `FULL`/);
    expect(markdown('graphql-reference/types/found')).toContain('## Possible types\n\n- [`Moon`]');
  });

  test('a query has its arguments, its type, an example, and samples', async () => {
    await facts(query, {
      '.octavo-lead': 'Finds a moon.',
      'main h2': ['Arguments', 'Returns'],
      'octavo-response-field > * > [data-component-part=field-name]': [
        'name',
        'moon',
        'name',
        'planet',
        'phase',
        'at',
        'old',
      ],
      'octavo-request-example octavo-tab@label': ['GraphQL', 'Variables', 'cURL', 'JavaScript', 'Python'],
    });
    expect(markdown(query)).toContain('query Moon($name: String!) {\n  moon(name: $name) {');
    expect(markdown(query)).toContain('Names have no case.');
    expect(markdown('entry')).toContain('query Moon($name: String!)');
  });

  test('a subscription is opened in the page, with the credentials in its first message', async () => {
    const page = await open('graphql-reference/subscriptions/moon-added');
    const playground = page.locator('octavo-playground');
    await playground.getByLabel('Alternative').selectOption('token');
    await playground.locator('[id="auth/token"]').fill('s3cret');
    await playground.getByRole('button', { name: 'Connect', exact: true }).click();
    await playground.getByText('{"type":"connection_ack"}').waitFor();
    await playground.getByRole('button', { name: 'Send', exact: true }).click();
    await expect
      .poll(() => messages.slice(-2))
      .toMatchObject([
        { type: 'connection_init', payload: { Authorization: 'Bearer s3cret' } },
        {
          id: '1',
          type: 'subscribe',
          payload: { query: expect.stringContaining('subscription MoonAdded {') as string },
        },
      ]);
    expect(await violationsOn(page)).toEqual([]);
    await page.close();
  });

  test('a query is edited, checked and sent in the page, and errors are shown', async () => {
    const page = await open(query);
    const playground = page.locator('octavo-playground');
    const response = playground.locator('octavo-playground-response');
    await playground.locator('[id="body/variables/name"]').fill('Luna');
    await playground.getByRole('button', { name: 'Send' }).click();
    await response.getByText('"FULL"').waitFor();
    expect(authorizations.at(-1)).toBeUndefined();
    await playground.getByLabel('query').fill('query ($name: String!) { moon(name: $name) { nme } }');
    await playground.getByText('1:46 Moon has no field "nme".').waitFor();
    await playground.getByLabel('query').fill('query ($name: String!) { moon(name: $name) { name } }');
    await playground.locator('[id="body/variables/name"]').fill('none');
    await playground.getByLabel('Alternative').selectOption('token');
    await playground.locator('[id="auth/token"]').fill('s3cret');
    await playground.getByRole('button', { name: 'Send' }).click();
    await response.getByText('GraphQL errors').waitFor();
    expect(await response.locator('[part=failure]').textContent()).toContain('There is no such moon.');
    expect(authorizations.at(-1)).toBe('Bearer s3cret');
    expect(await violationsOn(page)).toEqual([]);
    await page.close();
  });
});
