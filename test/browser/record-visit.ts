/** Records what a browser loads while a reader goes from page to page. */
import type { Page } from 'playwright-core';

export interface Visit {
  /** Paths of the documents that the browser has loaded, with those that redirected to them. */
  documents: string[];
  /** Paths of all pages that the browser or a script has requested. */
  pages: string[];
  /** Uncaught errors, and errors in the console. */
  errors: string[];
}

/** Begins to record. Call it before the first page is opened. */
export function recordVisit(page: Page): Visit {
  const visit: Visit = { documents: [], pages: [], errors: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visit.documents.push(pathname);
    if (!/\.\w+$/.test(pathname)) visit.pages.push(pathname);
  });
  page.on('pageerror', ({ message }) => {
    // Firefox reports the imports of a page that the reader leaves.
    if (!message.startsWith('error loading dynamically imported module')) visit.errors.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      visit.errors.push(message.text());
  });
  return visit;
}
