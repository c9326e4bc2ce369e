/** Front matter of other tools: who has it, what Octavo has instead, and the keys that it sets. */
import {
  badgeTag,
  blankTitle,
  hiddenParts,
  hidesBoth,
  ifIs,
  lastUpdate,
  none,
  position,
  redirected,
  sameAddress,
  textAs,
  unlisted,
  wide,
  type KeyEffect,
} from './key-effects.js';

/** A key that other tools have. */
export interface ForeignKey {
  /** As a path: `sidebar.label`. */
  key: string;
  tools: readonly string[];
  /** An example of its value, in YAML. */
  example: string;
  /** The equivalent in Octavo, as Markdown. */
  instead: string;
  /** Default: no value has an effect. */
  effect?: KeyEffect;
  /** The fix for a value without an effect, as plain text. */
  fix: string;
  /** The loss of readers. Default: only a look. */
  loss?: 'content' | 'address';
}

const order = {
  instead: '`order`, for pages that an entry such as `guides/*` lists',
  fix: 'Write order with a number.',
};
const group = {
  instead: 'The groups of `navigation` in `docs.json`',
  fix: 'The navigation of docs.json decides the groups.',
};
const notListed = { ...group, fix: 'Leave the page out of the navigation of docs.json, or write hidden: true.' };
const address = {
  instead: 'The path of the file, and [redirects](/configuration/settings-reference#redirects)',
  fix: 'The path of the file is the path of the page. Move the file, and add a redirect to docs.json.',
  loss: 'address' as const,
};
const redirect = {
  instead:
    'Each path redirects to the page, as with [redirects](/configuration/settings-reference#redirects) in `docs.json`',
  fix: 'Write paths that begin with a slash, such as [/old].',
  loss: 'address' as const,
};
const contents = { instead: '`mode: wide`', fix: 'To hide the table of contents, write mode: wide.' };
const editLink = {
  instead: '`feedback.suggestEdit` in `docs.json`, for all pages',
  fix: 'Links for edits are the same on all pages: see "feedback" in docs.json. Remove it.',
};
const neighbor = {
  instead: '`hideFooterPagination` hides both links',
  fix: 'The navigation decides the previous and the next page. To hide both links, write hideFooterPagination: true.',
};
const content = {
  instead: 'Components in the text, with `mode: custom` or `mode: center`',
  fix: 'Write it as the content of the page, with mode: custom.',
  loss: 'content' as const,
};
const layout = { instead: '`mode`', fix: 'Octavo has mode: default, wide, center, frame or custom.' };
const label = { instead: '`sidebarTitle`', fix: 'Write sidebarTitle.' };
const search = { instead: '`searchable: false`', fix: 'To leave the page out of the search, write searchable: false.' };
const date = { instead: '`lastUpdatedDate`, `timestamp`', fix: 'Write lastUpdatedDate with a date.' };
const look = { instead: '[Custom CSS](/configuration/appearance#custom-css-and-scripts)', fix: 'Remove it.' };
const nothing = { instead: 'Nothing', fix: 'Remove it.' };
const levels = { ...nothing, fix: 'The table of contents has the same levels on all pages. Remove it.' };
const draft = { instead: '`draft`', fix: 'Write draft: true.' };

/** A row without its details. */
function row(
  key: string,
  tools: string,
  example: string,
  details: Pick<ForeignKey, 'instead' | 'fix' | 'loss'>,
  effect?: KeyEffect,
): ForeignKey {
  return { key, tools: tools.split(', '), example, ...details, effect };
}

/** All keys. */
export const foreignKeys: readonly ForeignKey[] = [
  row('draft', 'Docusaurus, Starlight, Hugo', 'true', draft, ifIs(true, { tag: 'Draft' })),
  row('unlisted', 'Docusaurus', 'true', { instead: '`unlisted`', fix: 'Write unlisted: true.' }, ifIs(true, unlisted)),
  row('sidebar_label', 'Docusaurus', 'Short', label, textAs('sidebarTitle')),
  row('sidebar.label', 'Starlight', 'Short', label, textAs('sidebarTitle')),
  row('linkTitle', 'Hugo', 'Short', label, textAs('sidebarTitle')),
  row('navigation.title', 'Nuxt Content', 'Short', label, textAs('sidebarTitle')),
  row('sidebar.badge', 'Starlight', 'New', { instead: '`tag`', fix: 'Write tag with a text.' }, badgeTag),
  row('tableOfContents', 'Starlight', 'false', contents, ifIs(false, wide)),
  row('hide_table_of_contents', 'Docusaurus', 'true', contents, ifIs(true, wide)),
  row('outline', 'VitePress', 'false', contents, ifIs(false, wide)),
  row('toc', 'Hugo, Quarto', 'false', contents, ifIs(false, wide)),
  row('hide', 'MkDocs', '[toc]', { ...contents, instead: '`mode`, `hideFooterPagination`' }, hiddenParts),
  row('template', 'Starlight', 'splash', layout, (value) =>
    value === 'splash' ? { mode: 'center' } : value === 'doc' ? none : undefined,
  ),
  row('layout', 'VitePress, Jekyll', 'doc', layout, (value) =>
    value === 'doc' || value === 'docs' || value === 'default' ? none : undefined,
  ),
  row('hide_title', 'Docusaurus', 'true', { instead: '`title: " "`', fix: 'Write title: " ".' }, blankTitle),
  row('prev', 'VitePress, Starlight', 'false\nnext: false', neighbor, hidesBoth('next', false)),
  row('next', 'VitePress, Starlight', 'false\nprev: false', neighbor, hidesBoth('prev', false)),
  row('pagination_prev', 'Docusaurus', 'null\npagination_next: null', neighbor, hidesBoth('pagination_next', null)),
  row('pagination_next', 'Docusaurus', 'null\npagination_prev: null', neighbor, hidesBoth('pagination_prev', null)),
  row('pagefind', 'Starlight', 'false', search, ifIs(false, { searchable: false })),
  row('search', 'VitePress', 'false', search, ifIs(false, { searchable: false })),
  row('search.exclude', 'MkDocs', 'true', search, ifIs(true, { searchable: false })),
  row('search_exclude', 'Just the Docs', 'true', search, ifIs(true, { searchable: false })),
  row('lastUpdated', 'VitePress, Starlight', '2026-11-22', date, lastUpdate),
  row('last_update.date', 'Docusaurus', '2026-11-22', date, lastUpdate),
  row('image', 'Docusaurus', '/card.png', { instead: '`og:image`', fix: 'Write og:image.' }, textAs('og:image')),
  row(
    'published',
    'Jekyll',
    'false',
    { ...draft, instead: '`draft: true`' },
    ifIs(false, { draft: true, tag: 'Draft' }),
  ),
  row('slug', 'Docusaurus, Starlight', '/elsewhere', address, sameAddress),
  row('permalink', 'Jekyll, Eleventy', '/elsewhere', address, sameAddress),
  row('aliases', 'Hugo', '[/old]', redirect, redirected),
  row('redirect_from', 'Jekyll', '[/old]', redirect, redirected),
  row('hero', 'Starlight, VitePress', '{ tagline: Fast }', content),
  row('features', 'VitePress', '[{ title: Fast }]', content),
  row('banner', 'Starlight', '{ content: New }', {
    ...content,
    instead: '`banner` in `docs.json`, or a [callout](/components/callouts)',
    fix: 'Write a callout in the text, or "banner" in docs.json.',
  }),
  row('head', 'Starlight, VitePress', '[{ tag: style }]', {
    instead: '[A plugin with `head`](/plugins/head)',
    fix: 'Add a plugin with "head" to octavo.config.mjs.',
  }),
  row('sidebar_position', 'Docusaurus', '2', order, position),
  row('sidebar.order', 'Starlight', '2', order, position),
  row('nav_order', 'Just the Docs', '2', order, position),
  row('weight', 'Hugo', '2', order, position),
  row('parent', 'Just the Docs', 'Guides', group),
  row('grand_parent', 'Just the Docs', 'Guides', group),
  row('has_children', 'Just the Docs', 'true', group),
  row('displayed_sidebar', 'Docusaurus', 'guides', group),
  row('sidebar.hidden', 'Starlight', 'true', notListed),
  row('nav_exclude', 'Just the Docs', 'true', notListed),
  row('id', 'Docusaurus', 'intro', {
    instead: 'The path of the file',
    fix: 'Links and the navigation name the path of the file. Remove it.',
  }),
  row('editUrl', 'Starlight', 'false', editLink),
  row('custom_edit_url', 'Docusaurus', 'null', editLink),
  row('editLink', 'VitePress', 'false', editLink),
  row('last_update.author', 'Docusaurus', 'Ada', { instead: 'Nothing', fix: 'Authors are not shown. Remove it.' }),
  row('toc_min_heading_level', 'Docusaurus', '2', levels),
  row('toc_max_heading_level', 'Docusaurus', '3', levels),
  row('pagination_label', 'Docusaurus', 'Short', {
    instead: '`sidebarTitle`',
    fix: 'Links to the page have its sidebarTitle. Remove it.',
  }),
  row('titleTemplate', 'VitePress', 'Name', {
    ...nothing,
    fix: 'The browser tab shows the title and the name of the site. Remove it.',
  }),
  row('sidebar_class_name', 'Docusaurus', 'red', look),
  row('pageClass', 'VitePress', 'red', look),
  row('tags', 'Docusaurus, MkDocs', '[one]', {
    instead: '`tag` for a label, `keywords` for search engines',
    fix: 'Write tag for a label, or keywords for search engines.',
  }),
];
