/** Alternative values for required keys, which cannot be removed. */
import type { SchemaVersion } from './setting-case.js';

const pages = ['guide'];
const navigation = { v1: [{ group: 'Other', pages }], v2: { groups: [{ group: 'Other', pages }] } };

/** Keys whose values are not free text. */
const values: Record<string, unknown> = {
  'api.auth.method': 'cobo',
  'api.mdx.auth.method': 'cobo',
  'group.pages': pages,
  'seo.paths[].path': 'other',
  'seo.paths[].metatags': { rating: 'general' },
  'styling.codeblocks.theme.light': 'min-light',
  'styling.codeblocks.theme.dark': 'min-dark',
};

const languages = ['ja', 'ko', 'ru', 'tr', 'ar', 'id', 'vi', 'he', 'hi', 'uk', 'ro', 'hu'];

/** Another valid value of a key. `index`: the number of values of that key before it. */
export function otherValue(
  key: string,
  value: unknown,
  { version, index }: { version: SchemaVersion; index: number },
): unknown {
  if (key === 'navigation') return navigation[version];
  if (key === 'language.language') return languages[index];
  if (key in values) return values[key];
  if (Array.isArray(value) && value.length > 1) return value.slice(1);
  if (typeof value !== 'string') throw new Error(`Add another valid value of "${key}" to other-value.ts.`);
  if (value.startsWith('#')) return value === '#445566' ? '#665544' : '#445566';
  return /^(?:\/|https:)/.test(value) ? `${value}/other` : `Other ${value}`;
}
