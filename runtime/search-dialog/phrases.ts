/** Finds words of a query together in the texts of the pages. */
import type { SearchPage, SearchResult } from '../search/adapter.js';
import { normalized } from '../search/terms/normalized.js';
import { plainText } from './excerpt.js';

/**
 * The result with the pages first that have its phrases. If the reader quoted them, it has no others. `textOf` loads the
 * Markdown of a page; pages without it stay.
 */
export async function withPhrases(
  result: SearchResult,
  textOf: (href: string) => Promise<string | undefined>,
): Promise<SearchResult> {
  const { phrases, pages } = result;
  if (!phrases) return result;
  const has = await Promise.all(pages.map((page) => hasAll(page, phrases.texts, textOf)));
  const first = pages.filter((_, index) => has[index] === true);
  if (phrases.isQuoted) {
    const kept = pages.filter((_, index) => has[index] !== false);
    return { ...result, pages: kept, count: kept.length };
  }
  return { ...result, pages: [...first, ...pages.filter((page) => !first.includes(page))] };
}

/** Whether a page has all phrases; `undefined` if its text cannot be loaded. */
async function hasAll(
  { title, href }: SearchPage,
  phrases: readonly string[],
  textOf: (href: string) => Promise<string | undefined>,
): Promise<boolean | undefined> {
  const markdown = await textOf(href);
  if (markdown === undefined) return undefined;
  const text = normalized(`${title} ${plainText(markdown)}`);
  return phrases.every((phrase) => text.includes(phrase));
}
