import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { serveFolder, type Served } from './serve-folder.js';
import { openQuiet } from './quiet.js';

/** A plain HTML page with every element, under a hostile style sheet. */
export const plainPage = readFileSync(new URL('../fixtures/plain-page/index.html', import.meta.url), 'utf8');

/** Serves the files that the page loads. */
export function servePlainPage(): Promise<Served> {
  return serveFolder(fileURLToPath(new URL('../../dist', import.meta.url)));
}

/** Opens the page. Errors and warnings in its console are added to `messages`. */
export async function openPlainPage(
  browser: Browser,
  server: Served,
  options: Parameters<Browser['newPage']>[0] = {},
  messages: string[] = [],
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options });
  page.on(
    'console',
    (message) => void (['error', 'warning'].includes(message.type()) && messages.push(message.text())),
  );
  page.on('pageerror', (error) => void messages.push(String(error)));
  await page.route('**/plain.html*', (route) =>
    route.fulfill({ body: plainPage, contentType: 'text/html; charset=utf-8' }),
  );
  await openQuiet(page, `${server.url}/plain.html`);
  return page;
}
