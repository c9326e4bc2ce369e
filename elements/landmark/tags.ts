/** The elements around the content of pages. */

/** Those with UI strings in `labels.ts`. */
export const labeledTags: readonly string[] = [
  'octavo-breadcrumbs',
  'octavo-feedback',
  'octavo-navbar',
  'octavo-page-menu',
  'octavo-pager',
  'octavo-sidebar',
  'octavo-switcher',
  'octavo-toc',
];

/** Those whose light-DOM styles apply without a shadow root, and to every page. */
export const styledTags: readonly string[] = [
  'octavo-banner',
  'octavo-breadcrumbs',
  'octavo-feedback',
  'octavo-pager',
  'octavo-toc',
];
