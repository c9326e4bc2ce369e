/** Pages of operations: complete without scripts, tried in a browser against a server, and updated by builds. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildSite } from '../../plugin/site-build/build-site.js';
import { openBrowser } from '../browser/open-browser.js';
import { readFacts } from '../browser/page-facts.js';
import { requestStructure } from '../browser/request-structure.js';
import { serveFolder, type Served } from '../browser/serve-folder.js';
import { violationsOn } from '../browser/violations.js';
import { startOctavo } from '../cli/start-octavo.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';
import { handwritten, specification } from '../fixtures/moon-api.js';

const out = join(temporaryFolder(), 'out');
let browser: Browser;
let api: Server;
let site: Served;
let root: string;
const received: { method: string; url: string; headers: (string | undefined)[]; body: string }[] = [];

beforeAll(async () => {
  api = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = '', url = '', headers } = request;
      const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      if (method === 'OPTIONS') return response.writeHead(204, cors).end();
      const { authorization, accept, 'content-type': type } = headers;
      received.push({ method, url, headers: [authorization, accept, type], body });
      response.writeHead(201, { ...cors, 'content-type': 'application/json' }).end('{"id":"io"}');
    });
  });
  await new Promise<void>((listening) => void api.listen(0, '127.0.0.1', listening));
  root = writeFiles(temporaryFolder(), {
    'docs.json': {
      name: 'Moons',
      colors: { primary: '#14532D' },
      navigation: {
        languages: [
          {
            language: 'en',
            groups: [
              { group: 'Start', pages: ['index', 'handwritten', 'own-samples', 'plain'] },
              { group: 'API', openapi: 'moons.json' },
            ],
          },
          {
            language: 'de',
            groups: [
              { group: 'Start', pages: ['de/index'] },
              { group: 'API', openapi: { source: 'moons.json', directory: 'de/api' } },
            ],
          },
          { language: 'fr', groups: [{ group: 'API', openapi: { source: 'moons.json', directory: 'fr/api' } }] },
        ],
      },
    },
    'index.mdx': '[Add a moon](/api-reference/moons/add-a-moon)\n',
    'handwritten.mdx': handwritten(
      port(),
      'authMethod: bearer',
      '<CodeGroup>\n```bash cURL\nmoons\n```\n```js JavaScript\nmoons()\n```\n</CodeGroup>',
    ),
    'own-samples.mdx': handwritten(
      port(),
      'playground: simple',
      '<RequestExample>\n```bash\nmoons add\n```\n</RequestExample>',
    ),
    'plain.mdx': 'No operation\n',
    'de/index.mdx': '[Add a moon](/de/api/moons/add-a-moon)\n',
    'moons.json': specification(port()),
  });
  const { report } = await build();
  expect(report).toMatchObject({ errors: [], warnings: [] });
  site = await serveFolder(out);
  browser = await openBrowser();
});
afterAll(async () => {
  await site.close();
  api.close();
});
beforeEach(() => void received.splice(0));

const build = () => buildSite({ root, outDir: out, cacheDir: join(out, '..', 'cache') });
const page = 'api-reference/moons/add-a-moon';
const html = (path = page): string => readFileSync(join(out, path, 'index.html'), 'utf8');

const port = (): number => (api.address() as AddressInfo).port;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

async function open(path = page): Promise<Page> {
  const opened = await browser.newPage();
  await opened.goto(`${site.url}/${path}/`);
  return opened;
}

/** Opens the playground of a page and sends the request it starts with. */
async function tryOut(opened: Page): Promise<void> {
  await opened.getByText('Try it', { exact: true }).click();
  const playground = opened.locator('octavo-playground');
  await playground.getByLabel('Token', { exact: false }).first().fill('s3cret');
  const count = received.length;
  await playground.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => received.length).toBe(count + 1);
}

describe('without scripts', () => {
  test('a page has everything that the specification says', async () => {
    const opened = await browser.newPage();
    const names = (section: string): string => `${section} > * > [data-component-part=field-name]`;
    const facts = {
      'octavo-endpoint > [slot=method]': 'POST',
      'octavo-endpoint > [slot=path]': '/planets/{planet}/moons',
      'octavo-endpoint > button[slot=action]': 'Try it',
      '.octavo-lead': 'Adds a moon to a planet.',
      'main strong': 'round',
      [names('octavo-param-field')]: ['Authorization', 'planet', 'dry'],
      // Read-only properties are not in the body, write-only ones not in the response.
      [names('octavo-response-field')]:
        'name secret orbit radius around kind depth id name orbit radius around kind depth'.split(' '),
    };
    expect(await readFacts(opened, html(), facts)).toEqual(facts);
  });

  test('Markdown has the same, and no playground', () => {
    const markdown = readFileSync(join(out, `${page}.md`), 'utf8');
    expect(markdown).toContain('- `name` (string, required, example: `Io`)');
    expect(markdown).toContain('Length: `≤ 20`');
    expect(markdown).toMatch(/\*\*POST\*\* http:\/\/127\.0\.0\.1:\d+\/v1\/planets\/\{planet\}\/moons/);
    expect(markdown).toContain("curl 'http://127.0.0.1");
    expect(markdown).not.toMatch(/Try it|application\/json">|<octavo-/);
  });

  test('the playground is not offered', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const opened = await context.newPage();
    await opened.goto(`${site.url}/${page}/`);
    expect(await opened.getByText('Try it').isVisible()).toBe(false);
    expect(await opened.getByRole('heading', { name: 'Body' }).isVisible()).toBe(true);
    await context.close();
  });
});

describe('in a browser', () => {
  test('the playground is loaded when it is opened, and sends the request of the form', async () => {
    const opened = await open();
    const scripts: string[] = [];
    opened.on('request', (request) => void scripts.push(request.url()));
    expect(await opened.evaluate(() => customElements.get('octavo-playground') === undefined)).toBe(true);
    await tryOut(opened);
    const playground = opened.locator('octavo-playground');
    expect(received[0]).toMatchObject({
      method: 'POST',
      url: expect.stringMatching(/^\/v1\/planets\/mars\/moons/),
      headers: ['Bearer s3cret', 'application/json', 'application/json'],
    });
    expect(JSON.parse(received[0]!.body)).toMatchObject({ name: 'Io' });
    await expect.poll(() => playground.getByText('201').count()).toBeGreaterThan(0);
    expect(scripts.some((url) => url.includes('/_octavo/playground/'))).toBe(true);
    await opened.close();
  });

  test('a page has no accessibility violations, with the playground open', async () => {
    const opened = await open();
    await opened.getByText('Try it', { exact: true }).click();
    await opened.locator('octavo-playground').getByRole('button', { name: 'Send' }).waitFor();
    expect(await violationsOn(opened)).toEqual([]);
    await opened.close();
  });
});

describe('a handwritten page', () => {
  test('has the same samples as the generated one', async () => {
    const samples = async (path: string): Promise<string[]> => {
      const opened = await open(path);
      const texts = await opened.locator('octavo-request-example pre').allTextContents();
      await opened.close();
      return texts;
    };
    const expected = await samples(page);
    expect(expected).toHaveLength(3);
    expect(await samples('handwritten')).toEqual(expected);
    expect(await samples('own-samples')).toEqual(['moons add']);
  });

  test('has the same structure: endpoint, sections and fields of the request', async () => {
    const structure = async (path: string): Promise<unknown> => {
      const opened = await open(path);
      const found = await requestStructure(opened);
      await opened.close();
      return found;
    };
    const expected = await structure(page);
    expect(expected).toMatchObject({ sections: ['Authorization', 'Path parameters', 'Query parameters', 'Body'] });
    expect(await structure('handwritten')).toEqual(expected);
  });

  test('sends the same request', async () => {
    for (const path of [page, 'handwritten']) {
      const opened = await open(path);
      await tryOut(opened);
      await opened.close();
    }
    expect(received[0]).toMatchObject({
      method: 'POST',
      headers: ['Bearer s3cret', 'application/json', 'application/json'],
    });
    expect(received[1]).toEqual(received[0]);
  });

  test('is accessible, with the playground open', async () => {
    const opened = await open('handwritten');
    await opened.getByText('Try it', { exact: true }).click();
    await opened.locator('octavo-playground').getByRole('button', { name: 'Send' }).waitFor();
    expect(await violationsOn(opened)).toEqual([]);
    await opened.close();
  });

  test('repeats no id of what the author wrote', () => {
    const ids = [...html('handwritten').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toContain('tab-curl-2');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has the endpoint and the authorization in Markdown', () => {
    const markdown = readFileSync(join(out, 'handwritten.md'), 'utf8');
    const [endpoint] = /\*\*POST\*\* http.*/.exec(readFileSync(join(out, `${page}.md`), 'utf8'))!;
    expect(markdown).toContain(endpoint);
    expect(markdown).toContain('- `Authorization` bearer (string, header, required)');
    expect(markdown).toContain("curl 'http://127.0.0.1");
    expect(markdown).not.toMatch(/Try it|application\/json">|<octavo-/);
  });

  test('has no playground where the settings or the page leave it out, and other pages have none', () => {
    const parts = (path: string): boolean[] =>
      ['<octavo-playground', '/playground-', '<octavo-request-example'].map((part) => html(path).includes(part));
    expect(parts('handwritten')).toEqual([true, true, true]);
    expect(parts('own-samples')).toEqual([false, false, true]);
    expect(parts('plain')).toEqual([false, false, false]);
  });
});

describe('in another language', () => {
  const german = 'de/api/moons/add-a-moon';

  test('a page is in its language', async () => {
    const opened = await browser.newPage();
    const facts = {
      'html@lang': 'de',
      'main h2': ['Autorisierung', 'Pfadparameter', 'Query-Parameter', 'Body', 'Antworten'],
      '.tryit-button': 'Ausprobieren',
      '#antworten': 1,
    };
    expect(await readFacts(opened, html(german), facts)).toEqual(facts);
    expect(html(german)).not.toMatch(/Try it|Responses|Options:|Length:/);
    expect(readFileSync(join(out, `${german}.md`), 'utf8')).toContain('## Antworten');
    await opened.close();
  });

  test('a link to the fields of the body points to its translated heading', async () => {
    const opened = await browser.newPage();
    const facts = { 'h2#corps': 'Corps', 'main a[href="#corps"]:not(.octavo-anchor)': ['Moon', 'Corps'] };
    expect(await readFacts(opened, html('fr/api/moons/add-a-moon'), facts)).toEqual(facts);
    await opened.close();
  });

  test('only pages with a playground have its labels, and English ones need none', () => {
    const send = '"playground.send":"Senden"';
    expect(html(german)).toContain(send);
    expect(html('de')).toContain('id="octavo-labels"');
    expect(html('de')).not.toContain('"playground.');
    expect(html()).not.toContain('id="octavo-labels"');
  });

  test('the playground is in the language of the page', async () => {
    const opened = await open(german);
    await opened.getByText('Ausprobieren', { exact: true }).click();
    const playground = opened.locator('octavo-playground');
    await playground.getByRole('button', { name: 'Senden', exact: true }).waitFor();
    expect(await playground.getByRole('button', { name: 'Kopieren', exact: true }).count()).toBe(1);
    expect(await playground.getByText('erforderlich', { exact: true }).count()).toBeGreaterThan(0);
    expect(await playground.getByText(/^(?:Send|Copy|required|Body as text|Path)$/).count()).toBe(0);
    await opened.route('**/v1/**', (route) => route.abort());
    await playground.getByRole('button', { name: 'Senden', exact: true }).click();
    await playground
      .locator('[part="failure"]')
      .getByText(/antwortet, erlaubt .* aber nicht/)
      .waitFor();
    await opened.close();
  });
});

test('a build after a change of the specification has the new text', async () => {
  expect((await build()).report).toMatchObject({ errors: [], warnings: [] });
  expect(html()).not.toContain('Another text');
  writeFileSync(join(root, 'moons.json'), JSON.stringify(specification(port(), 'Another text')));
  await build();
  expect(html()).toContain('Another text');
});

test('dev shows the pages, also after a change of the specification', async () => {
  const octavo = startOctavo(['dev', root, '--port', '0'], { cwd: root });
  onTestFinished(() => octavo.kill('SIGKILL'));
  const [, url = ''] = await octavo.until(/Local: +(http:\S+\/)\n/);
  const read = async (): Promise<string> => (await fetch(`${url}${page}`)).text();
  expect(await read()).toContain('id="body-orbit-radius"');
  const text = readFileSync(join(root, 'moons.json'), 'utf8');
  // The folder is watched some time after the first page.
  const saveAndRead = (): Promise<string> => {
    writeFileSync(join(root, 'moons.json'), text.replaceAll('"radius"', '"diameter"'));
    return read();
  };
  await expect.poll(saveAndRead, { interval: 1000 }).toContain('id="body-orbit-diameter"');
  writeFileSync(join(root, 'moons.json'), text);
});
