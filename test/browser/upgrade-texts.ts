/** What a reader sees of a page before the scripts of its elements have come, and after. */
import type { Browser, Page } from 'playwright-core';

/**
 * The visible text beside the sidebar, without and with the scripts of the site. Scripts of the author's own may write
 * what they like, so they stay out; nothing is asked of other hosts.
 */
export async function upgradeTexts(browser: Browser, address: string): Promise<{ before: string; after: string }> {
  const { origin } = new URL(address);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  let withScripts = false;
  await page.route(
    (url) => url.origin !== origin || url.pathname.endsWith('.js'),
    (route) =>
      withScripts && route.request().url().startsWith(`${origin}/_octavo/`) ? route.continue() : route.abort(),
  );
  await page.goto(address);
  const before = await textOf(page);
  withScripts = true;
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector('octavo-theme-toggle:not(:defined)'));
  const after = await textOf(page);
  await page.close();
  return { before, after };
}

async function textOf(page: Page): Promise<string> {
  return (await page.locator('#content-container').innerText()).replace(/\s+/g, ' ');
}
