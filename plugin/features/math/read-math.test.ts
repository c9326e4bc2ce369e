// Adds the nodes of MDX to the types of hast.
import type {} from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { Report } from '../../core/errors/errors.js';
import { parsePlain } from '../../mdx/parse-page.js';
import { scan } from '../../mdx/source/scan.js';
import { nameOf, walk } from '../../mdx/transforms/walk.js';
import { readMath } from './read-math.js';

const syntax = [{ start: '$', read: readMath }];

const math = (source: string): string[] =>
  scan(source, syntax)
    .spans.filter(({ kind }) => kind === 'component')
    .map(({ start, end }) => source.slice(start, end));

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

/** The nodes of a page: components with their props and place, addresses, and texts. */
function parse(source: string): unknown[] {
  const options = { variables: {}, syntax, fences: { math: 'Latex' } };
  const found: unknown[] = [];
  walk(parsePlain(source, 'a.mdx', options, new Report())!.hast, (node) => {
    const { line, column } = node.position?.start ?? {};
    if ('attributes' in node) {
      const props = node.attributes.map((each) => ('name' in each ? [each.name, each.value] : []));
      found.push([nameOf(node), Object.fromEntries(props), line, column]);
    } else if (node.type === 'element' && node.tagName === 'a') found.push(node.properties['href']);
    else if (node.type === 'text' && node.value.trim() !== '') found.push(node.value);
    return undefined;
  });
  return found;
}

test('gives math as components at the place of the author, and prices as text', () => {
  expect(parse('Costs $5 or $10, $x_{1}$.')).toEqual(['Costs $5 or $10, ', ['Latex', { tex: 'x_{1}' }, 1, 18], '.']);
  expect(parse('---\ntitle: A\n---\n\n- {1} $$b$$\n\n  $$\n  c\n  $$\n\n> $$\n> d\n> e\n> $$\n')).toEqual([
    ['Latex', { tex: 'b' }, 5, 7],
    ['Latex', { tex: 'c', display: null }, 7, 3],
    ['Latex', { tex: 'd\ne', display: null }, 11, 3],
  ]);
  expect(parse('```math\nf\n```')).toEqual([['Latex', { code: 'f', meta: '' }, 1, 1]]);
});

test('keeps the text of math in code, links and attributes', () => {
  expect(parse('<A c="$y$" />\n\n```sh\n- $a$\n```\n\n[l $m$](/$d$e) `$n$`')).toEqual([
    ['A', { c: '$y$' }, 1, 1],
    ['CodeBlock', { code: '- $a$', language: 'sh' }, 3, 1],
    '/$d$e',
    'l ',
    ['Latex', { tex: 'm' }, 7, 4],
    '$n$',
  ]);
});
