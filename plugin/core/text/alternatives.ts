import { getOrInsert } from './get-or-insert.js';

const formats = new Map<string, Intl.ListFormat>();

/** Names as alternatives in a sentence: `a, b, or c`, and without the last comma with `en-GB`. */
export function alternatives(names: Iterable<string>, locale: 'en' | 'en-GB' = 'en'): string {
  // Created when it is needed, which takes 9 ms.
  return getOrInsert(formats, locale, () => new Intl.ListFormat(locale, { type: 'disjunction' })).format(names);
}
