import { expect, test } from 'vitest';
import { tooDeepAt } from './json-depth.js';

test('finds the first bracket beyond the limit, but none in a string', () => {
  expect(tooDeepAt('[{"a":[1]}]', 3)).toBeUndefined();
  expect(tooDeepAt('[{"a":[1]}]', 2)).toBe(6);
  expect(tooDeepAt('["[[[", "\\"[[[", [], []]', 2)).toBeUndefined();
  expect(tooDeepAt('["[[[\n[]]', 1)).toBe(6);
});
