import { expect, test } from 'vitest';
import type { PageSyntax } from './page-syntax.js';
import { scan } from './scan.js';

const spans = (source: string, syntax?: readonly PageSyntax[]) =>
  scan(source, syntax).spans.map(({ kind, start, end }) => [kind, source.slice(start, end)]);

test('finds code, tags, expressions, comments and addresses', () => {
  expect(spans('`a {` <B c="}" {...d}> {e} <!-- f --> [g](/h$i) \\{j}')).toEqual([
    ['code', '`a {`'],
    ['tag', '<B c="}" {...d}>'],
    ['expression', '{e}'],
    ['comment', '<!-- f -->'],
    ['address', '](/h$i'],
  ]);
});

/** `~word~`, and a component of its own for a line that only contains it. */
const word: PageSyntax = {
  start: '~',
  read(source, at, blockEnd, line) {
    const text = /^~\w+~/.exec(source.slice(at, blockEnd))?.[0];
    return text ? { end: at + text.length, component: 'Word', isBlock: line.content === at } : undefined;
  },
};

test('finds the syntax of plugins in prose, and skips what it does not read', () => {
  const source = '~a~ `~b~` ~~c~ {~d~} ~e f~ \\~g~ ~h\n\ni~ ~j~';
  expect(spans(source, [word]).filter(([kind]) => kind === 'component')).toEqual([
    ['component', '~a~'],
    ['component', '~j~'],
  ]);
  expect(spans(source).map(([kind]) => kind)).toEqual(['code', 'expression']);
});

test('ends a fence with its list item or quote', () => {
  expect(spans('- a\n  ```\n  {b}\n\nc {d}').map(([kind]) => kind)).toEqual(['fence', 'expression']);
  expect(spans('> ```\n> {b}\nc {d}').map(([kind]) => kind)).toEqual(['fence', 'expression']);
});

test('keeps a module block with blank lines inside brackets together', () => {
  expect(spans('export const a = {\n\n  b: `}`\n}\n\n{c}')).toEqual([
    ['module', 'export const a = {\n\n  b: `}`\n}\n'],
    ['expression', '{c}'],
  ]);
});

test('does not take a sentence for a module block', () => {
  expect(spans('import the data {now}').map(([kind]) => kind)).toEqual(['expression']);
});

test('tells what starts nothing', () => {
  expect(scan('a { b <5 <!-- c').strays).toEqual([2, 6, 9]);
});

test('does not go back over the text for each unclosed brace', () => {
  expect(scan('{ <a {`${ '.repeat(20_000)).strays.length).toBeGreaterThan(20_000);
});
