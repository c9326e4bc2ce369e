/** Builds and serves a site for the tests of one file, which open its pages. */
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { buildFolder } from '../fixtures/build-folder.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';
import { openBrowser } from './open-browser.js';
import { serveFolder, type Served } from './serve-folder.js';

export interface BuiltSite {
  /** Opens a page in a new browser context, which is closed after the test. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
}

/** Builds the site of `files` before the tests. `defaults` apply to all its pages. */
export function builtSite(files: Record<string, unknown>, defaults: BrowserContextOptions): BuiltSite {
  const contexts: BrowserContext[] = [];
  let browser: Browser;
  let server: Served;

  beforeAll(async () => {
    const temporary = temporaryFolder();
    const root = join(temporary, 'docs');
    writeFiles(root, files);
    await buildFolder(root, join(temporary, 'out'));
    server = await serveFolder(join(temporary, 'out'));
    browser = await openBrowser();
    return () => server.close();
  });

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });

  return {
    async open(path, options) {
      const context = await browser.newContext({ ...defaults, ...options });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(`${server.url}/${path}`);
      return page;
    },
  };
}
