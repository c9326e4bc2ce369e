import { loadUiStrings } from '../languages/load-ui-strings.js';
import { english, type UiStrings } from '../languages/ui-strings.js';
import { pageLanguage } from './page-language.js';
import { sectionsIn } from '../core/model/sections-in.js';
import type { NavSection, Site } from '../core/model/types.js';
import type { PageNavigation } from '../nav/page-navigation.js';

/**
 * Loads the UI strings of all languages of a site. The returned function selects the strings of a page by its
 * navigation.
 */
export async function pageUiStrings(site: Site): Promise<(navigation: PageNavigation) => UiStrings> {
  const codes = languageCodes(site.navigation);
  const added = site.strings ?? [];
  const load = async (code: string): Promise<UiStrings> =>
    added.reduce<UiStrings>(
      (strings, { [code]: own }) => (own ? withStrings(strings, own) : strings),
      await loadUiStrings(code),
    );
  const tables = new Map(await Promise.all(codes.map(async (code) => [code, await load(code)] as const)));
  const fallback = added.length > 0 ? await load('en') : english;
  return (navigation) => tables.get(pageLanguage(navigation)) ?? fallback;
}

/** The strings with the strings of a plugin. Unknown strings and values that are not text are left out. */
function withStrings<Strings extends object>(strings: Strings, own: object): Strings {
  const entries = Object.entries(strings).map(([name, text]: [string, unknown]) => {
    const value: unknown = (own as Record<string, unknown>)[name];
    if (typeof text === 'object' && text !== null)
      return [name, typeof value === 'object' && value !== null ? withStrings(text, value) : text];
    return [name, typeof value === 'string' ? value : text];
  });
  return Object.fromEntries(entries) as Strings;
}

/** The codes of the languages of a site. */
export function languageCodes(navigation: NavSection): string[] {
  const codes = sectionsIn(navigation).flatMap(({ kind, code }) => (kind === 'language' && code ? [code] : []));
  return [...new Set(codes)];
}
