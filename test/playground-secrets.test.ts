/** Secrets that readers type or that authorization servers issue stay out of everything that a page shows, keeps or shares. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../plugin/site-build/build-site.js';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { moonSpecification, startMoonService, type MoonService } from './playground/moon-service.js';
import { openPanel, send } from './playground/panel.js';

const out = join(temporaryFolder(), 'out');
let browser: Browser;
let service: MoonService;
let site: Served;

beforeAll(async () => {
  service = await startMoonService();
  const root = writeFiles(temporaryFolder(), {
    'docs.json': {
      name: 'Moons',
      colors: { primary: '#14532D' },
      navigation: { groups: [{ group: 'API', openapi: 'moons.json', pages: ['GET /secured', 'GET /signed-in'] }] },
    },
    'moons.json': moonSpecification(service.url, service.url),
  });
  const { report } = await buildSite({ root, outDir: out, cacheDir: false });
  expect(report).toMatchObject({ errors: [] });
  site = await serveFolder(out);
  browser = await openBrowser();
});
afterAll(async () => {
  await site.close();
  service.close();
});

/** Opens a page; `messages` collects messages of its console, and `copied` of its window the copied text. */
async function open(name: string): Promise<Page & { messages: string[] }> {
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => void messages.push(message.text()));
  await page.goto(`${site.url}/api-reference/${name}/`);
  await page.evaluate(() => {
    Object.assign(window, { copied: [] as string[] });
    const writeText = (text: string): Promise<void> => {
      (window as unknown as { copied: string[] }).copied.push(text);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  });
  return Object.assign(page, { messages });
}

/** Everything in which a secret could be left: HTML with shadow roots, attributes, storage, address, console. */
async function traces(page: Page & { messages: string[] }): Promise<string> {
  const inPage = await page.evaluate(() => {
    const htmlOf = (root: Document | ShadowRoot): string => {
      const own = root instanceof Document ? root.documentElement.outerHTML : root.innerHTML;
      return (
        own + [...root.querySelectorAll('*')].map((each) => (each.shadowRoot ? htmlOf(each.shadowRoot) : '')).join('')
      );
    };
    return [htmlOf(document), JSON.stringify(localStorage), JSON.stringify(sessionStorage), location.href].join('\n');
  });
  return decodeURIComponent([inPage, ...page.messages].join('\n').replaceAll('%', '%25')) + inPage;
}

/** Searches the page, `links` copied links, and the Markdown for the secrets, also in Base64. */
async function expectNoSecret(page: Page & { messages: string[] }, name: string, links: number): Promise<void> {
  const copies = (): Promise<string[]> => page.evaluate(() => (window as unknown as { copied: string[] }).copied);
  await expect.poll(copies).toHaveLength(links);
  const copied = await copies();
  const markdown = readFileSync(join(out, `api-reference/${name}.md`), 'utf8');
  const found = [await traces(page), ...copied.map(decodeURIComponent), markdown].join('\n');
  expect(found.match(/.{0,40}(?:secret-|YWRhOnNlY3JldC01).{0,20}/g)).toBe(null);
}

test('no secret is left in the page, storage, samples, links, console or Markdown', async () => {
  const page = await open('secured');
  const playground = await openPanel(page);
  const fields = playground.locator('fieldset[part="auth"]');
  await playground.getByLabel('client_secret').fill('secret-0');
  for (const [index, label] of ['Token', 'X-Key', 'key', 'session'].entries())
    await fields
      .getByLabel(label, { exact: true })
      .first()
      .fill(`secret-${index + 1}`);
  await send(playground, '200');
  expect(service.requests.at(-1)).toMatchObject({
    url: '/v1/secured?client_secret=secret-0&key=secret-3',
    headers: { authorization: 'Bearer secret-1', 'x-key': 'secret-2' },
  });
  await playground.getByRole('button', { name: 'Copy link' }).click();
  await playground.getByLabel('Alternative').first().selectOption('1');
  await fields.getByLabel('Username').fill('ada');
  await fields.getByLabel('Password').first().fill('secret-5');
  await send(playground, '200');
  expect(service.requests.at(-1)!.headers.authorization).toBe(`Basic ${btoa('ada:secret-5')}`);
  await playground.getByRole('button', { name: 'Copy link' }).click();
  await playground.getByLabel('Alternative').first().selectOption('2');
  await playground.getByRole('button', { name: 'Authorize…' }).click();
  await playground.getByLabel('Client ID').fill('docs');
  await playground.getByLabel('Client secret').fill('secret-6');
  await playground.getByRole('button', { name: 'Authorize', exact: true }).click();
  await playground.locator('octavo-playground-oauth [part="problem"]').waitFor();
  await playground.getByRole('button', { name: 'Copy link' }).click();
  await playground.getByLabel('Alternative').first().selectOption('3');
  await fields.getByLabel('Token').first().fill('secret-7');
  await send(playground, '200');
  expect(service.requests.at(-1)!.headers.authorization).toBe('DPoP secret-7');
  await playground.getByRole('button', { name: 'Copy link' }).click();
  await playground.getByLabel('Alternative').first().selectOption('4');
  await playground.getByRole('button', { name: 'Authorize…' }).click();
  await playground.getByLabel('Client ID').fill('docs');
  await playground.getByLabel('Username').fill('ada');
  await playground.getByLabel('Password').fill('secret-8');
  await playground.getByRole('button', { name: 'Authorize', exact: true }).click();
  await expect.poll(() => service.requests.at(-1)!.url).toBe('/token');
  await playground.getByRole('button', { name: 'Copy link' }).click();
  await expectNoSecret(page, 'secured', 5);
  // The search finds values that readers choose to show and to keep.
  await playground.getByLabel('Alternative').first().selectOption('0');
  await playground.getByRole('button', { name: 'Show credentials' }).click();
  await playground.getByLabel('Keep for this tab').check();
  await expect.poll(() => traces(page)).toMatch(/secret-1[^]*secret-1/);
  await page.close();
});

test('no token of an authorization server is left there, and no Digest', async () => {
  const page = await open('signed-in');
  const playground = await openPanel(page);
  const fields = playground.locator('fieldset[part="auth"]');
  for (const [index, name] of ['code', 'implicit', 'device', 'openid'].entries()) {
    await playground.getByLabel('Alternative').first().selectOption({ label: name });
    await playground.getByRole('button', { name: 'Authorize…' }).click();
    await playground.getByLabel('Client ID').fill('docs');
    const secret = playground.getByLabel('Client secret');
    if (await secret.isVisible()) await secret.fill('secret-client');
    await playground.getByRole('button', { name: 'Authorize', exact: true }).click();
    const token = playground.getByLabel('Token', { exact: true });
    await expect.poll(() => token.inputValue()).toMatch(/^secret-token-/);
    await playground.getByRole('button', { name: 'Copy link' }).click();
    await send(playground, '200');
    expect(service.requests.at(-1)!.headers.authorization).toMatch(/^Bearer secret-token-/);
    await expectNoSecret(page, 'signed-in', index + 1);
  }
  await playground.getByLabel('Alternative').first().selectOption('4');
  await fields.getByLabel('Token').first().fill('username="ada", response="secret-digest"');
  await send(playground, '200');
  expect(service.requests.at(-1)!.headers.authorization).toBe('Digest username="ada", response="secret-digest"');
  await playground.getByRole('button', { name: 'Copy link' }).click();
  await expectNoSecret(page, 'signed-in', 5);
  await page.close();
});
