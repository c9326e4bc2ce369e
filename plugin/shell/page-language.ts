import type { PageNavigation } from '../site/types.js';

/** The language that a page belongs to, as a BCP 47 code; English where the navigation names none. */
export function pageLanguage({ trail }: PageNavigation): string {
  const code = trail.find((division) => division.kind === 'language')?.code ?? '';
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(code) ? code : 'en';
}
