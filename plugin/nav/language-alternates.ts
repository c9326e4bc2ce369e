/** Finds the translations of a page, for search engines. */
import { equivalentPage, pathScopeOf } from './equivalent-page.js';
import { sectionsIn } from '../core/model/sections-in.js';
import type { NavSection, PageEntry, Site } from '../core/model/types.js';

/** A translation of a page. */
export interface LanguageAlternate {
  /** Language code, or `x-default` for the language of readers whose language the site does not have. */
  language: string;
  route: string;
}

/**
 * Prepares the lookup in `pages`, the pages that search engines should find. The result lists a page and its
 * translations. It is empty for another page, for a page without translations, and for a site in one language.
 */
export function languageAlternates(
  { navigation }: Pick<Site, 'navigation'>,
  pages: readonly PageEntry[],
): (path: string) => LanguageAlternate[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const languages = languagesIn(navigation).map((section) => ({ section, scope: pathScopeOf(section) }));
  const main = languages.find(({ section }) => section.isDefault) ?? languages[0];
  return (path) => {
    const own = languages.find(({ scope }) => scope.paths.has(path));
    if (!own || !byPath.has(path)) return [];
    const all = languages.flatMap((language) => {
      const page = language === own ? byPath.get(path) : equivalentPage(path, own.scope, language.scope, byPath);
      // Pages of another language at the same path would be translations of themselves.
      return page && (language === own || page.path !== path) ? [{ ...language, route: page.route }] : [];
    });
    if (all.length < 2) return [];
    const alternates = all.map(({ section, route }) => ({ language: section.code!, route }));
    const fallback = all.find(({ section }) => section === main?.section);
    return fallback ? [...alternates, { language: 'x-default', route: fallback.route }] : alternates;
  };
}

/** The code of the language in whose section of the navigation the page is; `en` without one. */
export function languageOfPage({ navigation }: Pick<Site, 'navigation'>, path: string): string {
  return languagesIn(navigation).find((section) => pathScopeOf(section).paths.has(path))?.code ?? 'en';
}

const languageCode = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

function languagesIn(navigation: NavSection): NavSection[] {
  return sectionsIn(navigation).filter(
    ({ kind, href, code = '' }) => kind === 'language' && href === undefined && languageCode.test(code),
  );
}
