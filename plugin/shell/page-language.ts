import type { PageNavigation } from '../nav/page-navigation.js';

const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|iw|ku|ps|sd|ug|ur|yi)\b/i;

/** The language of a page as a BCP 47 code; English if the navigation has no languages. */
export function pageLanguage({ trail }: PageNavigation): string {
  const code = trail.find((section) => section.kind === 'language')?.code ?? '';
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(code) ? code : 'en';
}

/** `lang` and `dir` of `<html>`. */
export function languageAttributes(navigation: PageNavigation): { lang: string; dir: 'ltr' | 'rtl' } {
  const lang = pageLanguage(navigation);
  return { lang, dir: rightToLeft.test(lang) ? 'rtl' : 'ltr' };
}
