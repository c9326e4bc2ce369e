import { expect, test } from 'vitest';
import { renderMath } from './math.js';

test('renders TeX as MathML, inline and display', () => {
  expect(renderMath('x^2', false).html).toMatch(
    /^<math><semantics><msup><mi>x<\/mi><mn[^>]*>2<\/mn><\/msup><annotation[^>]*>x\^2<\/annotation><\/semantics><\/math>$/,
  );
  expect(renderMath('x', true).html).toMatch(/^<math display="block"[^>]*><semantics><mi>x<\/mi>/);
});

test('shows TeX that it cannot read as it was written, escaped, and says why', () => {
  expect(renderMath('\\foo{<b>}', false)).toEqual({
    html: '<code class="octavo-math">\\foo{&lt;b&gt;}</code>',
    error: 'unknown command \\foo',
  });
  expect(renderMath('^', false).error).toBe('it is incomplete');
  expect(renderMath('\\frac{a}', true).error).toBe('a } is missing');
  expect(renderMath('a}', true).error).toBe('unexpected }');
});

test('lets no formula run code or load a file', () => {
  for (const tex of [
    '\\href{javascript:alert(1)}{x}',
    '\\includegraphics{https://example.com/x.png}',
    '\\text{<img src=x>}',
  ]) {
    expect(renderMath(tex, false).html).not.toMatch(/<img|<a\b|href=|src="/);
  }
});

test('keeps the macros of a formula to that formula', () => {
  expect(renderMath('\\newcommand{\\mine}{b}\\mine', false).error).toBeUndefined();
  expect(renderMath('\\mine', false).error).toBeDefined();
});
