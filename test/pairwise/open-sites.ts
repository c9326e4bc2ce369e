/** Builds sites in this process and shows them in one browser page. */
import { mkdtempSync } from 'node:fs';
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

const viewport = { width: 1280, height: 900 };

/** Opens the browser page before the tests of the file. With `withoutScripts`, only the inline scripts of pages run. */
export function openSites({ withoutScripts = false } = {}): OpenSites {
  const temporary = temporaryFolder();
  let page: Page;
  let shown: SiteReader | undefined;

  beforeAll(async () => {
    page = await (await openBrowser()).newPage({ viewport, reducedMotion: 'reduce' });
    await page.route('**/*', (route) => {
      const isScript = route.request().resourceType() === 'script';
      return shown && !(withoutScripts && isScript) ? shown.serve(route) : route.abort();
    });
  });

  return {
    async build({ file, settings, files, base = '/' }) {
      const folder = mkdtempSync(join(temporary, 'site-'));
      const root = writeFiles(join(folder, 'docs'), { ...files, [file]: settings });
      // Hosts serve the output folder at the base path.
      const outDir = join(folder, 'out', base);
      const { report } = await buildSite({ root, outDir, cacheDir: false, base });
      return { reader: new SiteReader(join(folder, 'out'), report, page), base };
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
