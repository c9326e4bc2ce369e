import type { Hook, HookGroup } from '../contract.js';

/** The parts around a page: banner, bar, sidebar and footer. */
export const navigationHooks: readonly Hook[] = [
  ...inGroup('shell', [
    {
      hook: '#banner',
      element: 'div',
      covers: 'The banner above the bar, as wide as the page.',
      pages: 'sites with a banner',
    },
    {
      hook: '#navbar',
      element: 'octavo-navbar',
      covers:
        'The bar, as high as its rows. `#body-content` keeps its place free, so that another position moves nothing.',
      contains: ['.nav-logo'],
    },
    {
      hook: '#navbar > div',
      element: 'div',
      covers: 'All rows of the bar, as wide as the page.',
      contains: ['.nav-logo', '.topbar-right-container', '.nav-tabs'],
      inside: '#navbar',
    },
    {
      hook: '.nav-logo',
      element: 'img',
      covers:
        'The logo in the link to the first page: an image for each mode, with the texts `light logo` and `dark logo`.',
      inside: '#navbar a',
      pages: 'sites with a logo',
    },
    {
      hook: '#navbar div:has(> #search-bar-entry)',
      element: 'div',
      covers: 'The place of the search buttons in the first row.',
      contains: ['#search-bar-entry'],
      inside: '#navbar',
    },
    {
      hook: '#search-bar-entry',
      element: 'button',
      covers: 'The search field on screens from 64rem.',
      inside: '#navbar',
    },
    {
      hook: '#search-bar-entry-mobile',
      element: 'button',
      covers: 'The search button on narrower screens.',
      inside: '#navbar',
    },
    {
      hook: '.topbar-right-container',
      element: 'div',
      covers: 'The end of the first row: links, languages, theme and main button.',
      contains: ['.navbar-link'],
      inside: '#navbar',
    },
    {
      hook: '.navbar-link',
      element: 'li',
      covers: 'A link of the bar. In the drawer of narrow screens, too.',
      contains: ['a'],
      pages: 'sites with `navbar.links`',
    },
    {
      hook: '.navbar-link a[title] > .truncate',
      element: 'span',
      covers:
        'The label of a repository. Its owner and name are the `title` of the link; the `span` after it has its stars.',
      inside: '.navbar-link',
      pages: 'sites with a link of type `github`',
    },
    {
      hook: '#topbar-cta-button',
      element: 'div',
      covers: 'The main button: a link, whose first `span` is its empty background, before the label.',
      contains: ['a', 'a > span:first-child'],
      inside: '.topbar-right-container',
      pages: 'sites with `navbar.primary`',
    },
    {
      hook: '#topbar-cta-button span.text-white',
      element: 'span',
      covers: 'The label of the main button.',
      inside: '#topbar-cta-button',
      pages: 'sites with `navbar.primary`',
    },
    {
      hook: '#localization-select-trigger',
      element: 'summary',
      covers: 'The button that opens the list of languages.',
      inside: '.topbar-right-container',
      pages: 'sites in several languages',
    },
    {
      hook: '.nav-tabs',
      element: 'nav',
      covers: 'A row of tabs. The `div` around it is as wide as the page: `div:has(> .nav-tabs)`.',
      inside: '#navbar',
      pages: 'sites with tabs',
    },
    {
      hook: '.nav-tabs-item',
      element: 'a, summary',
      covers: 'A tab. The current tab has `data-active="true"`.',
      contains: ['div:last-child'],
      inside: '.nav-tabs',
      pages: 'sites with tabs',
    },
    {
      hook: '.nav-tabs-item > div.absolute',
      element: 'div',
      covers: 'The line of a tab, which is its last child.',
      inside: '.nav-tabs-item',
      pages: 'sites with tabs',
    },
    {
      hook: '#body-content',
      element: 'div',
      covers: 'Everything below the bar. Its padding keeps the bar free.',
    },
    {
      hook: '#footer',
      element: 'footer',
      covers: 'The footer below the content.',
      inside: '#body-content',
      pages: 'sites with a footer, without `mode: custom`',
    },
    {
      hook: '.advanced-footer',
      element: 'footer',
      covers: 'A footer with columns of links.',
      pages: 'sites with `footer.links`',
    },
    {
      hook: '.not-found-container',
      element: 'div',
      covers: 'The page for addresses that do not exist.',
      contains: ['.not-found-description'],
      pages: 'the 404 page',
    },
    { hook: '.not-found-description', element: 'p', covers: 'Its text.', pages: 'the 404 page' },
  ]),
  ...inGroup('sidebar', [
    {
      hook: '#sidebar',
      element: 'octavo-sidebar',
      covers:
        'The column of the sidebar, beside the content and out of its flow; on screens narrower than 64rem, a drawer.',
      inside: '#body-content',
    },
    {
      hook: '#sidebar-content',
      element: 'nav',
      covers: 'The panel that scrolls, without an inset to the column.',
      inside: '#sidebar',
    },
    {
      hook: '.nav-anchors',
      element: 'ul',
      covers: 'The links above the groups.',
      inside: '#sidebar-content',
      pages: 'sites with anchors',
    },
    {
      hook: '.nav-anchor',
      element: 'a',
      covers: 'A link above the groups. The `div` at its start is the box of its icon.',
      contains: ['div:first-child'],
      inside: '.nav-anchors',
      pages: 'sites with anchors',
    },
    {
      hook: '#navigation-items',
      element: 'div',
      covers: 'All groups, each of them a `div`, and lists of pages without a group.',
      contains: ['.sidebar-group-header'],
      inside: '#sidebar-content',
    },
    {
      hook: '.sidebar-group-header',
      element: 'div',
      covers: 'The title of a group, as wide as its entries.',
      inside: '#navigation-items > div',
    },
    {
      hook: '.sidebar-title',
      element: 'h5',
      covers: 'The text of the title.',
      inside: '.sidebar-group-header',
    },
    {
      hook: '#sidebar-title',
      element: 'h5',
      covers: 'The first `.sidebar-title`; each of them if a style sheet or script names the id.',
      inside: '.sidebar-group-header',
    },
    {
      hook: '.sidebar-group',
      element: 'ul',
      covers: 'The entries of a group: `li` with a link, or with a `button` and a `ul` for a group in the group.',
      contains: ['li > a'],
      inside: '#navigation-items',
    },
    {
      hook: '.sidebar-group li > button',
      element: 'button',
      covers:
        'The label of a group in the group, with its arrow. `aria-expanded="true"` while the `ul` after it is visible.',
      inside: '.sidebar-group',
      pages: 'pages with a group in a group',
    },
    {
      hook: '.sidebar-group li > button > svg.transition-transform',
      element: 'svg',
      covers: 'The arrow of a group in the group.',
      inside: '.sidebar-group',
      pages: 'pages with a group in a group',
    },
    {
      hook: '#sidebar-group',
      element: 'ul',
      covers: 'The first `.sidebar-group`; each of them if a style sheet or script names the id.',
      inside: '#navigation-items',
    },
    {
      hook: '.sidebar-group a > div > img',
      element: 'img',
      covers: 'The icon of an entry, if it is an image. Other icons are `svg`, without a `div`.',
      inside: '.sidebar-group a',
      pages: 'sites with images as icons',
    },
    {
      hook: '#sidebar-content li[data-active]',
      element: 'li',
      covers: 'The entry of the current page. Its link has `aria-current="page"`.',
      contains: ['a[aria-current="page"]'],
      inside: '.sidebar-group',
    },
    {
      hook: '.method-nav-pill',
      element: 'span',
      covers: 'The HTTP method before the name of an API page.',
      inside: '#sidebar-content a',
      pages: 'sites with API pages',
    },
    {
      hook: '.nav-tag-pill',
      element: 'small',
      covers: 'The tag after the name of an entry, a tab or a page.',
      inside: '#sidebar-content a',
      pages: 'pages with `tag`',
    },
    {
      hook: '[data-nav-tag]',
      element: 'small',
      covers: 'The same. The attribute contains its text.',
      inside: '#sidebar-content a',
      pages: 'pages with `tag`',
    },
  ]),
];

function inGroup(group: HookGroup, rows: readonly Omit<Hook, 'group'>[]): Hook[] {
  return rows.map((row) => ({ group, ...row }));
}
