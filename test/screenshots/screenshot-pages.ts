/** The pages whose screenshots are compared, and the actions of a reader before. */
import type { Page } from 'playwright-core';

/** The window widths in pixels: a phone, and a computer. */
export const widths = [390, 1280] as const;

/** A window width in pixels. */
export type Width = (typeof widths)[number];

/** A page of which screenshots are compared. */
export interface ScreenshotPage {
  /** Starts the file names of its screenshots. */
  name: string;
  /** Path on the site, without a slash at the start. */
  path: string;
  /** Height of the window in pixels. Default: the height of a common screen. */
  height?: number;
  /** Selector of an element that is scrolled to the top of the window. */
  top?: string;
  /** The reader's actions before the screenshot. */
  prepare?: (page: Page, width: Width) => Promise<void>;
}

/**
 * Pages of the documentation: the shell, each group of components, reference pages, and boxes that open above a page.
 */
export const documentationPages: readonly ScreenshotPage[] = [
  { name: 'home', path: '' },
  { name: 'quickstart', path: 'quickstart' },
  { name: 'callouts', path: 'components/callouts', height: 1500 },
  { name: 'accordions', path: 'components/accordions', height: 1300 },
  { name: 'tabs', path: 'components/tabs', height: 1500 },
  { name: 'steps', path: 'components/steps', height: 1500 },
  { name: 'cards', path: 'components/cards', height: 1700, top: '#combine-props' },
  { name: 'code-groups', path: 'components/code-groups', height: 1500 },
  { name: 'fields', path: 'components/fields', height: 1500 },
  { name: 'updates', path: 'components/updates', height: 1500 },
  { name: 'icons-and-badges', path: 'components/icons-and-badges', height: 1200 },
  { name: 'banners-and-panels', path: 'components/banners-and-panels', height: 1000 },
  { name: 'gallery', path: 'start/elements-gallery', height: 1700, top: '#tooltip' },
  { name: 'code-blocks', path: 'writing/code-blocks', height: 1500 },
  { name: 'settings-reference', path: 'configuration/settings-reference' },
  { name: 'api-page', path: 'api-reference/moons/add-a-moon', height: 1500 },
  { name: 'playground', path: 'api-reference/moons/add-a-moon', height: 1500, prepare: openPlayground },
  { name: 'search', path: 'quickstart', prepare: search },
  { name: 'navigation', path: 'components/cards', prepare: openNavigation },
  { name: 'not-found', path: 'no/such/page' },
];

/** The images of the README and the docs that show pages, by the name of the file. `height`: of the image, in pixels. */
export const shownPages: Readonly<Record<string, { page: string; height: number }>> = {
  guide: { page: 'quickstart', height: 800 },
  playground: { page: 'playground', height: 1000 },
  search: { page: 'search', height: 720 },
};

/** Pages of real sites by the name of the site's folder. Their texts are under the Apache License 2.0. */
export const realPages: Readonly<Record<string, readonly ScreenshotPage[]>> = {
  coinbase__x402: [
    { name: 'x402-tables', path: 'core-concepts/network-and-token-support' },
    { name: 'x402-tabs', path: 'getting-started/quickstart-for-sellers', top: '[id="2-add-payment-middleware"]' },
  ],
  continuedev__continue: [
    { name: 'continue-cards', path: 'guides/github-pr-review-bot' },
    { name: 'continue-menu', path: 'reference', prepare: openPageMenu },
  ],
};

async function openPlayground(page: Page): Promise<void> {
  await page.getByText('Try it', { exact: true }).click();
  await page.locator('octavo-playground').getByRole('button', { name: 'Send', exact: true }).waitFor();
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  const dialog = page.locator('.octavo-search-dialog');
  await dialog.locator('input').fill('cards');
  // The texts of the pages are loaded after the titles.
  for (let index = 0; index < 5; index++) {
    await dialog.locator('.excerpt').nth(index).filter({ hasText: /\S/ }).waitFor();
  }
}

/** On a phone, opens the drawer with the navigation. On a wide screen, moves the focus to the skip link. */
async function openNavigation(page: Page, width: Width): Promise<void> {
  if (width > 390) return page.keyboard.press('Tab');
  await page.locator('.octavo-open-drawer').click();
  await page.locator('#sidebar a[aria-current=page]').waitFor();
}

async function openPageMenu(page: Page): Promise<void> {
  await page.locator('#page-context-menu > [popovertarget]').click();
  await page.locator('#octavo-page-actions a').first().waitFor();
}
