/** What every step of a build knows about the site. Plain data, so that worker threads can be given it. */
import { dirname, join, resolve } from 'node:path';
import type { DocsConfig } from '../config/docs-config.js';
import { readSite } from '../config/read-site.js';
import type { Report } from '../errors.js';
import { findRepository, type Repository } from '../site/repository.js';
import { cacheFolder } from '../cache/cache-folder.js';
import { scanFolder } from '../site/scan-folder.js';
import type { FolderScan } from '../site/scan-folder.js';
import type { PageEntry, Site } from '../site/types.js';

export interface SiteOptions {
  /** The docs folder: the one that holds docs.json. */
  root: string;
  /** Settings instead of a file, or besides it: then its keys win over those of the file. */
  config?: DocsConfig;
  /** Where `config` stands, for messages; relative to `root`. Default: `config`. */
  configFile?: string;
  /** Where the site stands on its host. Starts and ends with `/`. Default: `/`. */
  base?: string;
  /** Address of the host, for canonical links and the sitemap: `https://docs.example.com`. */
  siteUrl?: string;
  /**
   * Files to publish besides those that the site uses, in the syntax of .gitignore: `['data/*.csv']`. A private file
   * (a key, credentials, a database) must be named. Default: none.
   */
  include?: readonly string[];
}

export interface SiteSetup {
  site: Site;
  scan: FolderScan;
  base: string;
  siteUrl?: string;
  /** Where the sources are kept; looked for only where the site links to them. */
  repository?: Repository;
}

/** Reads the settings and the folder. `undefined` where there is nothing to build; `report` then says why. */
export async function readSetup(options: SiteOptions, report: Report): Promise<SiteSetup | undefined> {
  const { config, configFile = 'config' } = options;
  const site = await readSite(resolve(options.root), report, config && { config, file: configFile });
  if (!site) return undefined;
  if (site.fonts.body || site.fonts.heading) await addFonts(site, report);
  const scan = await scanFolder(site, report, options.include);
  if (scan.pages.length === 0) return undefined;
  if (site.timestamp || scan.pages.some(({ meta }) => meta['timestamp'] === true))
    await addLastUpdated(site, scan.pages);
  const { suggestEdit, raiseIssue } = site.feedback;
  const repository = suggestEdit || raiseIssue ? findRepository(site, report) : undefined;
  return { site, scan, base: options.base ?? '/', siteUrl: options.siteUrl, repository };
}

/** What was fetched is kept for all sites beside their caches. */
async function addFonts(site: Site, report: Report): Promise<void> {
  const { findFonts } = await import('../fonts/find-fonts.js');
  await findFonts(site, join(dirname(cacheFolder(site.root)), 'fonts'), report);
}

/** Only where it is asked for: reading the history of a large repository takes time. */
async function addLastUpdated(site: Site, pages: readonly PageEntry[]): Promise<void> {
  const { lastModified } = await import('../site/last-modified.js');
  const days = await lastModified(
    site.root,
    pages.map(({ file }) => file),
  );
  for (const page of pages) page.lastUpdated = days.get(page.file);
}
