import type { Hook } from '../contract.js';
import { hookRows } from './hook-rows.js';

/** The page: its header, content, table of contents, and what follows the content. */
export const pageHooks: readonly Hook[] = [
  ...hookRows('contents', [
    [
      '#content-side-layout',
      'div',
      'The column beside the content: the table of contents or the examples, and the gap before them.',
      {
        inside: '#content-container',
        pages: 'screens from 80rem; pages with headings or examples, in `mode: default`',
      },
    ],
    [
      '#table-of-contents-layout',
      'div',
      'The column without the gap.',
      {
        contains: ['#table-of-contents'],
        inside: '#content-side-layout',
        pages: 'screens from 80rem; pages with headings, in `mode: default`',
      },
    ],
    [
      '#table-of-contents',
      'octavo-toc',
      'The table of contents with its title; on narrower screens, a panel that a button opens.',
      { pages: 'pages with headings, in `mode: default`' },
    ],
    [
      '.toc',
      'ul',
      'The same as `#table-of-contents-content`.',
      { inside: '#table-of-contents', pages: 'pages with headings, in `mode: default`' },
    ],
    [
      '#table-of-contents-content',
      'ul',
      'The entries, in one list.',
      { inside: '#table-of-contents', pages: 'pages with headings, in `mode: default`' },
    ],
    [
      '.toc-item',
      'li',
      'An entry. `data-depth` is 0 for the first level. While readers scroll, the entry of their section has `data-active="true"`.',
      { contains: ['a'], inside: '#table-of-contents-content', pages: 'pages with headings, in `mode: default`' },
    ],
  ]),
  ...hookRows('page', [
    [
      '#content-container',
      'div',
      'The row of content and table of contents. Its margin keeps the sidebar free, and percentages of widths in it count both.',
      { inside: '#body-content' },
    ],
    [
      '#content-area',
      'main',
      'The column of the content, with its header and the links to the neighboring pages.',
      { inside: '#content-container' },
    ],
    [
      '#header',
      'header',
      'Eyebrow, title, page menu and description of the page.',
      { inside: '#content-area', pages: 'all but `mode: custom` and `mode: frame`' },
    ],
    [
      '#header.relative',
      'header',
      'The same as `#header`.',
      { inside: '#content-area', pages: 'all but `mode: custom` and `mode: frame`' },
    ],
    [
      '.eyebrow',
      'p, octavo-breadcrumbs',
      'The group above the title, or the path to the page.',
      { inside: '#header', pages: 'pages in a group' },
    ],
    ['#page-title', 'h1', 'The title of the page.', { inside: '#header', pages: 'pages with a title' }],
    [
      '#page-context-menu',
      'octavo-page-menu',
      'The buttons of the page menu. Its list is at the end of the document.',
      { inside: '#header', pages: 'sites with `contextual.options`' },
    ],
    [
      '#page-context-menu-button',
      'button, a',
      'The first button, such as “Copy page”. The `div` in it contains icon and label.',
      { contains: ['div'], inside: '#page-context-menu', pages: 'sites with `contextual.options`' },
    ],
    [
      '#page-context-menu > button[aria-haspopup]',
      'button',
      'The button that opens the list.',
      { inside: '#page-context-menu', pages: 'sites with `contextual.options`' },
    ],
    ['#content', 'div', 'The content that the author wrote.', { inside: '#content-area' }],
    [
      '#content[data-page-href]',
      'div',
      'The same. The attribute is the path of the page, as in `data-current-path`.',
      { inside: '#content-area' },
    ],
    ['.mdx-content', 'div', 'The same as `#content`.', { inside: '#content-area' }],
    [
      '.prose',
      'div',
      'The same as `#content`. Octavo styles text only in it, with links, headings and tables.',
      { inside: '#content-area', pages: 'all but `mode: custom` and `mode: frame`' },
    ],
    [
      '#feedback-form',
      'octavo-feedback',
      'The question whether the page was helpful.',
      { inside: '#content-area', pages: 'sites with `feedback.thumbsRating`' },
    ],
    [
      '#feedback-thumbs-up',
      'button',
      'The answer “Yes”.',
      { inside: '#feedback-form', pages: 'sites with `feedback.thumbsRating`' },
    ],
    [
      '#feedback-thumbs-down',
      'button',
      'The answer “No”.',
      { inside: '#feedback-form', pages: 'sites with `feedback.thumbsRating`' },
    ],
    [
      '#pagination',
      'octavo-pager',
      'The links to the pages before and after.',
      { inside: '#content-area', pages: 'pages with neighbors' },
    ],
    [
      '.pagination-prev',
      'a',
      'The link to the page before. The `div` in it contains its texts.',
      { contains: ['div:first-child'], inside: '#pagination' },
    ],
    ['.pagination-next', 'a', 'The link to the page after.', { contains: ['div:first-child'], inside: '#pagination' }],
    ['.pagination-title', 'span', 'The title of that page.', { inside: '#pagination a > div' }],
  ]),
];
