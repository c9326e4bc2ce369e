/** The ids of elements around the content of a page. Authors' styles use them, so headings get different ids. */
export const shellIds: ReadonlySet<string> = new Set([
  'banner',
  'breadcrumb-list',
  'content',
  'content-area',
  'content-container',
  'feedback',
  'footer',
  'header',
  'layout',
  'navbar',
  'octavo-dev',
  'octavo-labels',
  'octavo-page-title',
  'page-aside',
  'page-title',
  'pagination',
  'rating-question',
  'related',
  'related-title',
  'search-bar-entry',
  'sidebar',
  'sidebar-content',
  'sidebar-end',
  'table-of-contents',
  'toc-title',
  'topbar-cta-button',
]);

/** The id of the first heading that would have this one: `sidebar` is the sidebar, and `sidebar-2` the heading. */
export function headingId(id: string): string {
  return shellIds.has(id) ? `${id}-2` : id;
}
