import { loadWords } from '../languages/load-words.js';
import { english, type Words } from '../languages/words.js';
import { pageLanguage } from '../shell/page-language.js';
import type { NavSection, PageNavigation, Site } from '../site/types.js';

/** Reads the words of the languages that a site has; the answer gives those of a page, by its place in the navigation. */
export async function pageWords(site: Site): Promise<(navigation: PageNavigation) => Words> {
  const codes = languageCodes(site.navigation);
  const tables = new Map(await Promise.all(codes.map(async (code) => [code, await loadWords(code)] as const)));
  return (navigation) => tables.get(pageLanguage(navigation)) ?? english;
}

function languageCodes({ kind, code, children }: NavSection): string[] {
  const codes = kind === 'language' && code ? [code] : [];
  return [...new Set([...codes, ...children.flatMap(languageCodes)])];
}
