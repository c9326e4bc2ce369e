/** The navbar of a built site: its landmarks, and with and without scripts. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtSite } from './browser/built-site.js';
import { violationsOn } from './browser/violations.js';

/** Wider than the page. */
const wide = { width: 1920, height: 1080 };
const phone = { width: 390, height: 844 };

let page: Page;

function files(): Record<string, unknown> {
  const tabs = (language: string): object[] => [
    {
      tab: 'Guides',
      pages: [
        `${language}/guide`,
        `${language}/own`,
        { group: 'A group with a long name', pages: [`${language}/long`] },
      ],
    },
    { tab: 'API', pages: [`${language}/api`] },
    { tab: 'More', menu: [{ item: 'Blog', pages: [`${language}/blog`] }] },
  ];
  const contents: Record<string, string> = {
    guide: '<p className="relative">A page with the utility class.</p>',
    own: '<octavo-navbar label="Own"><a href="/en/api">One</a></octavo-navbar>',
    long: 'Text.\n\n## A heading\n\nText.',
  };
  const routes = ['en', 'ar'].flatMap((language) =>
    ['guide', 'own', 'long', 'api', 'blog'].map((name) => [`${language}/${name}`, name] as const),
  );
  return {
    'docs.json': {
      name: 'Acme',
      // Its borders are dashed on all sides that have one, and logo and search are in the sidebar.
      theme: 'linden',
      colors: { primary: '#0D9373' },
      navbar: {
        links: [{ label: 'Help', href: 'https://octavo.test/help' }],
        primary: { type: 'button', label: 'Sign up', href: 'https://octavo.test/up' },
      },
      contextual: { options: ['copy', 'view'] },
      navigation: { languages: ['en', 'ar'].map((language) => ({ language, tabs: tabs(language) })) },
    },
    ...Object.fromEntries(
      routes.map(([route, name]) => [`${route}.mdx`, `---\ntitle: ${name}\n---\n\n${contents[name] ?? 'Text.'}\n`]),
    ),
  };
}

const site = builtSite(files(), { viewport: wide, reducedMotion: 'reduce' });

async function open(path: string, options: BrowserContextOptions = {}): Promise<void> {
  page = await site.open(path, options);
}

const edges = (selector: string): Promise<[start: number, end: number]> =>
  page.locator(selector).evaluate((element): [number, number] => {
    const { left, right } = element.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });

/** The parts in the row above the content. */
const order = ['.nav-tabs', '.navbar-link', '[data-kind=language]', '#topbar-cta-button'];

test('is a banner whose landmarks have different names', async () => {
  await open('en/guide');
  expect(await page.getByRole('banner').count()).toBe(1);
  const names = await page
    .locator('#navbar')
    .getByRole('navigation')
    .evaluateAll((landmarks) => landmarks.map((landmark) => landmark.ariaLabel));
  expect(names).toHaveLength(2);
  expect(new Set(names)).toEqual(new Set(['Acme', 'Sections']));
  const snapshot = await page.locator('body').ariaSnapshot();
  expect(snapshot).toMatch(/- navigation "Acme":\n\s*- list:\n\s*- listitem:\n\s*- link "Help"/);
  expect(snapshot).toMatch(/- navigation "Sections":\n\s*- link "Guides"/);
});

test('needs no script, and no styles of its own', async () => {
  await open('en/guide');
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => customElements.get('octavo-switcher') !== undefined);
  expect(await page.evaluate(() => customElements.get('octavo-navbar'))).toBe(undefined);
  expect(await page.locator('#navbar, #navbar *').evaluateAll((all) => all.filter((each) => each.shadowRoot))).toEqual(
    [],
  );
});

test('has one order for the eye and the keyboard, from the start of the line in both directions', async () => {
  for (const language of ['en', 'ar']) {
    await open(`${language}/guide`);
    const boxes: [number, number][] = [];
    for (const selector of order) boxes.push(await edges(`#navbar ${selector}`));
    const isRightToLeft = language === 'ar';
    const starts = boxes.map(([left, right]) => (isRightToLeft ? -right : left));
    expect({ language, starts }).toEqual({ language, starts: starts.toSorted((one, other) => one - other) });
    await page.locator('.octavo-home').focus();
    const visited: string[] = [];
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab');
      visited.push(await page.evaluate(() => document.activeElement!.textContent!.trim()));
    }
    expect([visited.indexOf('Help') > 0, visited.indexOf('Sign up') > visited.indexOf('Help')]).toEqual([true, true]);
  }
});

test.each(['en', 'ar'])('logo and search are at the top of the sidebar, above its pages: %s', async (language) => {
  await open(`${language}/guide`);
  const rects = await page.evaluate(() =>
    ['.octavo-home', '#search-bar-entry', '#sidebar-content', '.nav-tabs'].map((selector) => {
      const { top, bottom, left, right } = document.querySelector(selector)!.getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );
  const [logo, search, entries, tabs] = rects as [DOMRect, DOMRect, DOMRect, DOMRect];
  expect([logo.bottom <= search.top, search.bottom <= entries.top, tabs.bottom <= search.bottom]).toEqual([
    true,
    true,
    true,
  ]);
  for (const part of [logo, search]) expect(part.left >= entries.left && part.right <= entries.right).toBe(true);
  expect(language === 'en' ? tabs.left >= entries.right : tabs.right <= entries.left).toBe(true);
});

test('has a border only below it', async () => {
  await open('en/guide');
  const borderWidth = await page.locator('#navbar').evaluate((navbar) => getComputedStyle(navbar).borderWidth);
  expect(borderWidth).toBe('0px 0px 1px');
});

test('opens the menu of a tab and leaves the links to the drawer of a phone, without scripts', async () => {
  await open('en/guide', { javaScriptEnabled: false, viewport: phone });
  await page.locator('.nav-tabs summary').click();
  const { x, width } = (await page.getByRole('link', { name: 'Blog' }).boundingBox())!;
  expect([x >= 0, x + width <= phone.width]).toEqual([true, true]);
  expect(await page.locator('#navbar .navbar-link').isVisible()).toBe(false);
  expect(await page.getByRole('navigation', { name: 'Acme' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL('**/en/blog/');
});

test('the drawer of a phone lists the tabs, and the menu of the current one, without scripts', async () => {
  await open('en/blog', { javaScriptEnabled: false, viewport: phone });
  const tabs = page.locator('#sidebar .octavo-drawer-list a');
  expect(await tabs.filter({ visible: true }).count()).toBe(0);
  await page.locator('.octavo-open-drawer').click();
  expect(await tabs.filter({ visible: true }).allTextContents()).toEqual(['Guides', 'API', 'More', 'Blog']);
  expect(await page.locator('#sidebar .octavo-drawer-list a[aria-current]').allTextContents()).toEqual([
    'More',
    'Blog',
  ]);
  await tabs.filter({ hasText: 'API' }).click();
  await page.waitForURL('**/en/api/');
  await open('en/blog');
  expect(await tabs.filter({ visible: true }).count()).toBe(0);
});

test('a phone has the path, the contents and the menu of a page in one row, and the text in the upper half', async () => {
  for (const language of ['en', 'ar']) {
    await open(`${language}/long`, { viewport: { width: 360, height: 780 } });
    const tools = page.locator('#header :is(.eyebrow, .octavo-open-outline, #page-context-menu)');
    const boxes = await tools.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    boxes.sort((one, other) => one.left - other.left);
    const [first, second, third] = boxes;
    expect([boxes.length, first!.left >= 0, third!.right <= 360]).toEqual([3, true, true]);
    expect([first!.right <= second!.left, second!.right <= third!.left]).toEqual([true, true]);
    const below = (await page.locator('h1').boundingBox())!.y;
    expect(boxes.every(({ bottom }) => bottom <= below)).toBe(true);
    expect((await page.locator('#content p').first().boundingBox())!.y).toBeLessThan(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test.each([wide, phone])('looks the same beside a navbar in the content at $width px', async (viewport) => {
  const seen = [];
  for (const [path, isDefined] of [
    ['en/guide', false],
    ['en/own', true],
  ] as const) {
    await open(path, { viewport });
    await page.keyboard.press('Tab');
    await page.waitForFunction(
      (expected) =>
        (customElements.get('octavo-navbar') !== undefined) === expected && customElements.get('octavo-switcher'),
      isDefined,
    );
    seen.push(
      await page.locator('#navbar').evaluate((navbar) =>
        [
          navbar,
          ...navbar.querySelectorAll(
            '.octavo-open-drawer, .octavo-home, .navbar-link a, .topbar-right-container, .nav-tabs a',
          ),
        ].map((part) => {
          const { x, y, height } = part.getBoundingClientRect();
          const { padding, color, backgroundColor, borderWidth } = getComputedStyle(part);
          return [part.className, x, y, height, padding, color, backgroundColor, borderWidth];
        }),
      ),
    );
  }
  expect(seen[1]).toEqual(seen[0]);
});

test.each(['light', 'dark'] as const)('has no accessibility violations (%s)', async (colorScheme) => {
  for (const viewport of [wide, phone]) {
    await open('en/guide', { viewport, colorScheme });
    expect(await violationsOn(page)).toEqual([]);
  }
});

test('is not printed', async () => {
  await open('en/guide');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#navbar').isVisible()).toBe(false);
});
