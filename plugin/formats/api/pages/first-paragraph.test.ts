import { expect, test } from 'vitest';
import { documentedMeta, plainText, splitDescription } from './first-paragraph.js';

test.each([
  ['Limit is <= 100 and >= 1.', 'Limit is <= 100 and >= 1.'],
  ['Returns moons where a < b and c > d.', 'Returns moons where a < b and c > d.'],
  [
    'Send a `Bearer <token>` header. See [the guide](https://example.com).',
    'Send a Bearer <token> header. See the guide.',
  ],
  ['Sort by <field>,<asc/desc>.', 'Sort by <field>,<asc/desc>.'],
  ['Returns a List<String>.', 'Returns a List<String>.'],
  ['The &lt;id&gt; of a moon, `&lt;`.', 'The <id> of a moon, &lt;.'],
  ['All **moons** of <b>Mars</b>,<br>with <a href="/x">rings</a>.', 'All moons of Mars, with rings.'],
  ['Use ``a `b` c`` and **`<T>`**.', 'Use a `b` c and <T>.'],
])('the text of %s', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

test.each([
  ['See [the guide](https://example.com) for *limits*.\n\nMore.', 'See [the guide](https://example.com) for *limits*.'],
  ['The &lt;id&gt; of a __moon__, `&lt;`,\nand ![its map](/a.png).', 'The <id> of a **moon**, `&lt;`, and its map.'],
  ['- a list', undefined],
  ['Limits:<br>10 a second', undefined],
])('the line below the title for %s', (markdown, description) => {
  expect(documentedMeta('Title', markdown).description).toBe(description);
});

test('text with HTML is in the content as a whole', () => {
  expect(splitDescription('Limits:<br>10 a second.\n\nMore.')).toEqual(['', 'Limits:<br>10 a second.\n\nMore.']);
});
