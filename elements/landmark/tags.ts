/** The elements around the content of pages that have UI strings in `labels.ts`. */
export const labeledTags: readonly string[] = [
  'breadcrumbs',
  'feedback',
  'navbar',
  'page-menu',
  'pager',
  'sidebar',
  'switcher',
  'toc',
].map((name) => `octavo-${name}`);
