/** The feeds of a changelog page. */
import { Fragment, h, type Node } from '../../../runtime/jsx/node.js';
import { address } from '../../addresses/addresses.js';
import type { FeedLinks, PageView } from '../../shell/types.js';

/** Links to the feeds of a page; empty for pages without feeds. */
export const feedLinks: FeedLinks = { inHead, inHeader };

/** Whether feeds are written for the page. Their links need the URL of the site. */
function hasFeeds({ rendered, siteUrl }: PageView): boolean {
  return siteUrl !== undefined && (rendered.updates?.length ?? 0) > 0;
}

/** The path of a feed, without the base path. */
function feedPath({ page }: PageView, kind: 'rss' | 'atom'): string {
  return `${page.route === '/' ? '' : page.route}/${kind}.xml`;
}

/** For feed readers. */
function inHead(view: PageView): Node {
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

/** With `rss: true`, a link for readers. */
function inHeader(view: PageView): Node {
  if (view.page.meta['rss'] !== true || !hasFeeds(view)) return undefined;
  return (
    <p class="octavo-feed">
      <a href={view.link(feedPath(view, 'rss'))}>RSS</a>
    </p>
  );
}
