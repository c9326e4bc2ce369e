/** Programmatic access to a site: reading and checking it without writing files. */
import { Report } from '../errors.js';
import { loadSite, type LoadOptions } from '../site/load-site.js';
import type { PageEntry, Site } from '../site/types.js';
import { buildSite, type BuildOptions, type BuildResult } from './build-site.js';

/** Options of `checkSite`: those of a build without output. */
export type CheckOptions = Omit<BuildOptions, 'outDir' | 'sharedOutDir'>;

/** A site that has been read. */
export interface SiteContents {
  /** The settings and the navigation; `undefined` if the settings cannot be read. */
  site?: Readonly<Site>;
  /** The pages with their front matter, sorted by file. */
  pages: readonly PageEntry[];
  /** Problems of the settings and the front matter. */
  report: Report;
}

/** Builds all pages in memory and reports all problems. Writes no files. */
export function checkSite(options: CheckOptions): Promise<BuildResult> {
  return buildSite({ ...options, outDir: undefined });
}

/** Reads the settings and the front matter of all pages. Pages are not compiled. */
export async function readSite(options: LoadOptions): Promise<SiteContents> {
  const report = new Report();
  const loaded = await loadSite(options, report);
  return { site: loaded?.site, pages: loaded?.pages ?? [], report };
}
