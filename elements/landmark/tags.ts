/** The elements around the content of pages. */

const tags = (names: string): readonly string[] => names.split(' ').map((name) => `octavo-${name}`);

/** Elements with UI strings in `labels.ts`. */
export const labeledTags = tags('breadcrumbs feedback navbar page-menu pager sidebar switcher toc');

/** Elements whose light-DOM styles apply without a shadow root, and to every page. */
export const styledTags = tags('banner breadcrumbs feedback pager toc');
