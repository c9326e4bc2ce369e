import { expect, test } from 'vitest';
import { similarName } from './similar-name.js';

const names = ['arrow-up', 'bolt', 'book', 'broom-sparkles', 'comment', 'laptop-file', 'p', 'rocket'];

test.each([
  ['roket', 'rocket'],
  ['arow-up', 'arrow-up'],
  ['arrowup', 'arrow-up'],
  ['comment-image', 'comment'],
  ['book-sparkles', 'book'],
  ['laptop-mobile', undefined],
  ['boot', undefined],
  ['up', undefined],
])('the icon %s is probably %s', (name, similar) => {
  expect(similarName(name, names)).toBe(similar);
});
