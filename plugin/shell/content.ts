/** The main column: what names the page, its content, and the way to the pages before and after it. */
import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { PageMeta, PageNavigation } from '../site/types.js';
import { hrefAttribute } from './address.js';
import { renderDirectory } from './directory.js';
import { renderEndpoint } from './endpoint.js';
import { renderFeedback } from './feedback.js';
import { glyphs } from './glyphs.js';
import { renderModified } from './modified.js';
import { renderPageMenu } from './page-menu.js';
import { renderTag } from './switcher.js';
import type { PageInput } from './types.js';
import { inVersions } from './version-marks.js';

/** How a page is laid out. `custom` and `frame` leave everything inside the main column to the author. */
export type PageMode = NonNullable<PageMeta['mode']>;

const modes: readonly string[] = ['default', 'wide', 'custom', 'frame', 'center'] satisfies PageMode[];

/** The mode of a page; what is not known is `default`. */
export function pageMode({ mode }: PageMeta): PageMode {
  return mode !== undefined && modes.includes(mode) ? mode : 'default';
}

/** The `<main>` of a page. `hasToc` adds the button that opens the table of contents where it has no column. */
export function renderMain(input: PageInput, mode: PageMode, hasToc: boolean): string {
  const blank = mode === 'custom' || mode === 'frame';
  const content = `<div class="mdx-content${blank ? '' : ' prose'}" id="content">${input.rendered.html}</div>`;
  const pagination = input.rendered.meta['hideFooterPagination'] ? '' : renderPagination(input.navigation, input);
  if (blank) return `<main id="content-area" tabindex="-1">${content}</main>`;
  return (
    `<main id="content-area" tabindex="-1">${renderPageHeader(input, hasToc)}${content}` +
    `${renderDirectory(input.navigation, input)}${renderModified(input)}${renderFeedback(input)}${pagination}</main>`
  );
}

function renderPageHeader(input: PageInput, hasToc: boolean): string {
  const { meta } = input.rendered;
  const tocButton = hasToc
    ? `<button class="toc-button" popovertarget="table-of-contents"><span>${escapeHtml(input.words.onThisPage)}</span>${glyphs.contents}</button>`
    : '';
  const deprecated = meta.deprecated ? renderTag(input.words.deprecatedPage) : '';
  const description = meta.description ? `<p class="description">${escapeHtml(meta.description)}</p>` : '';
  const title = `<h1 id="page-title">${escapeHtml(meta.title)}${renderTag(meta.tag)}${deprecated}</h1>`;
  // Without a table of contents, what should stand in it stands here.
  const menu = input.site.pageMenu.display === 'header' || !hasToc ? renderPageMenu(input) : '';
  return (
    `<header id="header">${tocButton}${renderEyebrow(input)}${menu ? `<div class="title-row">${title}${menu}</div>` : title}` +
    `${description}${renderEndpoint(meta, input)}</header>`
  );
}

function renderEyebrow({ site, words, navigation: { breadcrumbs }, base }: PageInput): string {
  if (breadcrumbs.length === 0) return '';
  if (site.styling.eyebrows === 'section') return `<p class="eyebrow">${escapeHtml(breadcrumbs.at(-1)!.label)}</p>`;
  const items = breadcrumbs.map(({ label, href }) => {
    const text = escapeHtml(label);
    return `<li>${href === undefined ? text : `<a href="${hrefAttribute(href, base)}">${text}</a>`}`;
  });
  return `<nav class="eyebrow" aria-label="${escapeHtml(words.breadcrumbs)}"><ol id="breadcrumb-list">${items.join('')}</ol></nav>`;
}

function renderPagination(
  { previous, next, otherNeighbours = [] }: PageNavigation,
  { base, words }: PageInput,
): string {
  const links = [
    ...(previous ? [{ ...previous, rel: 'prev' as const }] : []),
    ...(next ? [{ ...next, rel: 'next' as const }] : []),
    ...otherNeighbours,
  ].map(
    (link) =>
      `<a rel="${link.rel}" href="${hrefAttribute(link.href, base)}"${inVersions(link)}>` +
      `<small>${escapeHtml(link.rel === 'prev' ? words.previous : words.next)}</small>${escapeHtml(link.title)}</a>`,
  );
  return links.length === 0
    ? ''
    : `<nav id="pagination" aria-label="${escapeHtml(words.pages)}">${links.join('')}</nav>`;
}
