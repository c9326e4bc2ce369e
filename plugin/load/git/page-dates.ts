import type { Site } from '../../core/model/types.js';
import type { LoadedPage } from '../load-page.js';
import { lastUpdatedDate } from './last-updated-date.js';

/** The pages with the dates of their last change. */
export async function withDates(site: Site, pages: readonly LoadedPage[]): Promise<LoadedPage[]> {
  const days = await datesOf(site, pages);
  return pages.map((page) => ({ ...page, lastUpdated: lastUpdatedDate(page.meta) ?? days.get(page.file) }));
}

/** Dates of files are only read if they are shown, because the history of a large repository takes time. */
async function datesOf(site: Site, pages: readonly LoadedPage[]): Promise<ReadonlyMap<string, string>> {
  if (!site.timestamp && !pages.some(({ meta }) => meta['timestamp'] === true)) return new Map();
  const { lastModified } = await import('./last-modified.js');
  const files = pages.map(({ file }) => file);
  return lastModified(site.root, files);
}
