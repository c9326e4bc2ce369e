import { h, type Node } from '../../../runtime/jsx/node.js';
import { pageLanguage } from '../page-language.js';
import type { PageView } from '../types.js';

/** When the page was last changed, where the site or the page asks for it (`metadata.timestamp`, `timestamp`, `lastUpdatedDate`). */
export function renderLastUpdated({ site, page, navigation, uiStrings }: PageView): Node {
  const { meta } = page;
  const override = meta['lastUpdatedDate'];
  const isWanted = meta['timestamp'] ?? (site.timestamp || override !== undefined);
  const date = new Date(typeof override === 'string' ? override : (page.lastUpdated ?? ''));
  if (isWanted !== true || Number.isNaN(date.getTime())) return undefined;
  return (
    <p class="last-modified">
      {uiStrings.lastModified}{' '}
      <time datetime={date.toISOString().slice(0, 10)}>
        {date.toLocaleDateString(pageLanguage(navigation), { dateStyle: 'long', timeZone: 'UTC' })}
      </time>
    </p>
  );
}
