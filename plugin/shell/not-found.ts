import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { PageEntry, PageNavigation } from '../site/types.js';
import { hrefAttribute } from './address.js';
import { renderPage } from './render-page.js';
import type { PageAssets, ShellSite } from './types.js';

/** What the page for unknown addresses needs: the navigation of the start page, so that its tabs and menus lead on. */
export interface NotFoundInput extends ShellSite {
  navigation: PageNavigation;
  assets: PageAssets;
}

/** The page for addresses that do not exist, with the words of docs.json where it has any. Never indexed. */
export function render404(input: NotFoundInput): string {
  const { words, site } = input;
  const { title = words.notFound, description = words.notFoundText } = site.notFound;
  const meta = { title, mode: 'center' as const, noindex: true };
  const page: PageEntry = { path: '404', route: '/404', file: '', meta, hidden: true };
  const html =
    `<div class="not-found"><p>${input.markdown?.(description) ?? escapeHtml(description)}</p>` +
    `<p><a class="button" href="${hrefAttribute('/', input.base)}">${escapeHtml(words.toStart)}</a></p></div>`;
  const { trail, tabs, switchers, anchors, sidebar, version, key } = input.navigation;
  return renderPage({
    ...input,
    page,
    rendered: { meta, html, markdown: '', toc: [], elements: [], classes: [], links: [] },
    navigation: { trail, tabs, switchers, anchors, sidebar, version, key, breadcrumbs: [{ label: '404' }] },
  });
}
