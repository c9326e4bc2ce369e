import { expect, test } from 'vitest';
import type { Problem } from './errors.js';
import type { Paint } from './paint.js';
import { problemCounts, problemList } from './problem-list.js';

const problem = (fields: Partial<Problem>): Problem => ({
  code: 'link-dead',
  message: 'There is no page "/moon".',
  hint: 'Did you mean "/moons"?',
  file: 'index.mdx',
  line: 5,
  column: 7,
  ...fields,
});
const markup: Paint = (style, text) => `<${style}>${text}</${style}>`;

test('colors the kind and the position of a problem', () => {
  const list = problemList({ errors: [problem({})], warnings: [problem({ frame: '5 | x' })] }, markup);
  expect(list).toBe(
    [
      '<red>error</red>  <cyan>index.mdx:5:7</cyan>  There is no page "/moon".\n  Did you mean "/moons"?\n\n',
      '<yellow>warning</yellow>  <cyan>index.mdx:5:7</cyan>  There is no page "/moon".\n  Did you mean "/moons"?\n\n',
      '<dim>  5 | x</dim>\n\n',
    ].join(''),
  );
});

test('shows five warnings of a kind and counts the rest; errors are all listed', () => {
  const seven = Array.from({ length: 7 }, (_, index) => problem({ message: `There is no page "/${index}".` }));
  const list = problemList({ errors: seven, warnings: seven });
  expect(list.match(/^error/gm)).toHaveLength(7);
  expect(list.match(/^warning/gm)).toHaveLength(5);
  expect(list).toContain('… and 2 more of link-dead; --json lists all.\n');
});

test('counts the other places of a problem', () => {
  const places = [1, 2, 3].map((line) => ({ file: 'index.mdx', line, column: 7 }));
  const list = problemList({ errors: [problem({ line: 1, places })], warnings: [] });
  expect(list).toMatch(/^error {2}index\.mdx:1:7 and 2 more places {2}There is no page/);
});

test('has no position where no file is the cause', () => {
  expect(problemList({ errors: [problem({ file: '' })], warnings: [] })).toMatch(/^error {2}There is no page/);
});

test('shows control characters of the author, so that they cannot control the terminal', () => {
  const message = 'There is no page "\u001B[2J\u0007\u009B31m".';
  expect(problemList({ errors: [problem({ message })], warnings: [] })).toContain('"\\x1b[2J\\x07\\x9b31m"');
});

test('counts in plain English', () => {
  expect(problemCounts({ errors: [problem({})], warnings: [problem({}), problem({})] })).toBe('1 error, 2 warnings');
  expect(problemCounts({ errors: [], warnings: [problem({})] })).toBe('1 warning');
  expect(problemCounts({ errors: [], warnings: [] })).toBe('');
});
