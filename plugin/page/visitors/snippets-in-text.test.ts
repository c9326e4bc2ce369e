import { expect, test } from 'vitest';
import { parseHtml } from '../../core/tree/parse-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import { joinSnippets } from './snippets-in-text.js';

test.each([
  ['<p>a <octavo-in-text>\n<p>b <b>c</b></p>\n</octavo-in-text> d</p>', '<p>a b <b>c</b> d</p>'],
  ['<p>a <octavo-in-text>b</octavo-in-text></p>', '<p>a b</p>'],
  ['<p><octavo-in-text><p>a</p><p>b</p></octavo-in-text></p>', '<p><p>a</p><p>b</p></p>'],
  ['<p><octavo-in-text><p>a <octavo-in-text><p>b</p></octavo-in-text></p></octavo-in-text></p>', '<p>a b</p>'],
  ['<octavo-in-text><p>a</p></octavo-in-text>', 'a'],
  ['<p>a <octavo-in-text></octavo-in-text></p>', '<p>a </p>'],
])('puts the snippets of %s into their sentences', (html, expected) => {
  const tree = parseHtml(html);
  joinSnippets(tree);
  expect(writeContent(tree)).toBe(expected);
});
