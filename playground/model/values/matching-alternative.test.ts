import { expect, test } from 'vitest';
import { matchingAlternative } from './matching-alternative.js';

test.each([
  ['text', 0],
  [{ name: 'Io' }, 1],
  [[], 2],
  [null, 0],
])('%j is of the alternative %i', (value, index) => {
  const alternatives = [{ type: 'string' }, { type: 'object' }, { type: 'array' }];
  expect(matchingAlternative({}, alternatives, value, {})).toBe(index);
});
