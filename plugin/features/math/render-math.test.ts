import { expect, test } from 'vitest';
import { renderLatex, toFormula } from './render-math.js';

test('renders TeX as MathML, inline and display', () => {
  expect(toFormula('x^2', false).html).toMatch(
    /^<math><semantics><msup><mi>x<\/mi><mn[^>]*>2<\/mn><\/msup><annotation[^>]*>x\^2<\/annotation><\/semantics><\/math>$/,
  );
  expect(toFormula('x', true).html).toMatch(/^<math display="block"[^>]*><semantics><mi>x<\/mi>/);
});

test('shows TeX that it cannot read as it was written, escaped, and says why', () => {
  expect(toFormula('\\foo{<b>}', false)).toEqual({
    html: '<code class="octavo-math">\\foo{&lt;b&gt;}</code>',
    error: 'unknown command \\foo',
  });
  expect(toFormula('^', false).error).toBe('it is incomplete');
  expect(toFormula('\\frac{a}', true).error).toBe('a } is missing');
  expect(toFormula('a}', true).error).toBe('unexpected }');
});

test('lets no formula run code or load a file', () => {
  for (const tex of [
    '\\href{javascript:alert(1)}{x}',
    '\\includegraphics{https://example.com/x.png}',
    '\\text{<img src=x>}',
  ]) {
    expect(toFormula(tex, false).html).not.toMatch(/<img|<a\b|href=|src="/);
  }
});

test('keeps the macros of a formula to that formula', () => {
  expect(toFormula('\\newcommand{\\mine}{b}\\mine', false).error).toBeUndefined();
  expect(toFormula('\\mine', false).error).toBeDefined();
});

test('warns about a formula wherever it is used', () => {
  const warnings: unknown[] = [];
  const page = { warn: (problem: unknown) => void warnings.push(problem), checkProps() {} };
  for (const display of [false, true, true]) void renderLatex({ tex: '\\foo', display }, page);
  expect(warnings).toMatchObject([
    { message: '$\\foo$ is not valid TeX: unknown command \\foo.' },
    { message: '$$\\foo$$ is not valid TeX: unknown command \\foo.' },
    { message: '$$\\foo$$ is not valid TeX: unknown command \\foo.' },
  ]);
});
