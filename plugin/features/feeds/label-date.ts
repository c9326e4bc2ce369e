/** Reads the date in the label of a changelog entry, for feeds. */
import { getOrInsert } from '../../core/text/get-or-insert.js';

const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** `2026-11-22`, `2026/11`. */
const yearFirst = /(?<![\d.])((?:19|20)\d{2})[-/](\d{1,2})(?:[-/](\d{1,2}))?(?![\d./])/;
/** `2026年8月21日`, `2026년 8월 21일`. */
const eastAsian = /((?:19|20)\d{2})\s*[年년]\s*(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日일])?/;
/** `11/22/2026`. */
const american = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?!\d)/;
const dayBefore = /(?<![\d.])(\d{1,2})(?:\.|º|er|st|nd|rd|th)?(?:\s+(?:de|of))?\s+$/;
const dayAfter = /^\.?\s+(\d{1,2})(?![\d.])/;

/**
 * Midnight UTC of the day in labels such as `2026-11-22`, `March 2025`, `v1.2 (Nov 3, 2025)` and, with the code of their
 * language, `21 août 2026`. Labels without a month have no date, except a bare year.
 */
export function labelDate(label: string, language: string): Date | undefined {
  const numbers = yearFirst.exec(label) ?? eastAsian.exec(label);
  if (numbers) return dateOf(numbers[1]!, Number(numbers[2]), numbers[3]);
  const monthFirst = /^en\b/.test(language) ? american.exec(label) : undefined;
  if (monthFirst) return dateOf(monthFirst[3]!, Number(monthFirst[1]), monthFirst[2]);
  const inYear = year.exec(label)?.[0];
  if (!inYear) return undefined;
  if (label.trim() === inYear) return dateOf(inYear, 1);
  const names = getOrInsert(namesByLanguage, language, () => monthNames(language));
  for (const { 0: word, index } of label.matchAll(/[\p{L}\p{M}]+/gu)) {
    const month = names.get(word.toLowerCase());
    if (month === undefined) continue;
    const day = dayBefore.exec(label.slice(0, index)) ?? dayAfter.exec(label.slice(index + word.length));
    return dateOf(inYear, month, day?.[1]);
  }
  return undefined;
}

/** `undefined` for days that do not exist, such as February 30. */
function dateOf(inYear: string, month: number, day = '1'): Date | undefined {
  const date = new Date(Date.UTC(Number(inYear), month - 1, Number(day)));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day) ? date : undefined;
}

const namesByLanguage = new Map<string, Map<string, number>>();

/** The number of each month by its lowercase names, in the language and in English. */
function monthNames(language: string): Map<string, number> {
  const names = new Map<string, number>([['sept', 9]]);
  for (const locale of ['en', ...(isLocale(language) ? [language] : [])])
    for (const month of ['short', 'long'] as const)
      // Some languages have another form of the name beside a day.
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(locale, { month, day, timeZone: 'UTC' });
        for (let number = 1; number <= 12; number++) {
          const parts = format.formatToParts(Date.UTC(2000, number - 1, 1));
          const name = parts.find(({ type }) => type === 'month')!.value.toLowerCase();
          names.set(name.replace(/\.$/, ''), number);
        }
      }
  return names;
}

function isLocale(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}
