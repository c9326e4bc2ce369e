/** The playground of a built site: servers, links, and signing in at a real authorization server. */
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../plugin/site-build/build-site.js';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { startAuthorizationServer, type AuthorizationServer } from './playground/authorization-server.js';
import { moonSpecification, startMoonService, type MoonService } from './playground/moon-service.js';
import { openPanel, send } from './playground/panel.js';

const out = join(temporaryFolder(), 'out');
let browser: Browser;
let service: MoonService;
let issuer: AuthorizationServer;
let site: Served;

beforeAll(async () => {
  service = await startMoonService();
  site = await serveFolder(out);
  issuer = await startAuthorizationServer(`${site.url}/octavo-oauth.html`);
  const root = writeFiles(temporaryFolder(), {
    'docs.json': {
      name: 'Moons',
      colors: { primary: '#14532D' },
      navigation: { groups: [{ group: 'API', openapi: 'moons.json' }] },
    },
    'moons.json': moonSpecification(service.url, issuer.url),
    'guide.mdx': '---\ntitle: Guide\n---\n\n<octavo-playground spec="moons.json" operation="GET /moons" />\n',
  });
  const { report } = await buildSite({ root, outDir: out, cacheDir: join(out, '..', 'cache') });
  expect(report).toMatchObject({ errors: [] });
  browser = await openBrowser();
});
afterAll(async () => {
  await site.close();
  service.close();
  issuer.close();
});

async function open(name: string, fragment = ''): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${site.url}/api-reference/${name}/${fragment}`);
  return page;
}

describe('the server', () => {
  test('is one choice for endpoint, samples and playground, on all pages', async () => {
    const page = await open('list');
    const sample = page.locator('octavo-request-example').first();
    await page.getByLabel('Base URL').selectOption({ label: `${service.url}/v2` });
    expect(await sample.textContent()).toContain(`${service.url}/v2/moons`);
    const playground = await openPanel(page);
    const shown = playground.locator('#server > option:checked, [part="path"]');
    expect((await shown.allTextContents()).join('')).toBe(`${service.url}/v2/moons`);
    await playground.getByLabel('version').selectOption('v3');
    expect(await page.getByLabel('Base URL').locator('option:checked').textContent()).toBe(`${service.url}/v3`);
    expect(await sample.textContent()).toContain(`${service.url}/v3/moons`);
    await page.goto(`${site.url}/api-reference/rings/`);
    expect(await page.getByLabel('Base URL').locator('option:checked').textContent()).toBe(`${service.url}/v3`);
    expect(await page.locator('octavo-request-example').first().textContent()).toContain(`${service.url}/v3/rings`);
    await send(await openPanel(page), '200');
    expect(service.requests.at(-1)!.url).toBe('/v3/rings');
    await page.evaluate(() => localStorage.clear());
    await page.close();
  });
});

/** The visible parts: in the dialog while it is open. */
const visibleParts = (page: Page) =>
  page.evaluate(() => {
    const inside = (root: ParentNode): Element[] =>
      Array.from(root.querySelectorAll('*')).flatMap((each) => [
        each,
        ...(each.shadowRoot ? inside(each.shadowRoot) : []),
      ]);
    const dialog = document.querySelectorAll('dialog:modal');
    const roots = dialog.length > 0 ? dialog : document.querySelectorAll('main, #content-side-layout');
    const seen = Array.from(roots, inside)
      .flat()
      .filter((each) => each.checkVisibility({ visibilityProperty: true }));
    const own = (each: Element): string =>
      Array.from(each.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
        .join('')
        .trim();
    const text = (each: Element): string =>
      each instanceof HTMLSelectElement
        ? (each.selectedOptions[0]?.text ?? '')
        : each.matches('option')
          ? ''
          : own(each);
    const isColored = (each: Element): boolean => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = getComputedStyle(each)
        .backgroundColor.match(/[\d.]+/g)!
        .map(Number);
      return alpha > 0.9 && Math.max(red, green, blue) - Math.min(red, green, blue) > 40;
    };
    return {
      // The list of all servers says more of each.
      servers: seen.filter((each) => !each.closest('pre, li') && /^https?:/.test(text(each))).map(text),
      methods: seen.filter((each) => /^(?:GET|POST)$/.test(own(each))).map(own),
      samples: seen.filter((each) => each.matches('pre') && each.textContent.startsWith('curl ')).length,
      primary: seen
        .filter((each) => each.matches('button:enabled, summary') && isColored(each))
        .map((each) => each.textContent!.trim()),
      required: seen
        .filter((each) => each.matches('input[aria-required]'))
        .map((each) => (each as HTMLInputElement).value),
    };
  });

describe('the page of an operation', () => {
  test('says each thing once, and nothing moves when the form opens', async () => {
    const page = await open('create');
    const once = { servers: [`${service.url}/v1`], methods: ['POST'], samples: 1 };
    expect(await visibleParts(page)).toEqual({ ...once, primary: ['Try it'], required: [] });
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
        new PerformanceObserver((list) => {
          shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
        }).observe({ type: 'layout-shift' });
    });
    const playground = await openPanel(page);
    await playground.locator('octavo-playground-sample pre', { hasText: 'curl' }).waitFor();
    expect(await visibleParts(page)).toEqual({ ...once, primary: ['Send'], required: ['YOUR_NAME'] });
    expect(await playground.locator('octavo-playground-sample pre').textContent()).toContain('"name": "YOUR_NAME"');
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await playground.getByLabel('name', { exact: true }).fill('Io');
    await playground.locator('octavo-playground-sample pre', { hasText: '"name": "Io"' }).waitFor();
    await send(playground, '200');
    expect(await visibleParts(page)).toEqual({ ...once, primary: ['Send'], required: ['Io'] });
    await page.keyboard.press('Escape');
    expect(await visibleParts(page)).toEqual({ ...once, primary: ['Try it'], required: [] });
    await page.close();
  });
});

describe('a link to a request', () => {
  test('opens the form, filled', async () => {
    const form = { operation: 'GET /moons', values: { 'query:planet': 'mars & co' } };
    const page = await open('list', `#octavo-request=${encodeURIComponent(JSON.stringify(form))}`);
    const playground = page.locator('octavo-playground');
    await send(playground, '200');
    expect(service.requests.at(-1)!.url).toBe('/v1/moons?planet=mars%20%26%20co');
    await page.close();
  });
});

test('an element in a page shows the operation of its specification', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/guide/`);
  await send(page.locator('octavo-playground'), '200');
  expect(service.requests.at(-1)!.url).toBe('/v1/moons');
  await page.close();
});

describe('signing in', () => {
  /** Signs in and consents on the pages of the authorization server. */
  async function signIn(page: Page, playground: Locator): Promise<void> {
    await playground.getByRole('button', { name: 'Authorize…' }).click();
    expect(await playground.getByLabel('Redirect URI').inputValue()).toBe(`${site.url}/octavo-oauth.html`);
    await playground.getByLabel('Client ID').fill('docs');
    await playground.getByLabel('Additional parameters').fill('prompt=consent');
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      playground.getByRole('button', { name: 'Authorize', exact: true }).click(),
    ]);
    await popup.locator('input[name="login"]').fill('ada');
    await popup.locator('input[name="password"]').fill('any');
    await popup.locator('button[type="submit"]').click();
    await popup.getByRole('button', { name: 'Continue' }).click();
    if (!popup.isClosed()) await popup.waitForEvent('close');
  }

  test('with an authorization code and PKCE gets a token, which is renewed when it expires', async () => {
    const page = await open('me');
    const playground = await openPanel(page);
    await signIn(page, playground);
    const token = playground.getByLabel('Token', { exact: true });
    await expect.poll(() => token.inputValue()).not.toBe('');
    const first = await token.inputValue();
    const sentToken = async (): Promise<string> => {
      await send(playground, '200');
      return token.inputValue();
    };
    await expect.poll(sentToken).not.toBe(first);
    await playground.getByText('"ada"').waitFor();
    await page.close();
  });

  test('works with the discovery document of an OpenID provider', async () => {
    const page = await open('me');
    const playground = await openPanel(page);
    await playground.getByLabel('Alternative').first().selectOption('1');
    await signIn(page, playground);
    await expect.poll(() => playground.getByLabel('Token', { exact: true }).inputValue()).not.toBe('');
    await page.close();
  });
});

const controls = 'button, input, select, textarea, summary, [tabindex="0"]';

/** The name of the element with the focus, and whether it is in the playground. */
const focused = async (page: Page): Promise<{ name: string; isInside: boolean }> =>
  page.evaluate(() => {
    const isInside = Boolean(document.activeElement?.closest('octavo-playground'));
    let element = document.activeElement as HTMLInputElement;
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement as HTMLInputElement;
    const texts = [element.getAttribute('aria-label'), element.labels?.[0]?.textContent, element.textContent];
    return { name: texts.find(Boolean)?.trim() ?? '', isInside };
  });

/** Presses `key` until it leaves the playground or reaches `end`, and returns the names on the way. */
async function walk(page: Page, key: string, visit: (name: string) => boolean | Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  for (let presses = 0; presses < 99; presses++) {
    await page.keyboard.press(key);
    const { name, isInside } = await focused(page);
    if (isInside) names.push(name);
    if ((!isInside && names.length > 0) || (await visit(name)) === true) break;
  }
  return names;
}

describe('a reader without a mouse', () => {
  test('reaches every control with Tab, fills the form and sends it', async () => {
    const page = await open('create');
    await walk(page, 'Tab', (name) => name === 'Try it');
    await page.keyboard.press('Enter');
    const playground = page.locator('octavo-playground');
    await playground.getByRole('button', { name: 'Send', exact: true }).waitFor();
    await playground.locator('octavo-playground-sample pre', { hasText: 'curl' }).waitFor();
    const typed: Record<string, string> = { planet: 'Saturn', Token: 'secret', name: 'Titan', days: '16' };
    // The focus is in the first field, after Send.
    const toSend = (): Promise<string[]> => walk(page, 'Shift+Tab', (name) => name === 'Send');
    await toSend();
    await walk(page, 'Tab', async (name) => {
      if (typed[name] === undefined) return false;
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(typed[name]);
      return name === 'days';
    });
    await toSend();
    await page.keyboard.press('Enter');
    await playground.locator('[part~="code"]', { hasText: '200' }).waitFor();
    const sent = service.requests.at(-1)!;
    expect([sent.method, sent.url]).toEqual(['POST', '/v1/moons?planet=Saturn']);
    expect(sent.headers.authorization).toBe('Bearer secret');
    expect(JSON.parse(sent.body)).toEqual({ name: 'Titan', orbit: { days: 16 } });

    // Last, because in Firefox the focus of the window stays in the toolbar: keys reach the page, but press no button.
    await walk(page, 'Shift+Tab', () => false);
    const forward = await walk(page, 'Tab', () => false);
    const visible = await playground
      .locator(controls)
      .evaluateAll((all) => all.filter((each) => each.checkVisibility() && !each.matches(':disabled')).length);
    expect(forward).toEqual(
      expect.arrayContaining([...Object.keys(typed), 'Send', 'kind', 'Add item: tags', '+ ring']),
    );
    expect(forward.length).toBe(visible);
    const backward = await toSend();
    const reversed = forward.slice(forward.indexOf('Send')).reverse();
    // Behind the end of a dialog is the toolbar of the browser. Firefox continues from there before the last element.
    expect([reversed, reversed.slice(1)]).toContainEqual(backward);
    await page.close();
  });

  test('sees borders, focus and selected states in forced colors', async () => {
    const page = await open('create');
    await page.emulateMedia({ forcedColors: 'active' });
    const playground = await openPanel(page);
    await playground.getByRole('button', { name: 'Add item: tags' }).click();
    const looks = await playground.locator('button:visible, input:visible, select:visible').evaluateAll((all) =>
      all.map((element) => {
        const style = getComputedStyle(element);
        const border = `${style.borderTopStyle} ${style.borderTopWidth}`;
        (element as HTMLElement).focus({ focusVisible: true } as FocusOptions);
        const name = element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.id);
        return { name, border, outline: style.outlineStyle, isCheckbox: element.matches('[type=checkbox]') };
      }),
    );
    expect(looks.length).toBeGreaterThan(8);
    expect(looks.filter(({ border, isCheckbox }) => !isCheckbox && border !== 'solid 1px')).toEqual([]);
    expect(looks.filter(({ outline }) => outline === 'none')).toEqual([]);
    const [chosen, other] = await playground
      .locator('[aria-pressed]')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderTopColor));
    expect(chosen).not.toBe(other);
    await page.close();
  });
});
