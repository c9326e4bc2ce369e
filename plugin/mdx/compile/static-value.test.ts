import { expect, test } from 'vitest';
import { renderToString } from '../../../runtime/jsx/render.js';
import type { Node } from '../../../runtime/jsx/node.js';
import { parseExpression } from '../source/javascript/parse.js';
import { staticValue } from './static-value.js';

const evaluate = (source: string): { value: unknown } | undefined =>
  staticValue(parseExpression(source)!, () => undefined);

test.each([
  ['2', 2],
  ['"a" + "b"', 'ab'],
  ['`x\n${1}`', 'x\n1'],
  ['[1, "two", { three: true, "four": -4 }]', [1, 'two', { three: true, four: -4 }]],
  ['undefined', undefined],
  ['!true', false],
])('knows the value of %s', (source, value) => {
  expect(evaluate(source)).toEqual({ value });
});

test.each(['name', 'f()', '`${x}`', '[...xs]', '() => 1', '<button onClick={go}>x</button>', '<Card />'])(
  'leaves %s to running code',
  (source) => {
    expect(evaluate(source)).toBeUndefined();
  },
);

test('knows plain JSX, with the white space rules of JSX', () => {
  const { value } = evaluate('<svg viewBox="0 0 1 1" strokeWidth={2}>\n  <path d="M0" />\n  two  words\n</svg>')!;
  expect(renderToString(value as Node, {})).toBe(
    '<svg viewBox="0 0 1 1" stroke-width="2"><path d="M0"></path>two  words</svg>',
  );
});

test('an expression that is only a comment has no value', () => {
  expect(parseExpression('/* nothing */')).toBeUndefined();
});
