/** The feeds of a changelog page. */
import { Fragment, h, type Node } from '../../../runtime/jsx/node.js';
import { address } from '../../addresses/addresses.js';
import type { PageView } from '../types.js';

/** Whether feeds are written for the page. Their links need the URL of the site. */
export function hasFeeds({ rendered, siteUrl, features }: PageView): boolean {
  return siteUrl !== undefined && (rendered.updates?.length ?? 0) > 0 && (features?.includes('feeds') ?? true);
}

/** The path of a feed, without the base path. */
export function feedPath({ page }: PageView, kind: 'rss' | 'atom'): string {
  return `${page.route === '/' ? '' : page.route}/${kind}.xml`;
}

/** Links to the feeds for feed readers; empty for other pages. */
export function renderFeedLinks(view: PageView): Node {
  if (!hasFeeds(view)) return undefined;
  const link = (kind: 'rss' | 'atom'): Node => (
    <link
      rel="alternate"
      type={`application/${kind}+xml`}
      title={view.page.meta.title}
      href={address(feedPath(view, kind), view.base)}
    />
  );
  return (
    <>
      {link('rss')}
      {link('atom')}
    </>
  );
}
