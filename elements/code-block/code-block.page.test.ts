import { expect, test } from 'vitest';
import { h, type Node } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import type { CodeBlockProps } from '../page-component.js';
import { testPage } from '../testing/page-context.js';
import { CodeBlock } from './code-block.page.js';
import { lineNumbers } from './line-numbers.js';

/** The block that the component requests from the page. */
function asked(node: Node): Partial<CodeBlockProps> {
  const page = testPage();
  let found: CodeBlockProps | undefined;
  page.code = (block) => void (found = block) as undefined;
  renderToString(node, page);
  return Object.fromEntries(
    Object.entries(found!).filter(([, value]) => value !== undefined && value !== false && String(value) !== ''),
  );
}

test('reads code, language and options from a fence', () => {
  expect(asked(h(CodeBlock, { code: 'a', language: 'ts', title: 'a.ts', highlight: '1,3-5', lines: true }))).toEqual({
    code: 'a',
    language: 'ts',
    title: 'a.ts',
    highlight: [1, 3, 4, 5],
    lines: true,
  });
});

test('lets a component override the options of the fence inside it', () => {
  const fence = h(CodeBlock, { code: 'a', language: 'ts', title: 'fence', wrap: true });
  expect(asked(h(CodeBlock, { filename: 'b.ts', title: 'own' }, fence))).toEqual({
    code: 'a',
    language: 'ts',
    title: 'own',
    wrap: true,
  });
});

test('accepts code as text between the tags', () => {
  expect(asked(h(CodeBlock, { language: 'bash', filename: 'run.sh' }, '\n  npm i\n  npm test\n'))).toEqual({
    code: '  npm i\n  npm test',
    language: 'bash',
    title: 'run.sh',
  });
});

test('folds only long code', () => {
  expect(asked(h(CodeBlock, { code: 'a', expandable: true })).expandable).toBeUndefined();
  expect(asked(h(CodeBlock, { code: 'a\n'.repeat(30), expandable: true })).expandable).toBe(true);
});

test('accepts every form of line numbers and ignores invalid ones', () => {
  expect(lineNumbers('{1, 3-5}')).toEqual([1, 3, 4, 5]);
  expect(lineNumbers('[2,4]')).toEqual([2, 4]);
  expect(lineNumbers([1, '3-4'])).toEqual([1, 3, 4]);
  expect(lineNumbers(2)).toEqual([2]);
  expect(lineNumbers('5-3,x,1-999999999')).toEqual([]);
  expect(lineNumbers(undefined)).toEqual([]);
});
