/** Waits until a page has loaded everything that it loads by itself. */
import type { Page, Request } from 'playwright-core';
import { limits } from '../time-limits.mjs';

const openRequests = new WeakMap<Page, Set<Request>>();

/** Records the open requests of a page, from its first one. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => {
    // A prefetch changes nothing on the page, and the browser may report no end of it.
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) return;
    // A new document ends the requests of the last one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
}

/** Waits until two frames pass without an open request. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const open = openRequests.get(page)!;
  const end = performance.now() + limits.wait();
  for (;;) {
    await page.evaluate(afterTwoFrames);
    if (open.size === 0) return;
    if (performance.now() > end)
      throw new Error(`Requests without an answer: ${[...open].map((request) => request.url()).join(', ')}`);
  }
}

/** Opens a page and waits until it is quiet. */
export async function openQuiet(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await quiet(page);
}

/** Runs in the page. */
function afterTwoFrames(): Promise<unknown> | undefined {
  // A page without scripts does not change after it has loaded. Browsers call nothing back in it.
  if (matchMedia('(scripting: none)').matches) return undefined;
  return new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
