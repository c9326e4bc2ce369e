/** Moving from page to page: pages are fetched when the reader points at their links, and element scripts when the reader uses a page. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { skipIn } from './browser/skip-in.js';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const elements = `\`\`\`js
answer = 42;
\`\`\`

<Tabs>
  <Tab title="One">First</Tab>
  <Tab title="Two">Second</Tab>
</Tabs>

<Accordion title="More" id="more">Hidden</Accordion>

![A square](/square.svg)`;

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><rect width="9" height="9"/></svg>';

let browser: Browser;
let server: Served;

beforeAll(async () => {
  const temporary = temporaryFolder();
  const root = join(temporary, 'docs');
  writeFiles(root, {
    'docs.json': {
      name: 'Moving',
      theme: 'mint',
      colors: { primary: '#0D9373' },
      navigation: { pages: ['one', 'two', 'elements'] },
    },
    'one.mdx':
      '---\ntitle: One\n---\n\n[Next](/two#end) [Elsewhere](https://octavo.test/x)\n\n<a href="/two.md" download>Download</a>\n',
    'two.mdx': `---\ntitle: Two\n---\n\n<ParamField path="onError" />\n\n${'Text.\n\n'.repeat(100)}### \`_meta\`\n\nThe end.\n`,
    'square.svg': square,
    'elements.mdx': `---\ntitle: Elements\n---\n\n${elements}\n`,
  });
  await buildFolder(root, join(temporary, 'out'));
  server = await serveFolder(join(temporary, 'out'));
  browser = await openBrowser();
});

afterAll(() => server.close());

/** Opens the first page, and records requests for the second one. */
async function open(): Promise<{ page: Page; fetched: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 800 } });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/two')) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(`${server.url}/one`);
  return { page, fetched };
}

test('a page is requested once when the reader points at its link, and neither downloads nor other sites are', async () => {
  const { page, fetched } = await open();
  for (const name of ['Elsewhere', 'Download', 'Next']) {
    const answer = name === 'Next' ? page.waitForResponse('**/two/') : undefined;
    await page.getByRole('link', { name, exact: true }).first().hover();
    await answer;
  }
  await page.getByRole('link', { name: 'Two', exact: true }).first().click();
  await page.waitForURL('**/two/');
  expect(fetched).toEqual(['/two/']);
  await page.close();
});

test.for([
  ['without a transition after a page that was slow to appear', -1e9, false],
  ['with a transition after any other page', 1e9, true],
] as const)('the page changes %s', async ([, responseStart, hasTransition], context) => {
  skipIn(['firefox'], context, 'Firefox has no view transitions between pages.');
  const page = await browser.newPage();
  await page.addInitScript((time) => {
    document.addEventListener('octavo:before-update', (event) => event.preventDefault());
    const original = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) =>
      type === 'navigation' ? [{ responseStart: time } as PerformanceNavigationTiming] : original(type);
    addEventListener('pagereveal', ({ viewTransition }) => (document.title = String(viewTransition !== null)));
  }, responseStart);
  await page.goto(`${server.url}/one`);
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver(() => setTimeout(resolve)).observe({ type: 'paint', buffered: true }),
      ),
  );
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/two/#end');
  await expect.poll(() => page.title()).toBe(String(hasTransition));
  await page.close();
});

test('a hash with other punctuation than the id goes to its target', async () => {
  const { page } = await open();
  await page.goto(`${server.url}/two#param-onError`);
  await page.waitForURL('**/two/#param-on-error');
  await page.evaluate(() => void (location.hash = '#meta'));
  await page.waitForURL('**/two/#_meta');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.close();
});

/** Opens the page with elements. Records the element scripts that it requests, and delays them until `release` is called. */
async function openElements(
  hash = '',
  waitUntil: 'load' | 'commit' = 'load',
  prepare?: () => void,
): Promise<{ page: Page; scripts: string[]; release: () => void }> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 800 }, permissions: ['clipboard-write'] });
  if (prepare) await page.addInitScript(prepare);
  const scripts: string[] = [];
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_octavo\/(?:base|code-block|tabs|disclosures|zoom|theme-toggle)-/, async (route) => {
    scripts.push(/([\w-]+)-[\w-]{8}\.js$/.exec(route.request().url())![1]!);
    await released;
    await route.continue();
  });
  await page.goto(`${server.url}/elements${hash}`, { waitUntil });
  return { page, scripts, release };
}

const loadedScripts = ['base', 'code-block', 'disclosures', 'tabs', 'theme-toggle', 'zoom'];

test('a page loads the scripts of its elements when the reader starts to use it', async () => {
  const { page, scripts, release } = await openElements();
  expect(scripts).toEqual([]);
  release();
  await page.mouse.move(700, 400, { steps: 2 });
  await expect.poll(() => scripts.toSorted()).toEqual(loadedScripts);
  await expect.poll(() => page.locator('octavo-tabs:defined').count()).toBe(1);
  await page.close();
});

test('a page does not load them because it appears under a resting pointer', async () => {
  const { page, scripts, release } = await openElements();
  release();
  await page.evaluate(() => {
    for (const type of ['pointerover', 'pointermove']) {
      const event = new PointerEvent(type, { bubbles: true });
      document.body.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: 20 }));
    }
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(scripts).toEqual([]);
  await page.close();
});

test('a page loads them at once if its URL has a hash', async () => {
  const { page, scripts, release } = await openElements('#more', 'commit');
  release();
  await expect.poll(() => scripts.length).toBe(loadedScripts.length);
  await expect.poll(() => page.locator('details.accordion[open]').count()).toBe(1);
  await page.close();
});

test.each([
  ['a copy button', 'octavo-code-block [data-testid=copy-code-button]', 'octavo-code-block [role=status]', 'Copied'],
  ['a tab', 'octavo-tabs button:nth-of-type(2)', '[role=tab][aria-selected=true]', 'Two'],
  ['an image', '#content img', 'octavo-zoom dialog[open] button', ''],
  ['the theme toggle', 'octavo-theme-toggle button', 'html[style*="color-scheme: light"] #page-title', 'Elements'],
])('repeats a click on %s that came before its script', async (_, target, result, text) => {
  const { page, scripts, release } = await openElements();
  await page.locator(target).click();
  await expect.poll(() => scripts.length).toBe(loadedScripts.length);
  const texts = (): Promise<string[]> => page.locator(result).allInnerTexts();
  expect(await texts()).not.toContain(text);
  release();
  await expect.poll(texts).toContain(text);
  await page.close();
});

test('copies after a click that came before the script, where clipboards only open during a click', async () => {
  const { page, release } = await openElements('', 'load', () => {
    let isClick = false;
    const watch = ({ isTrusted }: Event): void => {
      isClick = isTrusted;
      setTimeout(() => (isClick = false));
    };
    addEventListener('click', watch, true);
    Clipboard.prototype.write = async ([item]) => {
      if (!isClick) throw new DOMException('Not during a click', 'NotAllowedError');
      document.body.dataset['copied'] = await (await item!.getType('text/plain')).text();
    };
    Clipboard.prototype.writeText = (text) =>
      navigator.clipboard.write([new ClipboardItem({ 'text/plain': new Blob([text], { type: 'text/plain' }) })]);
  });
  const button = page.locator('octavo-code-block [data-testid=copy-code-button]');
  const copied = (): Promise<string | null> => page.locator('body').getAttribute('data-copied');
  await button.click();
  release();
  await expect.poll(copied).toBe('answer = 42;');
  // The next click copies as usual.
  await page.evaluate(() => delete document.body.dataset['copied']);
  await button.click();
  await expect.poll(copied).toBe('answer = 42;');
  await page.close();
});

test('repeats a click during which a script runs', async () => {
  const withoutPreload = (): void => void (DOMTokenList.prototype.supports = () => false);
  const { page, release } = await openElements('', 'load', withoutPreload);
  // Beside the title, which is the same element before and after.
  await page.locator('details.accordion summary').hover({ position: { x: 18, y: 12 } });
  await expect.poll(() => page.locator('link[rel=modulepreload]').count()).toBeGreaterThan(0);
  await page.mouse.down();
  release();
  await page.locator('octavo-code-block:defined').first().waitFor();
  await page.mouse.up();
  await expect.poll(() => page.locator('details.accordion[open]').count()).toBe(1);
  await page.close();
});

test('does not repeat a click on a button in the content of an element', async () => {
  const { page, release } = await openElements();
  await page.evaluate(() => {
    const button = document.body.appendChild(document.createElement('button'));
    button.id = 'own';
    button.textContent = 'Count';
    button.onclick = () => (button.value = String(Number(button.value) + 1));
    document.querySelector('octavo-tabs octavo-tab')!.append(button);
  });
  await page.click('#own');
  release();
  await page.locator('octavo-tabs:defined').waitFor();
  // The click would be repeated before this.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.locator('#own').getAttribute('value')).toBe('1');
  await page.close();
});

test('keeps the focus on a button when its script arrives', async () => {
  const { page, release } = await openElements();
  const copy = page.locator('octavo-code-block [data-testid=copy-code-button]');
  await copy.focus();
  release();
  await page.locator('octavo-code-block:defined').waitFor();
  await expect.poll(() => copy.evaluate((button) => button.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('octavo-code-block [role=status]').textContent()).toBe('Copied');
  await page.close();
});
