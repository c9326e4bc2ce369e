/** Interactive components in dev: they follow edits of their files, and keep their state otherwise. */
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { openInDev, startDev } from './browser/open-in-dev.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { quiet } from './browser/quiet.js';

const docs = temporaryFolder();
let browser: Browser;
let dev: ViteDevServer;
let url: string;

beforeAll(async () => {
  cpSync(fileURLToPath(new URL('fixtures/islands', import.meta.url)), docs, { recursive: true });
  writeFiles(docs, {
    'node_modules/shouting/package.json': { name: 'shouting', version: '1.0.0', type: 'module', exports: './index.js' },
    'node_modules/shouting/index.js': 'export const shout = (text) => text.toUpperCase();\n',
  });
  ({ server: dev, url } = await startDev(docs));
  browser = await openBrowser();
});
afterAll(() => dev.close());

/** The sources of edited files before the test. */
const sources = new Map<string, string>();

afterEach(() => {
  for (const [file, source] of sources) writeFileSync(join(docs, file), source);
  sources.clear();
});

/** Opens a page of the fixture. `errors` collects errors of its scripts. */
async function open(path: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openInDev(page, `${url}${path}`);
  return { page, errors };
}

function edit(file: string, change: (source: string) => string): void {
  const source = readFileSync(join(docs, file), 'utf8');
  if (!sources.has(file)) sources.set(file, source);
  writeFileSync(join(docs, file), change(source));
}

async function arrives(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.locator('#content').textContent()).toContain(text);
}

function counter(page: Page, name: string) {
  const element = page.locator(`.counter[data-name="${name}"]`);
  return {
    count: () => element.locator('> output').textContent(),
    add: () => element.locator('> button').click(),
  };
}

test('repeats clicks and input from before the scripts ran, each once', async () => {
  const page = await browser.newPage();
  let run = (): void => {};
  const isWanted = new Promise<void>((resolve) => (run = resolve));
  await page.route(/_octavo\/islands\//, async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto(`${url}live`, { waitUntil: 'commit' });
  await counter(page, 'plain').add();
  await counter(page, 'plain').add();
  await page.click('.inline');
  await page.getByLabel('Your name').fill('Ada');
  await page.click('.form button');
  expect(await counter(page, 'plain').count()).toBe('Count: 0');
  run();
  await quiet(page);
  await expect.poll(() => counter(page, 'plain').count()).toBe('Count: 2');
  await expect.poll(() => page.locator('.inline').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.locator('.form output').textContent()).toBe('Hello ADA');
  expect(page.url()).toBe(`${url}live`);
  await counter(page, 'plain').add();
  expect(await counter(page, 'plain').count()).toBe('Count: 3');
  await page.close();
});

test('keeps the state of components when something else on the page is edited', async () => {
  const { page, errors } = await open('live');
  await counter(page, 'plain').add();
  await counter(page, 'first tab').add();
  await page.click('.inline');
  await page.click('.add-total');
  edit('live.mdx', (source) => source.replace('## Counters', 'Added first.\n\n## Counters'));
  await arrives(page, 'Added first.');
  edit('live.mdx', (source) => source.replace('Added first.', 'Changed.').replace('In a sentence', 'Here'));
  await arrives(page, 'Here: ');
  await quiet(page);
  const states = [counter(page, 'plain').count(), counter(page, 'first tab').count()];
  expect(await Promise.all(states)).toEqual(['Count: 1', 'Count: 1']);
  expect(await page.locator('.inline').textContent()).toBe('on the page');
  expect(await page.locator('.total').textContent()).toBe('Total 1');
  await counter(page, 'plain').add();
  expect(await counter(page, 'plain').count()).toBe('Count: 2');
  expect(errors).toEqual([]);
  await page.close();
});

test('keeps the state of components when a program empties the file before it writes it', async () => {
  const { page, errors } = await open('live');
  await counter(page, 'plain').add();
  for (let times = 1; times <= 6; times++) {
    const line = `Written ${times} times.`;
    const isNoticed = once(dev.watcher, 'change');
    edit('live.mdx', () => '');
    await isNoticed;
    edit('live.mdx', () => sources.get('live.mdx')!.replace('## Counters', `${line}\n\n## Counters`));
    await arrives(page, line);
    expect(await counter(page, 'plain').count()).toBe('Count: 1');
  }
  expect(errors).toEqual([]);
  await page.close();
});

test('restarts only the component whose props are edited on the page', async () => {
  const { page, errors } = await open('live');
  await counter(page, 'plain').add();
  await counter(page, 'computed').add();
  edit('live.mdx', (source) => source.replace('40 + 2', '40 + 9'));
  await expect.poll(() => counter(page, 'computed').count()).toBe('Count: 49');
  await quiet(page);
  expect(await counter(page, 'plain').count()).toBe('Count: 1');
  await counter(page, 'computed').add();
  expect(await counter(page, 'computed').count()).toBe('Count: 50');
  expect(errors).toEqual([]);
  await page.close();
});

test('updates visible and hidden content of a component', async () => {
  const { page, errors } = await open('content');
  edit('content.mdx', (source) => source.replace('A paragraph', 'Another paragraph'));
  await arrives(page, 'Another paragraph');
  await counter(page, 'inner').add();
  expect(await counter(page, 'inner').count()).toBe('Count: 6');
  const show = page.getByRole('button', { name: 'Show it' });
  await show.click();
  await counter(page, 'hidden').add();
  edit('content.mdx', (source) => source.replace('Hidden', 'Later'));
  await expect.poll(() => show.getAttribute('aria-expanded')).toBe('false');
  await show.click();
  expect(await page.locator('.toggle-body').innerText()).toContain('Later words and');
  expect(await counter(page, 'hidden').count()).toBe('Count: 0');
  expect(await counter(page, 'inner').count()).toBe('Count: 6');
  expect(errors).toEqual([]);
  await page.close();
});

test('keeps the state of a component whose block ends the paragraph around it', async () => {
  const { page, errors } = await open('live');
  edit('live.mdx', (source) => source.replace('<Lazy />', 'Beside <Counter name="beside text" /> it.'));
  await arrives(page, 'Beside');
  await counter(page, 'beside text').add();
  await counter(page, 'plain').add();
  edit('live.mdx', (source) => source.replace('In a sentence', 'There'));
  await arrives(page, 'There: ');
  const states = [counter(page, 'plain').count(), counter(page, 'beside text').count()];
  expect(await Promise.all(states)).toEqual(['Count: 1', 'Count: 1']);
  expect(errors).toEqual([]);
  await page.close();
});

test('an edited component keeps its state, unless the edit is undone, which reloads the page', async () => {
  const { page, errors } = await open('live');
  await counter(page, 'plain').add();
  await page.click('.reduced');
  const replace = (old: string, text: string): void =>
    edit('snippets/counter.jsx', (source) => source.replace(old, text));
  replace('Count: {count}', 'Edited: {count * 10}');
  await expect.poll(() => counter(page, 'plain').count()).toBe('Edited: 10');
  await counter(page, 'plain').add();
  await expect.poll(() => counter(page, 'plain').count()).toBe('Edited: 20');
  expect(await page.locator('.reduced li').count()).toBe(2);
  replace('Edited: {count * 10}', 'Count: {count}');
  await expect.poll(() => counter(page, 'plain').count()).toBe('Count: 0');
  await quiet(page);
  await counter(page, 'plain').add();
  expect(await counter(page, 'plain').count()).toBe('Count: 1');
  expect(errors).toEqual([]);
  await page.close();
});

test('a component starts again if its hooks are edited; others on the page keep their state', async () => {
  const { page, errors } = await open('live');
  await counter(page, 'plain').add();
  await page.click('.inline');
  edit('snippets/counter.jsx', (source) => source.replace('useState(start)', 'useState(start + 5)'));
  await expect.poll(() => counter(page, 'plain').count()).toBe('Count: 5');
  expect(await page.locator('.inline').textContent()).toBe('on the page');
  edit('snippets/counter.jsx', (source) =>
    source.replace('const [count', "const [unit] = useState('x');\n  const [count").replace('{count}', '{count}{unit}'),
  );
  await expect.poll(() => counter(page, 'plain').count()).toBe('Count: 5x');
  await counter(page, 'plain').add();
  await expect.poll(() => counter(page, 'plain').count()).toBe('Count: 6x');
  expect(errors).toEqual([]);
  await page.close();
});

test('runs components that follow edits of their file and of the page', async () => {
  const { page, errors } = await open('content');
  const { add, count } = counter(page, 'outer');
  const number = async (): Promise<number> => Number((await count())!.replace(/\D/g, ''));
  const added = async (): Promise<number> => {
    const before = await number();
    await add();
    return (await number()) - before;
  };
  expect(await added()).toBe(1);
  let value = await number();
  for (const [step, word] of [
    [2, 'Number'],
    [3, 'Sum'],
  ] as const) {
    edit('snippets/counter.jsx', (source) =>
      source.replace(/count \+ \d/, `count + ${step}`).replace(/>\w+: \{count\}/, `>${word}: {count}`),
    );
    await expect.poll(count).toBe(`${word}: ${value}`);
    expect(await added()).toBe(step);
    value += step;
  }
  const last = await number();
  edit('content.mdx', (source) => source.replace('After it.', 'After all of it.'));
  await arrives(page, 'After all of it.');
  expect(await added()).toBe(3);
  expect(await number()).toBe(last + 3);
  expect(errors).toEqual([]);
  await page.close();
});
