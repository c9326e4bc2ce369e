/** The form of a built page and `<octavo-playground spec>` in any page: the same fields, and the same bytes on the wire. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFolder } from './fixtures/build-folder.js';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { openPanel, send } from './playground/panel.js';
import { startRecorder, type Received, type Recorder } from './playground/recorder.js';
import { modernSpecification, olderSpecification } from './playground/wire-specifications.js';

const out = join(temporaryFolder(), 'out');
const answer = '{"id":9223372036854775807,"price":1.50}';
let browser: Browser;
let recorder: Recorder;
let site: Served;

beforeAll(async () => {
  recorder = await startRecorder(answer);
  const root = writeFiles(temporaryFolder(), {
    'docs.json': {
      name: 'Wire',
      colors: { primary: '#14532D' },
      navigation: {
        groups: [
          { group: 'New', openapi: { source: 'new.json', directory: 'new' } },
          { group: 'Old', openapi: { source: 'old.json', directory: 'old' } },
        ],
      },
    },
    'new.json': modernSpecification(recorder.url),
    'old.json': olderSpecification(recorder.url),
  });
  await buildFolder(root, out);
  writeFiles(out, {
    'plain.html':
      '<!doctype html><html lang="en"><title>Plain</title><script type="module" src="./cdn/playground.js"></script>',
  });
  cpSync(join(import.meta.dirname, '../dist/cdn'), join(out, 'cdn'), { recursive: true });
  cpSync(join(root, 'new.json'), join(out, 'new.json'));
  cpSync(join(root, 'old.json'), join(out, 'old.json'));
  site = await serveFolder(out);
  browser = await openBrowser();
});
afterAll(async () => {
  await site.close();
  recorder.close();
});

const cases: [page: string, specification: string, operation: string][] = [
  ['new/multipart', 'new.json', 'POST /multipart'],
  ['new/urlencoded', 'new.json', 'POST /urlencoded'],
  ['new/xml', 'new.json', 'PUT /xml'],
  ['new/json', 'new.json', 'PUT /json'],
  ['new/content', 'new.json', 'GET /content/{id}'],
  ['old/older-form', 'old.json', 'POST /form'],
  ['old/older-upload', 'old.json', 'POST /upload'],
];

/** What a reader sees of the fields, before and after all are filled. */
const fields = (playground: Locator): Promise<string[]> =>
  playground.evaluate((element) =>
    [...element.shadowRoot!.querySelectorAll('form :is(label, legend, [part~="note"], input, select, textarea)')].map(
      (each) => (each instanceof HTMLElement && 'value' in each ? String(each.value) : each.textContent!.trim()),
    ),
  );

interface Seen {
  start: string[];
  filled: string[];
  sample: string;
  requests: Received[];
}

async function use(playground: Locator): Promise<Seen> {
  const start = await fields(playground);
  const before = recorder.requests.length;
  await send(playground, '200');
  await playground.getByRole('button', { name: 'Fill with examples' }).click();
  const filled = await fields(playground);
  const file = playground.locator('input[type="file"]');
  if ((await file.count()) > 0)
    await file.setInputFiles({ name: 'ä.txt', mimeType: 'text/plain', buffer: Buffer.from('content') });
  await send(playground, '200');
  const sample = await playground.locator('octavo-playground-sample pre').textContent();
  return { start, filled, sample: sample!, requests: recorder.requests.slice(before) };
}

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${site.url}/${path}`);
  return page;
}

test.each(cases)('%s', async (path, specification, operation) => {
  const page = await open(`${path}/`);
  const built = await use(await openPanel(page));
  await page.close();
  const plain = await open('plain.html');
  await plain.evaluate(
    ([spec, name]) => {
      const element = document.createElement('octavo-playground');
      element.setAttribute('spec', spec!);
      element.setAttribute('operation', name!);
      document.body.append(element);
    },
    [specification, operation],
  );
  const playground = plain.locator('octavo-playground');
  await playground.getByRole('button', { name: 'Send', exact: true }).waitFor();
  const standalone = await use(playground);
  expect(standalone).toEqual(built);
  expect(built.requests).toHaveLength(2);
  expect(built.requests[1]).toMatchSnapshot();
  const tree = playground.locator('octavo-json-view');
  expect((await tree.locator('[role=tree]').textContent())!.replace(/[\s▾]/g, '')).toBe(answer);
  await plain.close();
});
