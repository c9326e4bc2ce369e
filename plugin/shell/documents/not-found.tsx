import { h } from '../../../runtime/jsx/node.js';
import type { PageEntry } from '../../core/model/types.js';
import type { PageNavigation } from '../../nav/page-navigation.js';
import { renderDocument } from '../document.js';
import { placeholderRules } from './redirect-patterns.js';
import { firstPaintScript } from '../first-paint.js';
import type { SharedParts } from '../shared-parts.js';
import type { PageAssets } from '../types.js';
import { scriptData, writeHtml } from '../write-html.js';

/** Input of the 404 page: the navigation of the start page, for its tabs and menus. */
export interface NotFoundInput {
  navigation: PageNavigation;
  assets: PageAssets;
}

/** The 404 page, with the texts of docs.json if there are any. Never indexed. */
export function renderNotFound(parts: SharedParts, { navigation, assets }: NotFoundInput): string {
  const { uiStrings, site, markdown, base, link, siteMap } = parts.context;
  const redirects = placeholderRules(site.redirects, base);
  const { title = uiStrings.notFound, description = uiStrings.notFoundText } = site.notFound;
  const meta = { title, mode: 'center' as const, noindex: true };
  const page: PageEntry = { path: '404', route: '/404', file: '', meta, hidden: true };
  const content = (
    <div class="not-found-container">
      {redirects.length > 0 && <script data-redirects={scriptData(redirects)}>{firstPaintScript('moved')}</script>}
      <p class="not-found-description">{markdown?.(description) ?? description}</p>
      <p>
        <a class="octavo-control" href={link('/')}>
          {uiStrings.toStart}
        </a>{' '}
        {siteMap && (
          <a class="octavo-control octavo-control-quiet" href={link(siteMap)}>
            {uiStrings.search.siteMap}
          </a>
        )}
      </p>
    </div>
  );
  const { trail, tabs, selectMenus, anchors, sidebar, version, key } = navigation;
  return renderDocument(parts, {
    page,
    rendered: { html: writeHtml(content), markdown: '', toc: [], elements: [], classes: [], links: [] },
    navigation: { trail, tabs, selectMenus, anchors, sidebar, version, key, breadcrumbs: [{ label: '404' }] },
    assets,
  });
}
