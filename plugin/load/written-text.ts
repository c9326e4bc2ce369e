/** Titles and descriptions: plain text for most places, and the inline Markdown that the page itself shows. */
import type { PageEntry, PageMeta } from '../core/model/types.js';
import { inlineText, readInline, type Inline } from '../config/read/inline-markdown.js';

const keys = ['title', 'description'] as const;

/** `meta` with plain text, and the texts of the author that have Markdown. */
export function withoutMarks(meta: PageMeta): { meta: PageMeta } & Pick<PageEntry, 'written'> {
  const { sidebarTitle } = meta;
  const changed = keys.filter((key) => meta[key] && inlineText(meta[key]) !== meta[key]);
  const plain = Object.fromEntries(changed.map((key) => [key, inlineText(meta[key]!)]));
  return {
    meta: { ...meta, ...plain, ...(sidebarTitle !== undefined && { sidebarTitle: inlineText(sidebarTitle) }) },
    ...(changed.length > 0 && { written: Object.fromEntries(changed.map((key) => [key, meta[key]])) }),
  };
}

/** The Markdown of a title or description; `undefined` if it has none, or if a plugin has replaced the text. */
export function writtenText(
  { meta, written }: Pick<PageEntry, 'meta' | 'written'>,
  key: 'title' | 'description',
): string | undefined {
  const text = written?.[key];
  return text !== undefined && inlineText(text) === meta[key] ? text : undefined;
}

/** The parts of a title or description. */
export function writtenParts(page: Pick<PageEntry, 'meta' | 'written'>, key: 'title' | 'description'): Inline[] {
  const text = writtenText(page, key);
  return text === undefined ? [page.meta[key] ?? ''] : readInline(text);
}
