import type { Hook, HookGroup } from '../contract.js';

/** The page: its header, content, table of contents, and what follows the content. */
export const pageHooks: readonly Hook[] = [
  ...inGroup('contents', [
    {
      hook: '#content-side-layout',
      element: 'div',
      covers: 'The column beside the content: the table of contents or the examples, and the gap before them.',
      inside: '#content-container',
      pages: 'screens from 80rem; pages with headings or examples, in `mode: default`',
    },
    {
      hook: '#table-of-contents-layout',
      element: 'div',
      covers: 'The column without the gap.',
      contains: ['#table-of-contents'],
      inside: '#content-side-layout',
      pages: 'screens from 80rem; pages with headings, in `mode: default`',
    },
    {
      hook: '#table-of-contents',
      element: 'octavo-toc',
      covers: 'The table of contents with its title; on narrower screens, a panel that a button opens.',
      pages: 'pages with headings, in `mode: default`',
    },
    {
      hook: '.toc',
      element: 'ul',
      covers: 'The same as `#table-of-contents-content`.',
      inside: '#table-of-contents',
      pages: 'pages with headings, in `mode: default`',
    },
    {
      hook: '#table-of-contents-content',
      element: 'ul',
      covers: 'The entries, in one list.',
      inside: '#table-of-contents',
      pages: 'pages with headings, in `mode: default`',
    },
    {
      hook: '.toc-item',
      element: 'li',
      covers:
        'An entry. `data-depth` is 0 for the first level. While readers scroll, the entry of their section has `data-active="true"`.',
      contains: ['a'],
      inside: '#table-of-contents-content',
      pages: 'pages with headings, in `mode: default`',
    },
  ]),
  ...inGroup('page', [
    {
      hook: '#content-container',
      element: 'div',
      covers:
        'The row of content and table of contents. Its margin keeps the sidebar free, and percentages of widths in it count both.',
      inside: '#body-content',
    },
    {
      hook: '#content-area',
      element: 'main',
      covers: 'The column of the content, with its header and the links to the neighboring pages.',
      inside: '#content-container',
    },
    {
      hook: '#header',
      element: 'header',
      covers: 'Eyebrow, title, page menu and description of the page.',
      inside: '#content-area',
      pages: 'all but `mode: custom` and `mode: frame`',
    },
    {
      hook: '#header.relative',
      element: 'header',
      covers: 'The same as `#header`.',
      inside: '#content-area',
      pages: 'all but `mode: custom` and `mode: frame`',
    },
    {
      hook: '.eyebrow',
      element: 'p, octavo-breadcrumbs',
      covers: 'The group above the title, or the path to the page.',
      inside: '#header',
      pages: 'pages in a group',
    },
    {
      hook: '#page-title',
      element: 'h1',
      covers: 'The title of the page.',
      inside: '#header',
      pages: 'pages with a title',
    },
    {
      hook: '#page-context-menu',
      element: 'octavo-page-menu',
      covers: 'The buttons of the page menu. Its list is at the end of the document.',
      inside: '#header',
      pages: 'sites with `contextual.options`',
    },
    {
      hook: '#page-context-menu-button',
      element: 'button, a',
      covers: 'The first button, such as “Copy page”. The `div` in it contains icon and label.',
      contains: ['div'],
      inside: '#page-context-menu',
      pages: 'sites with `contextual.options`',
    },
    {
      hook: '#page-context-menu > button[aria-haspopup]',
      element: 'button',
      covers: 'The button that opens the list.',
      inside: '#page-context-menu',
      pages: 'sites with `contextual.options`',
    },
    {
      hook: '#content',
      element: 'div',
      covers: 'The content that the author wrote.',
      inside: '#content-area',
    },
    {
      hook: '#content[data-page-href]',
      element: 'div',
      covers: 'The same. The attribute is the path of the page, as in `data-current-path`.',
      inside: '#content-area',
    },
    { hook: '.mdx-content', element: 'div', covers: 'The same as `#content`.', inside: '#content-area' },
    {
      hook: '.prose',
      element: 'div',
      covers: 'The same as `#content`. Octavo styles text only in it, with links, headings and tables.',
      inside: '#content-area',
      pages: 'all but `mode: custom` and `mode: frame`',
    },
    {
      hook: '#feedback-form',
      element: 'octavo-feedback',
      covers: 'The question whether the page was helpful.',
      inside: '#content-area',
      pages: 'sites with `feedback.thumbsRating`',
    },
    {
      hook: '#feedback-thumbs-up',
      element: 'button',
      covers: 'The answer “Yes”.',
      inside: '#feedback-form',
      pages: 'sites with `feedback.thumbsRating`',
    },
    {
      hook: '#feedback-thumbs-down',
      element: 'button',
      covers: 'The answer “No”.',
      inside: '#feedback-form',
      pages: 'sites with `feedback.thumbsRating`',
    },
    {
      hook: '#pagination',
      element: 'octavo-pager',
      covers: 'The links to the pages before and after.',
      inside: '#content-area',
      pages: 'pages with neighbors',
    },
    {
      hook: '.pagination-prev',
      element: 'a',
      covers: 'The link to the page before. The `div` in it contains its texts.',
      contains: ['div:first-child'],
      inside: '#pagination',
    },
    {
      hook: '.pagination-next',
      element: 'a',
      covers: 'The link to the page after.',
      contains: ['div:first-child'],
      inside: '#pagination',
    },
    { hook: '.pagination-title', element: 'span', covers: 'The title of that page.', inside: '#pagination a > div' },
  ]),
];

function inGroup(group: HookGroup, rows: readonly Omit<Hook, 'group'>[]): Hook[] {
  return rows.map((row) => ({ group, ...row }));
}
