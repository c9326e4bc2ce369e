import { expect, test } from 'vitest';
import { labelDate } from './label-date.js';

test.each([
  ['2026-11-22', 'en', '2026-11-22'],
  ['v2.0.1 (2026/06/24)', 'en', '2026-06-24'],
  ['2025-11', 'en', '2025-11-01'],
  ['2025', 'en', '2025-01-01'],
  ['March 2025', 'en', '2025-03-01'],
  ['Nov 3, 2025', 'en', '2025-11-03'],
  ['Sept. 3, 2025', 'en', '2025-09-03'],
  ['Week of November 3rd, 2025', 'en', '2025-11-03'],
  ['June 24, 2026: 4.5.0-rc.7', 'en', '2026-06-24'],
  ['2.1: 24th of June 2026', 'en', '2026-06-24'],
  ['11/03/2025', 'en', '2025-11-03'],
  ['21 août 2026', 'fr', '2026-08-21'],
  ['mai 2026', 'fr', '2026-05-01'],
  ['21 de agosto de 2026', 'es', '2026-08-21'],
  ['19. März 2025', 'de', '2025-03-19'],
  ['5 мая 2026', 'ru', '2026-05-05'],
  ['August 21, 2026', 'fr', '2026-08-21'],
  ['2026年8月21日', 'zh', '2026-08-21'],
  ['2026년 8월 21일', 'ko', '2026-08-21'],
])('reads the date in "%s" (%s)', (label, language, day) => {
  expect(labelDate(label, language)?.toISOString().slice(0, 10)).toBe(day);
});

test.each([
  'v1.2',
  'Winter 2025',
  'v2025.3',
  'Release 3 2026',
  'août',
  'février 2026',
  'February 30, 2026',
  '03/11/12',
])('finds no date in "%s"', (label) => expect(labelDate(label, 'en')).toBeUndefined());
