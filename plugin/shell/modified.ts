import { escapeHtml } from '../../runtime/jsx/escape.js';
import { pageLanguage } from './page-language.js';
import type { PageInput } from './types.js';

/** When the page was last changed, where the site or the page wants to say so (`metadata.timestamp`, `timestamp`, `lastUpdatedDate`). */
export function renderModified({ site, page, rendered: { meta }, navigation, words }: PageInput): string {
  const given = meta['lastUpdatedDate'];
  const isWanted = meta['timestamp'] ?? (site.timestamp || given !== undefined);
  const date = new Date(typeof given === 'string' ? given : (page.modified ?? ''));
  if (isWanted !== true || Number.isNaN(date.getTime())) return '';
  const day = date.toLocaleDateString(pageLanguage(navigation), { dateStyle: 'long', timeZone: 'UTC' });
  return `<p class="last-modified">${escapeHtml(words.lastModified)} <time datetime="${date.toISOString().slice(0, 10)}">${escapeHtml(day)}</time></p>`;
}
