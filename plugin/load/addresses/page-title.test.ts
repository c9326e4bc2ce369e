import { expect, test } from 'vitest';
import { headingTitle, navigationTitle, pageTitle } from './page-title.js';

test.each([
  ['# Title', 'Title'],
  ['Text\n\n  # The **bold** one ##\n', 'The bold one'],
  ['Title\n=====\n\n# Later', 'Title'],
  ['A title over\ntwo lines\n===', 'A title over two lines'],
  ['# First\n\nTitle\n===', 'First'],
  ['<!-- # Draft -->\n<!--\n# Old\n-->\n# Real', 'Real'],
  ['# Title <!-- note -->', 'Title'],
  ['export const text = `\n# Not a title\n`\n\n# Title', 'Title'],
  ['<Card note={`\n# Not a title\n`} />\n\n# Title', 'Title'],
  ['{`\n# Not a title\n`}\n\nTitle\n=', 'Title'],
  ['<script>\n# x\n</script>\n\n# Title', 'Title'],
  ['```md\n# Code\n```\n\n~~~\n# Code\n~~~\n\n# Title', 'Title'],
  ['- item\n===\n\n# Title', 'Title'],
  ['> quote\n===\n', undefined],
  ['\n===\n', undefined],
  ['## Second level\n\nText\n---', undefined],
])('the first heading of %j', (body, title) => {
  expect(headingTitle(body)).toBe(title);
});

test.each([
  [{ title: 'Own', sidebarTitle: 'Short' }, { title: 'Own' }],
  [{ title: '', sidebarTitle: 'Short' }, { title: 'Heading' }],
  [
    { title: ' ', sidebarTitle: 'Short' },
    { title: 'Short', isTitleHidden: true },
  ],
  [
    { title: '\u00a0\u200b', sidebarTitle: ' ' },
    { title: 'Heading', isTitleHidden: true },
  ],
])('the name of a page with the front matter %j', (meta, expected) => {
  expect(pageTitle(meta, '# Heading', 'get-started')).toEqual(expected);
});

test('a page with a blank title and no heading is named after its file', () => {
  expect(pageTitle({ title: ' ' }, 'Words.', 'guides/get-started').title).toBe('Get started');
});

test('a blank short title does not empty the entry in the navigation', () => {
  const page = { path: 'a', route: '/a', file: 'a.mdx', hidden: false, meta: { title: 'Long', sidebarTitle: ' ' } };
  expect(navigationTitle(page)).toBe('Long');
});
