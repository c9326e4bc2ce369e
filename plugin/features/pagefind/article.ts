/** The content of a page for Pagefind. */
import { attributesText } from '../../../runtime/jsx/attributes.js';
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import type { SearchedPage } from '../../plugins/search-engine.js';

/** A page of the index. */
export interface PagefindPage extends SearchedPage {
  version?: string;
  product?: string;
  description?: string;
  keywords?: string;
}

/** A filter value of pages that are part of every version or product. */
const inAll = '*';

/** The document for Pagefind: the main column of a built page, with its title, filters and other values. `undefined` for a page without it. */
export function articleDocument(html: string, page: PagefindPage): string | undefined {
  // The shell writes this start tag, and nothing in a page can precede it.
  const start = html.indexOf('<main id="content-area"');
  const end = html.lastIndexOf('</main>');
  if (start === -1 || end === -1) return undefined;
  const { title, crumbs, tab, badge, boost, description = '', keywords } = page;
  const attributes = {
    'data-pagefind-body': '',
    'data-pagefind-weight': boost === 1 ? undefined : boost,
    ...named('filter', { version: page.version ?? inAll, product: page.product ?? inAll, tab }),
    ...named('meta', { title, keywords, badge, crumbs: crumbs.join(' › ') }),
  };
  const text = description && `<p>${escapeHtml(description)}</p>`;
  return `<html><body><article${attributesText(attributes)}>${text}${html.slice(start, end)}</main></article></body></html>`;
}

/** Selectors of elements that the index leaves out: shadow roots, and everything around the content. */
export const excluded = ['template', 'svg', 'main > :not(#content)'];

/** Pagefind reads each value from an attribute. */
function named(kind: 'filter' | 'meta', values: Record<string, string | undefined>): Record<string, string> {
  const set = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return {
    ...Object.fromEntries(set.map(([name, value]) => [`data-${name}`, value])),
    [`data-pagefind-${kind}`]: set.map(([name]) => `${name}[data-${name}]`).join(', '),
  };
}
