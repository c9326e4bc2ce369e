import { h } from '../../../runtime/jsx/node.js';
import { placeholderRules } from './redirect-patterns.js';
import { firstPaintScript } from '../first-paint.js';
import type { SharedParts } from '../shared-parts.js';
import { scriptData } from '../write-html.js';
import { renderSitePage, type SitePageInput } from './site-page.js';

/** Input of the 404 page. */
export type NotFoundInput = SitePageInput;

/** The 404 page, with the texts of docs.json if there are any. Never indexed. */
export function renderNotFound(parts: SharedParts, input: NotFoundInput): Promise<string> {
  const { uiStrings, site, markdown, base, link, siteMap } = parts.context;
  const redirects = placeholderRules(site.redirects, base);
  const { title = uiStrings.notFound, description = uiStrings.notFoundText } = site.notFound;
  const meta = { title, mode: 'center' as const, noindex: true };
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
  return renderSitePage(parts, { ...input, contentPart: 'not-found' }, { path: '404', meta }, content, [
    { label: '404' },
  ]);
}
