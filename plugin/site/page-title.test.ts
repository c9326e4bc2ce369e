import { expect, test } from 'vitest';
import { headingTitle } from './page-title.js';

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
