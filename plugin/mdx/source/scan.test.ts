import { expect, test } from 'vitest';
import { scan } from './scan.js';

const spans = (source: string, latex = true) =>
  scan(source, { latex }).spans.map(({ kind, start, end }) => [kind, source.slice(start, end)]);
const math = (source: string) =>
  spans(source)
    .filter(([kind]) => kind === 'math')
    .map(([, text]) => text);

test('finds code, tags, expressions, comments and addresses', () => {
  expect(spans('`a {` <B c="}" {...d}> {e} <!-- f --> [g](/h$i) \\{j}')).toEqual([
    ['code', '`a {`'],
    ['tag', '<B c="}" {...d}>'],
    ['expression', '{e}'],
    ['comment', '<!-- f -->'],
    ['address', '](/h$i'],
  ]);
});

test('takes dollars for math by the rule for spaces and digits', () => {
  expect(math('$x$ and $a\nb$, but $5 or $10, $ x, \\$y, $z `$`, echo $HOME')).toEqual(['$x$', '$a\nb$']);
});

test('ends math at a blank line, except between dollars that stand alone', () => {
  expect(math('$a\n\nb$')).toEqual([]);
  expect(math('$$\na\n\nb\n$$')).toEqual(['$$\na\n\nb\n$$']);
});

test('ends math at the next item or row, and not within a longer run of dollars', () => {
  expect(math('| $f(5) | 5 |\n| $f(6) | $6 |\n\n- $a\n- b$\n\nUse $f(x, "$$$1")')).toEqual([]);
  expect(math('| $a$ | $|b|$ |\n\n$$a\n- b$$\n\nand $c\n= d$')).toEqual(['$a$', '$|b|$', '$$a\n- b$$', '$c\n= d$']);
});

test('knows math that stands alone', () => {
  const shown = scan('$$x$$\n\nsee $$y$$', { latex: true }).spans.map((span) => span.kind === 'math' && span.display);
  expect(shown).toEqual([true, false]);
});

test('leaves dollars alone where math is off', () => {
  expect(spans('$x$', false)).toEqual([]);
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
  expect(scan('a { b <5 <!-- c', { latex: true }).strays).toEqual([2, 6, 9]);
});

test('does not go back over the text for each unclosed brace', () => {
  expect(scan('{ <a {`${ '.repeat(20_000), { latex: true }).strays.length).toBeGreaterThan(20_000);
});
