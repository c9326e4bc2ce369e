import { expect, test } from 'vitest';
import type { Compound, Selector } from './selector.js';
import { styleRules } from './style-rules.js';

/** A selector in short: names, lists and combinators. */
function brief(selector: Selector): string {
  return selector
    .map(
      (compound, index) =>
        (index === 0 && compound.combinator === ' ' ? '' : compound.combinator) + briefCompound(compound),
    )
    .join('');
}

function briefCompound({ tag = '', names, parts, any, has, not, isOpen }: Compound): string {
  const lists = (name: string, all: Compound['any']): string =>
    all.map((list) => `:${name}(${list.map(brief).join()})`).join('');
  const values = parts.map(({ attribute, matcher, value }) => `[${attribute}${matcher}${value}]`).join('');
  return `${tag}${names.join('')}${values}${lists('is', any)}${lists('has', has)}${lists('not', not)}${isOpen ? '?' : ''}`;
}

const selectors = (css: string): string[] =>
  styleRules(css).flatMap(({ selectors: list }) => list.map(({ selector }) => brief(selector)));

test.each([
  ['.a > b#c + d ~ e f {}', ['.a>b#c+d~e f']],
  ['.a, .b:hover::before {}', ['.a', '.b?']],
  ['.lg\\:pl-16 .\\31 2 {}', ['.lg:pl-16 .12']],
  ['A[data-x="1"] [data-y] [href] [open] {}', ['a[data-x] [data-y] ? ?']],
  ['[data-active="true"] [data-state=open] {}', ['? ?']],
  ['[data-component-part="card-title"] {}', ['[data-component-part="card-title"]']],
  ['[id="a"] [class~=b] [class*="c" i] [id^="d"] [class] {}', ['#a .b [class*=c] [id^=d] ?']],
  ['.a:is(.b, .c):not(.d):has(> .e) * {}', ['.a:is(.b,.c):has(>.e):not(.d) ']],
  ['.a:nth-child(2) {}', ['.a?']],
  ['@media (width > 1px) { .a {} } @layer x { .b {} } @supports (a: b) { .c {} }', ['.a', '.b', '.c']],
  ['@keyframes x { from {} 50% {} } @font-face {} .a {}', ['.a']],
  [
    '.a { & .b {} .c {} &:hover {} @media print { .d {} } > .e {} }',
    ['.a', ':is(.a) .b', ':is(.a) .c', ':is(.a)?', ':is(.a) .d', ':is(.a)>.e'],
  ],
  ['.a { color: red } } .b {} .c {}', ['.a', '.c']],
  ['.a:hover(( {} .b {}', []],
])('reads %s', (css, expected) => expect(selectors(css)).toEqual(expected));

test('knows places and properties', () => {
  const css = '.a,\n  .b { color: red; color: blue; --x: 1; margin: 0 }\n\n.c { .d { top: 0 } }';
  expect(
    styleRules(css).map(({ selectors: list, properties }) => [
      list.map(({ line, column }) => `${line}:${column}`).join(),
      properties.join(),
    ]),
  ).toEqual([
    ['1:1,2:3', 'color,margin'],
    ['4:1', ''],
    ['4:6', 'top'],
  ]);
});
