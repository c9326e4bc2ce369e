import type { Division, Site } from '../site/types.js';

/** The site as it looks to the readers of a page, whose language may have its own navbar, footer and banner. */
export function siteForLanguage(site: Site, trail: readonly Division[]): Site {
  const overrides = trail.find(({ overrides }) => overrides !== undefined)?.overrides;
  return overrides ? { ...site, ...overrides } : site;
}

/** The site, and the site as it looks in each language that has something of its own. */
export function sitesByLanguage(site: Site): Site[] {
  const inside = (division: Division): Site[] => [
    ...(division.overrides ? [siteForLanguage(site, [division])] : []),
    ...division.children.flatMap(inside),
  ];
  return [site, ...inside(site.navigation)];
}
