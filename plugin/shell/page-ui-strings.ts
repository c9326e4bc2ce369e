import { loadUiStrings } from '../languages/load-ui-strings.js';
import { english, type UiStrings } from '../languages/ui-strings.js';
import { pageLanguage } from './page-language.js';
import type { NavSection, Site } from '../core/model/types.js';
import type { PageNavigation } from '../nav/page-navigation.js';

/** Loads the UI strings of all languages of a site. The returned function selects those of a page by its navigation. */
export async function pageUiStrings(site: Site): Promise<(navigation: PageNavigation) => UiStrings> {
  const codes = languageCodes(site.navigation);
  const tables = new Map(await Promise.all(codes.map(async (code) => [code, await loadUiStrings(code)] as const)));
  return (navigation) => tables.get(pageLanguage(navigation)) ?? english;
}

/** The codes of the languages of a site. */
export function languageCodes({ kind, code, children }: NavSection): string[] {
  const codes = kind === 'language' && code ? [code] : [];
  return [...new Set([...codes, ...children.flatMap(languageCodes)])];
}
