import type { Division, Site } from '../site/types.js';

const sites = new WeakMap<Site, Map<Division, Site>>();

/** The site, and the site as it looks in each language that has something of its own. */
export function localSites(site: Site): Site[] {
  const inside = (division: Division): Site[] => [
    ...(division.around ? [localSite(site, [division])] : []),
    ...division.children.flatMap(inside),
  ];
  return [site, ...inside(site.navigation)];
}

/** The site as it looks in the language of a page, which may have a navbar, footer and banner of its own. The same object each time. */
export function localSite(site: Site, trail: readonly Division[]): Site {
  const division = trail.find(({ around }) => around !== undefined);
  if (!division) return site;
  let local = sites.get(site);
  if (!local) sites.set(site, (local = new Map()));
  let found = local.get(division);
  if (!found) local.set(division, (found = { ...site, ...division.around }));
  return found;
}
