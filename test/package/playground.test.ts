/** The playground of the installed package: in apps, by property and by attribute, and in a plain page with a strict policy. */
import { cpSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser } from '../browser/open-browser.js';
import { openQuiet } from '../browser/quiet.js';
import { serveFolder, type Served } from '../browser/serve-folder.js';
import { violationsOn } from '../browser/violations.js';
import { project } from './project.js';
import { run } from './run.js';
import { templates } from './templates.js';

const octavo = join(inject('installed'), 'node_modules/octavo');
let browser: Browser;
let api: Server;

beforeAll(async () => {
  browser = await openBrowser();
  api = createServer((request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    response.writeHead(200, { ...cors, 'content-type': 'application/json' });
    response.end(JSON.stringify({ answered: request.url }));
  });
  await new Promise<void>((listening) => void api.listen(0, '127.0.0.1', listening));
});
afterAll(() => void api.close());

const origin = (): string => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

/** An operation as data, for the property. */
const model = () => ({
  id: 'ring',
  kind: 'operation',
  method: 'GET',
  path: '/rings',
  title: 'Rings',
  servers: [{ url: origin() }],
  ...Object.fromEntries(
    ['tags', 'parameters', 'responses', 'security', 'callbacks', 'codeSamples'].map((key) => [key, []]),
  ),
  schemes: {},
  schemas: {},
});

/** A specification in two files, for the attributes. */
const specification = () => ({
  'public/openapi.yaml': `openapi: 3.0.3\nservers: [{ url: '${origin()}' }]\npaths: { /moons: { $ref: moons.json } }\n`,
  'public/moons.json': {
    post: {
      requestBody: {
        content: { 'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } } },
      },
      responses: {},
    },
  },
});

const apps: Record<string, () => Record<string, string>> = {
  'react-ts': () => ({
    'src/counter.tsx': `/// <reference types="octavo/types/react" />
import 'octavo/playground';
import type { OperationModel } from 'octavo/playground';

const model = ${JSON.stringify(model())} as OperationModel;

export function Counter() {
  return (
    <>
      <octavo-playground operation={model} />
      <octavo-playground spec="openapi.yaml" operation="POST /moons" languages="curl" />
    </>
  );
}
`.replace('', ''),
  }),
  'vue-ts': () => ({
    'src/counter.vue': `<script setup lang="ts">
import 'octavo/playground';

const model = ${JSON.stringify(model())};
</script>

<template>
  <octavo-playground :operation="model" />
  <octavo-playground spec="openapi.yaml" operation="POST /moons" languages="curl" />
</template>
`,
  }),
};

/** Sends the request of each playground. */
async function sendAll(page: Page): Promise<void> {
  const [ring, moon] = [page.locator('octavo-playground').nth(0), page.locator('octavo-playground').nth(1)];
  await ring.getByRole('button', { name: 'Send', exact: true }).click();
  await ring.getByText('"/rings"').waitFor();
  await moon.getByLabel('name', { exact: false }).first().fill('Io');
  await moon.getByRole('button', { name: 'Send', exact: true }).click();
  await moon.getByText('"/moons"').waitFor();
}

describe.each(Object.keys(apps))('in an app: %s', (name) => {
  test('takes an operation as a property and as attributes', async () => {
    const template = templates[name]!;
    const { plugin } = template;
    const root = project(`playground-${name}`, {
      ...template.files,
      ...specification(),
      ...apps[name]!(),
      'vite.config.ts': `import ${plugin!.import} from '${plugin!.from}';\nexport default { plugins: [${plugin!.call}] };\n`,
    });
    const { code, output } = await run(root, 'vite', 'build');
    expect(`${code} ${output}`).toMatch(/^0 /);
    const server = await serveFolder(join(root, 'dist'));
    const page = await browser.newPage();
    try {
      await page.goto(server.url);
      await sendAll(page);
    } finally {
      await page.close();
      await server.close();
    }
  });
});

describe('in a plain page whose policy allows its own scripts only', () => {
  let server: Served;

  beforeAll(async () => {
    const policy =
      "default-src 'self'; script-src 'self'; style-src 'self'; connect-src *; img-src blob: data:; frame-src blob:";
    const files = specification();
    const root = project('plain-playground', {
      'openapi.yaml': files['public/openapi.yaml'],
      'moons.json': files['public/moons.json'],
      'index.html': `<!doctype html><html lang="en"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Plain</title><link rel="icon" href="data:,">
<main><h1>Plain</h1><octavo-playground><script type="application/json">${JSON.stringify(model())}</script></octavo-playground>
<octavo-playground spec="openapi.yaml" operation="POST /moons"></octavo-playground></main>
<script type="module" src="./cdn/playground.js"></script>`,
      'first.html': `<!doctype html><html lang="en"><title>First</title><octavo-playground spec="spec.json" operation="GET /rings"></octavo-playground><script type="module" src="./cdn/playground.js"></script>`,
      'spec.json': { openapi: '3.1.0', servers: [{ url: origin() }], paths: { '/rings': { get: { responses: {} } } } },
    });
    cpSync(join(octavo, 'dist/cdn'), join(root, 'cdn'), { recursive: true });
    server = await serveFolder(root);
  });

  afterAll(() => server?.close());

  test('sends requests, checks bodies and shows responses', async () => {
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && messages.push(message.text())));
    page.on('pageerror', (error) => void messages.push(error.message));
    await page.goto(server.url);
    await sendAll(page);
    const moon = page.locator('octavo-playground').nth(1);
    await moon.getByRole('button', { name: 'Text', exact: true }).click();
    await moon.getByLabel('Body as text').fill('{"name": 1}');
    await moon.getByText('1:10 /name').waitFor();
    expect(messages).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
    await page.close();
  });

  test('keeps its looks and those of the page apart, and is used with the keyboard alone', async () => {
    const page = await browser.newPage();
    await page.goto(`${server.url}/first.html`);
    const playground = page.locator('octavo-playground');
    const send = playground.getByRole('button', { name: 'Send', exact: true });
    await send.waitFor();
    const looks = (): Promise<string[]> =>
      page.locator('octavo-playground, button, input').evaluateAll((all) =>
        all.map((each) => {
          const { color, backgroundColor, padding, font, borderRadius } = getComputedStyle(each);
          return [each.textContent, color, backgroundColor, padding, font, borderRadius].join(' ');
        }),
      );
    await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<button>Own</button><input>'));
    const before = await looks();
    await page.addStyleTag({
      content: 'button, input { color: red; padding: 3em; border-radius: 0; font: 40px fantasy }',
    });
    const after = await looks();
    expect(after.filter((look, index) => look !== before[index])).toHaveLength(2);
    expect(before.find((look) => look.startsWith('Own'))).toMatch(/rgb\(0, 0, 0\) .* 0px$/);
    for (let presses = 0; presses < 20 && !(await send.evaluate((button) => button.matches(':focus'))); presses++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await playground.getByText('"/rings"').waitFor();
    await page.close();
  });

  test('loads at most 45 KB of compressed scripts at first, and 20 KB to read a specification as the build does', async () => {
    const page = await browser.newPage();
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().endsWith('.js') && scripts.push(new URL(request.url()).pathname)),
    );
    await openQuiet(page, `${server.url}/first.html`);
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
    await page.locator('octavo-playground-sample pre', { hasText: 'curl' }).waitFor();
    const isReader = (path: string): boolean => /\/(?:load-operation|specification-files)-/.test(path);
    const sizeOf = (paths: readonly string[]): number =>
      paths
        .map((path) => gzipSync(readFileSync(join(inject('installed'), 'plain-playground', path))).length)
        .reduce((sum, size) => sum + size);
    expect(sizeOf(scripts.filter((path) => !isReader(path)))).toBeLessThanOrEqual(45 * 1024);
    expect(sizeOf(scripts.filter(isReader))).toBeLessThanOrEqual(20 * 1024);
    await page.close();
  });
});
