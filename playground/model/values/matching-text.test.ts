import { expect, test } from 'vitest';
import { matchingText } from './matching-text.js';
import { sampleValue } from './sample-value.js';

test.each([
  ['^[A-Z]{2}$', 'AA'],
  ['^(?:card|bank)_[a-z0-9]+$', 'card_a'],
  ['^\\d{4}-\\d{2}$', '0000-00'],
  ['^\\+?[1-9]\\d{1,14}$', '10'],
  ['^#(?<hex>[\\da-f]{3}|[\\da-f]{6})$', '#aaa'],
  ['^[^a-z]', 'A'],
  ['^\\p{Lu}\\u0041\\x42\\.\\/$', 'AAB./'],
  ['a|b', 'a'],
  ['', ''],
])('%s is matched by %s', (pattern, text) => {
  expect(matchingText(pattern)).toBe(text);
  expect(text).toMatch(new RegExp(pattern, 'u'));
});

test('lengths are kept', () => {
  expect(matchingText('^x[a-z]*$', 4)).toBe('xaaa');
  expect(matchingText('^a+$', 0, 0)).toBe(undefined);
});

test.each([
  '^(?=a)b',
  '^(a)\\1$',
  '(',
  '[z-a]',
  '^a{400}b{400}$',
  '^a{1000000000}$',
  '^(?:a{1000}){1000000}$',
  '^[\\u4e00-\\u9fff]$',
])('%s has none', (pattern) => {
  expect(matchingText(pattern)).toBe(undefined);
});

test.each(['^(a+)+\\B$', '^(a|a){400}\\B$', '^a*a*a*a*a*a*a*\\B$'])('%s is not tried with a long text', (pattern) => {
  expect(matchingText(pattern, 400)).toBe(undefined);
});

test('samples match the pattern of their schema', () => {
  const country = { type: 'string', pattern: '^[A-Z]{2}$' };
  expect(sampleValue(country, {})).toBe('AA');
  expect(sampleValue({ ...country, pattern: '^[a-z]+$' }, {})).toBe('text');
  expect(sampleValue({ ...country, pattern: '^(?=x)' }, {})).toBe('abc');
  expect(sampleValue({ type: 'string', format: 'date', pattern: '^\\d{8}$' }, {})).toBe('00000000');
});
