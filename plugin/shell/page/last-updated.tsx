import { h, type Node } from '../../../runtime/jsx/node.js';
import { pageLanguage } from '../page-language.js';
import type { PageView } from '../types.js';

/**
 * The date of the last change, if the site or the page shows it (`metadata.timestamp`, `timestamp`, `lastUpdatedDate`).
 */
export function renderLastUpdated({ site, page, navigation, uiStrings }: PageView): Node {
  const { meta } = page;
  const isWanted = meta['timestamp'] ?? (site.timestamp || meta['lastUpdatedDate'] !== undefined);
  const date = new Date(page.lastUpdated ?? '');
  if (isWanted !== true || Number.isNaN(date.getTime())) return undefined;
  return (
    <p class="octavo-last-modified">
      {uiStrings.lastModified}{' '}
      <time datetime={date.toISOString().slice(0, 10)}>
        {date.toLocaleDateString(pageLanguage(navigation), { dateStyle: 'long', timeZone: 'UTC' })}
      </time>
    </p>
  );
}
