/** The form of a page without a mouse, in both modes, with a real server. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { join } from 'node:path';
import { buildFolder } from './fixtures/build-folder.js';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { violationsOn } from './browser/violations.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { startRecorder, type Recorder } from './playground/recorder.js';

const text = { type: 'string' };
const specification = (server: string): object => ({
  openapi: '3.1.0',
  info: { title: 'Users', version: '1' },
  servers: [{ url: server }],
  security: [{ key: [] }],
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'From your [settings](https://x.test).' } },
  },
  paths: {
    '/users/{id}': {
      put: {
        summary: 'Save',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, description: 'Of the `user`.' },
          { name: 'notify', in: 'query', schema: { type: 'boolean' } },
          { name: 'X-Trace', in: 'header', schema: { enum: ['on', 'off'] } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name', 'address'],
                properties: {
                  name: { ...text, maxLength: 40 },
                  tags: { type: 'array', items: text },
                  address: { type: 'object', required: ['city'], properties: { city: text, zip: text } },
                  contact: {
                    oneOf: [
                      { ...text, title: 'Mail' },
                      { type: 'integer', title: 'Phone' },
                    ],
                  },
                },
              },
            },
          },
        },
        responses: { 200: { description: 'The user was **saved**.' } },
      },
    },
  },
});

const out = join(temporaryFolder(), 'out');
let browser: Browser;
let recorder: Recorder;
let site: Served;

beforeAll(async () => {
  recorder = await startRecorder('{"id":7,"tags":["a","b"],"address":{"city":"Rome"}}');
  const environments = [{ name: 'Sandbox', server: recorder.url, headers: { 'X-Tenant': 'demo' } }];
  const root = writeFiles(temporaryFolder(), {
    'docs.json': {
      name: 'Users',
      colors: { primary: '#14532D' },
      navigation: { openapi: 'users.json' },
      api: { playground: { environments } },
    },
    'users.json': specification('https://api.test'),
  });
  await buildFolder(root, out);
  site = await serveFolder(out);
  browser = await openBrowser();
});
afterAll(async () => {
  await site.close();
  recorder.close();
});

/** The label or the text of the focused element, also in shadow roots. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement!;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const [label = element] = (element as HTMLInputElement).labels ?? [];
    return (label.ariaLabel ?? label.textContent).replace(/\s+/g, ' ').trim();
  });

/** Presses Tab until `name` has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    passed.push(await focused(page));
    if (passed.at(-1) === name) return;
  }
  throw new Error(`Tab does not reach ${name}, only ${passed.join(', ')}.`);
}

async function open(colorScheme: 'light' | 'dark', width = 1280): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
  await page.goto(`${site.url}/api-reference/save/`);
  await page.keyboard.press('Tab');
  await tabTo(page, 'Try it');
  await page.keyboard.press('Enter');
  await page.locator('octavo-playground [part="send"]').waitFor();
  return page;
}

test('the keyboard alone fills a form, sends it and walks through the response', async () => {
  const page = await open('light');
  const type = async (name: string, value: string): Promise<void> => {
    await tabTo(page, name);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(value);
  };
  await tabTo(page, 'Environment');
  await page.keyboard.type('Sandbox');
  await type('Token', 'secret-1');
  await type('id', '12');
  await type('name', 'Ada');
  await type('city', 'Rome');
  await page.keyboard.press('ControlOrMeta+Enter');
  const playground = page.locator('octavo-playground');
  await playground.locator('[part~="code"]', { hasText: '200' }).waitFor();
  expect(recorder.requests.at(-1)).toMatchObject({
    method: 'PUT',
    url: '/users/12',
    headers: { authorization: 'Bearer secret-1', 'x-tenant': 'demo' },
  });
  expect(JSON.parse(recorder.requests.at(-1)!.body)).toEqual({ name: 'Ada', address: { city: 'Rome' } });
  await tabTo(page, '▾{');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  expect(await focused(page)).toBe('"b"');
  await tabTo(page, 'Copy path');
  expect(await playground.locator('[part="current"] code').textContent()).toBe('$.tags[1]');
  await page.keyboard.press('Escape');
  expect(await page.locator('#api-playground-input').isVisible()).toBe(false);
  expect(await focused(page)).toBe('Try it');
  await page.close();
});

test.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
] as const)('the open form has no accessibility violation: %s, %i px', async (mode, width) => {
  const page = await open(mode, width);
  expect(await violationsOn(page)).toEqual([]);
  const playground = page.locator('octavo-playground');
  await playground.getByLabel('Environment').selectOption('Sandbox');
  await playground.getByRole('button', { name: 'Fill with examples' }).click();
  await playground.locator('[part="variables"] > summary').click();
  await playground.locator('[part="send"]').click();
  await playground.locator('[part~="code"]', { hasText: '200' }).waitFor();
  await playground.locator('octavo-json-view [role="treeitem"]').first().click();
  expect(await violationsOn(page)).toEqual([]);
  await page.close();
});
