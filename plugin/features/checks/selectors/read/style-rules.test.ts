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
  ['.a > b#c + d ~ e f {a:b}', ['.a>b#c+d~e f']],
  ['.a, .b:hover::before {a:b}', ['.a', '.b?']],
  ['.lg\\:pl-16 .\\31 2 {a:b}', ['.lg:pl-16 .12']],
  ['A[data-x="1"] [data-y] [href] [open] {a:b}', ['a[data-x] [data-y] ? ?']],
  ['[data-active="true"] [data-state=open] {a:b}', ['? ?']],
  ['[data-component-part="card-title"] [data-component-part^=card] {a:b}', ['[data-component-part="card-title"] ?']],
  ['[id="a"] [class~=b] [class*="c" i] [id^="d"] [class] {a:b}', ['#a .b [class*=c] [id^=d] ?']],
  ['.a:is(.b, .c):not(.d):has(> .e) * {a:b}', ['.a:is(.b,.c):has(>.e):not(.d) ']],
  ['.a:nth-child(2) {a:b}', ['.a?']],
  ['@media (width > 1px) { .a {a:b} } @layer x { .b {a:b} } @supports (a: b) { .c {a:b} }', ['.a', '.b', '.c']],
  ['@keyframes x { from {a:b} 50% {a:b} } @font-face {a:b} .a {a:b}', ['.a']],
  [
    '.a { & .b {a:b} .c {a:b} &:hover {a:b} @media print { .d {a:b} } > .e {a:b} }',
    [':is(.a) .b', ':is(.a) .c', ':is(.a)?', ':is(.a) .d', ':is(.a)>.e'],
  ],
  ['.a { color: red } } .b {a:b} .c {a:b}', ['.a', '.c']],
  ['.a:hover(( {a:b} .b {a:b}', []],
])('reads %s', (css, expected) => expect(selectors(css)).toEqual(expected));

test('knows places and properties', () => {
  const css =
    '.a,\n  .b { color: red; color: blue; --x: 1; margin: 0 }\n\n.c { .d > .e { top: 0 } }\n.f {}\n@media print { @media (max-width: 9px) { .g { --y: 1 } } }';
  expect(
    styleRules(css).map(({ selectors: list, declarations, media }) => [
      list.map(({ text, line, column }) => `${line}:${column} ${text}`).join(),
      [...declarations].map((each) => each.join(':')).join(),
      ...media,
    ]),
  ).toEqual([
    ['1:1 .a,2:3 .b', 'color:blue,margin:0'],
    ['4:6 .d > .e', 'top:0'],
    ['6:42 .g', '', 'print', '(max-width: 9px)'],
  ]);
});

test.each(['.a', '&.a', '@media print'])('any number of levels of %s is read without a failure', (start) => {
  const nested = (levels: number): string =>
    `.b { color: red; ${`${start} { `.repeat(levels)}color: red;${' }'.repeat(levels)} }`;
  expect(styleRules(nested(20)).length).toBeGreaterThan(0);
  expect(() => styleRules(nested(20_000))).not.toThrow();
});
