import { expect, test } from 'vitest';
import { escapeText } from './escape-text.js';

test.each([
  ['$x$', '\\$x$'],
  ['$$x$$', '\\$\\$x$$'],
  ['$HOME and $a/$b', '$HOME and \\$a/$b'],
  ['$5 and $6', '$5 and $6'],
  ['$5/$10', '$5/$10'],
  ['5$ to 6$', '5$ to 6$'],
])('dollars that would be math get a backslash: %s', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});
