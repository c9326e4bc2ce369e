import { expect, test } from 'vitest';
import { h, type Node } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import type { CodeBlockProps } from '../page-component.js';
import { testPage } from '../testing/page-context.js';
import { CodeBlock } from './code-block.page.js';
import { lineNumbers } from './line-numbers.js';

/** What the page is asked to show. */
function asked(node: Node): Partial<CodeBlockProps> {
  const page = testPage();
  let found: CodeBlockProps | undefined;
  page.code = (block) => void (found = block) as undefined;
  renderToString(node, page);
  return Object.fromEntries(
    Object.entries(found!).filter(([, value]) => value !== undefined && value !== false && String(value) !== ''),
  );
}

test('a fence gives code, language and its options', () => {
  expect(asked(h(CodeBlock, { code: 'a', language: 'ts', title: 'a.ts', highlight: '1,3-5', lines: true }))).toEqual({
    code: 'a',
    language: 'ts',
    title: 'a.ts',
    highlight: [1, 3, 4, 5],
    lines: true,
  });
});

test('a component around a fence overrides what the fence says', () => {
  const fence = h(CodeBlock, { code: 'a', language: 'ts', title: 'fence', wrap: true });
  expect(asked(h(CodeBlock, { filename: 'b.ts', title: 'own' }, fence))).toEqual({
    code: 'a',
    language: 'ts',
    title: 'own',
    wrap: true,
  });
});

test('code may be text between the tags', () => {
  expect(asked(h(CodeBlock, { language: 'bash', filename: 'run.sh' }, '\n  npm i\n  npm test\n'))).toEqual({
    code: '  npm i\n  npm test',
    language: 'bash',
    title: 'run.sh',
  });
});

test('only code that is long folds', () => {
  expect(asked(h(CodeBlock, { code: 'a', expandable: true })).expandable).toBeUndefined();
  expect(asked(h(CodeBlock, { code: 'a\n'.repeat(30), expandable: true })).expandable).toBe(true);
});

test('lines are named in every form that authors use, and slips are left out', () => {
  expect(lineNumbers('{1, 3-5}')).toEqual([1, 3, 4, 5]);
  expect(lineNumbers('[2,4]')).toEqual([2, 4]);
  expect(lineNumbers([1, '3-4'])).toEqual([1, 3, 4]);
  expect(lineNumbers(2)).toEqual([2]);
  expect(lineNumbers('5-3,x,1-999999999')).toEqual([]);
  expect(lineNumbers(undefined)).toEqual([]);
});
