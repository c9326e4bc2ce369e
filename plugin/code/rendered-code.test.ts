import { expect, test } from 'vitest';
import { createHighlighter } from './highlighter.js';
import { renderCodeBlock } from './code-block.js';
import { codeKey, readRenderedCode } from './rendered-code.js';
import { treeOf } from '../core/tree/render-tree.js';
import { writeContent } from '../core/tree/write-html.js';

const highlighter = await createHighlighter();

/** The HTML of a page with a code block. */
function page(code: string, language: string): string {
  return writeContent(treeOf([renderCodeBlock({ code, language }, highlighter).element]));
}

test.each([
  ['ts', 'const a: string = "<b>";\n\nfoo(`${a}`); // &amp; \'x\''],
  ['bash', 'curl -X POST \\\n  -d \'{"a": "b"}\' &'],
  ['text', 'a < b'],
])('the lines of %s are those that the highlighter returns', (language, code) => {
  const { lines, language: id } = highlighter.highlight(code, language);
  expect([...readRenderedCode(page(code, language))]).toEqual([[codeKey(id, code.split('\n')), lines]]);
});

test('marked words are not part of the code, so that the block is highlighted again', () => {
  expect(readRenderedCode(page('const a = 1; // [!code word:a]', 'ts')).size).toBe(0);
});
