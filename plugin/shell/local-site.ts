import type { Division, Site } from '../site/types.js';

const sites = new WeakMap<Site, Map<Division, Site>>();

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
