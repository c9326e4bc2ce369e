import { expect, test } from 'vitest';
import { lastUpdatedDate } from './last-updated-date.js';

test.each([
  ['2026-02-03', '2026-02-03'],
  ['2026-02-03T23:30:00-11:00', '2026-02-03'],
  ['March 3, 2026', '2026-03-03'],
  ['soon', undefined],
  [2026, undefined],
])('%s: the day is %s in any time zone', (text, day) => {
  expect(lastUpdatedDate({ title: '', lastUpdatedDate: text })).toBe(day);
});
