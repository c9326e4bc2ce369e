import type { PageMeta } from '../../core/model/types.js';

/** The day in `lastUpdatedDate` of the front matter, such as `2026-11-21`; `undefined` if there is none. */
export function lastUpdatedDate({ lastUpdatedDate: text }: PageMeta): string | undefined {
  if (typeof text !== 'string') return undefined;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return undefined;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  // Other spellings are read in the local time zone.
  return day ?? new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10);
}
