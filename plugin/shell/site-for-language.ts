import { sectionsIn } from '../core/model/sections-in.js';
import type { NavSection, Site } from '../core/model/types.js';

/** The site for the language of a page, which can override navbar, footer and banner. */
export function siteForLanguage(site: Site, trail: readonly NavSection[]): Site {
  const overrides = trail.find(({ overrides }) => overrides !== undefined)?.overrides;
  return overrides ? { ...site, ...overrides } : site;
}

/** The site, and a variant for each language with overrides. */
export function sitesByLanguage(site: Site): Site[] {
  const languages = sectionsIn(site.navigation).filter(({ overrides }) => overrides);
  return [site, ...languages.map((section) => siteForLanguage(site, [section]))];
}
