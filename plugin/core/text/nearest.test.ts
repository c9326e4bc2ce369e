import { expect, test } from 'vitest';
import { nearest } from './nearest.js';

test.each([
  ['naviagtion', ['name', 'navigation', 'navbar'], 'navigation'],
  ['colour', ['colors', 'code', 'logo'], 'colors'],
  ['Guides/Install', ['guides/instal', 'guides/install'], 'guides/install'],
  ['tabz', ['tabs', 'tag'], 'tabs'],
  ['tss', ['css', 'tsx', 'ts'], 'ts'],
  ['ref', ['rel', 'href'], 'href'],
  ['form', ['fork', 'from'], 'from'],
])('%s is taken for the word with the fewest typing errors', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});

test('a word that is far from all others is taken for none', () => {
  expect(nearest('telemetry', ['name', 'navigation', 'logo'])).toBeUndefined();
  expect(nearest('x', [])).toBeUndefined();
});
