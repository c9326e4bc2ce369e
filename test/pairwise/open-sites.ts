/** Builds sites in this process and shows them in one browser page. */
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { buildSite } from '../../plugin/site-build/build-site.js';
import type { Problem } from '../../plugin/core/errors/errors.js';
import { openBrowser } from '../browser/open-browser.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';
import { SiteReader } from '../settings/site-reader.js';
import type { PairSite } from './pair-site.js';

/** A built site that the browser can open. */
export interface OpenSite {
  /**
   * Shows the page at this path, without the base path. Storage is kept between pages of a site. `system`: the color
   * scheme of the reader's system.
   */
  open(path: string, system?: 'light' | 'dark'): Promise<Page>;
  /** Errors and warnings of the build. */
  problems: Problem[];
}

export interface OpenSites {
  /** Writes and builds the site. */
  build(site: PairSite): Promise<BuiltPairSite>;
  /** Shows the site in the browser page from now on. */
  show(site: BuiltPairSite): OpenSite;
}

interface BuiltPairSite {
  reader: SiteReader;
  base: string;
}

/**
 * Opens the browser page before the tests of the file. `withoutScripts`: no script but the inline ones of pages is loaded, and
 * no other host can be reached; such tests visit many pages, so the browser keeps the style sheet of a site. `height` of the
 * window in pixels: a low one is painted in less time.
 */
export function openSites({ withoutScripts = false, height = 900 } = {}): OpenSites {
  const temporary = temporaryFolder();
  let page: Page;
  let origin: string | undefined;
  let shown: SiteReader | undefined;

  beforeAll(async () => {
    page = await (await openBrowser()).newPage({ viewport: { width: 1280, height }, reducedMotion: 'reduce' });
    if (!withoutScripts) return void (await page.route('**/*', (route) => shown?.serve(route) ?? route.abort()));
    // Intercepted requests would go around the browser's cache.
    const server = createServer((request, response) => shown!.respond(request, response));
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return () => server.close();
  });

  return {
    async build({ file, settings, files, base = '/' }) {
      const folder = mkdtempSync(join(temporary, 'site-'));
      const root = writeFiles(join(folder, 'docs'), { ...files, [file]: settings });
      // Hosts serve the output folder at the base path.
      const outDir = join(folder, 'out', base);
      const { report } = await buildSite({ root, outDir, cacheDir: false, base });
      return { reader: new SiteReader(join(folder, 'out'), report, page, origin), base };
    },
    show({ reader, base }) {
      shown = reader;
      const { errors, warnings } = reader.report;
      return {
        async open(path, system = 'light') {
          // Set before the page is loaded, so that the page is painted with it from the start.
          await page.emulateMedia({ colorScheme: system });
          return reader.open(base.replace(/\/$/, '') + path);
        },
        problems: [...errors, ...warnings],
      };
    },
  };
}
