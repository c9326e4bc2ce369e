import type { NavSection, Site } from '../core/model/types.js';

/** The site for the language of a page, which can override navbar, footer and banner. */
export function siteForLanguage(site: Site, trail: readonly NavSection[]): Site {
  const overrides = trail.find(({ overrides }) => overrides !== undefined)?.overrides;
  return overrides ? { ...site, ...overrides } : site;
}

/** The site, and a variant for each language with overrides. */
export function sitesByLanguage(site: Site): Site[] {
  const inside = (section: NavSection): Site[] => [
    ...(section.overrides ? [siteForLanguage(site, [section])] : []),
    ...section.children.flatMap(inside),
  ];
  return [site, ...inside(site.navigation)];
}
