import type { NavSection, Site } from '../site/types.js';

/** The site as it looks to the readers of a page, whose language may have its own navbar, footer and banner. */
export function siteForLanguage(site: Site, trail: readonly NavSection[]): Site {
  const overrides = trail.find(({ overrides }) => overrides !== undefined)?.overrides;
  return overrides ? { ...site, ...overrides } : site;
}

/** The site, and the site as it looks in each language that has something of its own. */
export function sitesByLanguage(site: Site): Site[] {
  const inside = (section: NavSection): Site[] => [
    ...(section.overrides ? [siteForLanguage(site, [section])] : []),
    ...section.children.flatMap(inside),
  ];
  return [site, ...inside(site.navigation)];
}
