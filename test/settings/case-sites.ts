/** Builds and opens the sites of cases, for the tests of one file. */
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { openBrowser } from '../browser/open-browser.js';
import { temporaryFolder } from '../cli/temporary-folder.js';
import { buildCase } from './build-case.js';
import type { SettingCase } from './setting-case.js';
import { SiteReader } from './site-reader.js';

export interface CaseSites {
  /** Builds the site of a case. */
  build(one: SettingCase, config: Record<string, unknown>): Promise<SiteReader>;
  /** Runs the assertions of a case on a site. */
  look(one: SettingCase, site: SiteReader): Promise<void>;
}

/** Opens a browser page for all sites before the tests of the file. */
export function caseSites(): CaseSites {
  const temporary = temporaryFolder();
  let page: Page;
  let reader: SiteReader | undefined;

  beforeAll(async () => {
    page = await (await openBrowser()).newPage();
    await page.route('**/*', (route) => (reader ? reader.serve(route) : route.abort()));
  });

  return {
    async build(one, config) {
      const { outDir, report } = await buildCase(one, config, temporary);
      return new SiteReader(outDir, report, page);
    },
    async look(one, site) {
      reader = site;
      await page.emulateMedia({ colorScheme: 'light' });
      await one.see(site);
    },
  };
}
