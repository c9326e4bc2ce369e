import type { Output } from '../../outputs/output.js';
import { feeds } from './feeds.js';

/** The feeds of changelogs, which name the host. */
export const feedsOutput: Output = {
  name: 'feeds',
  stage: 'last',
  owns(path, { pages }) {
    const route = routeOf(path);
    return route !== undefined && pages.some((page) => page.route === route);
  },
  async *files(site, requested) {
    const { site: settings, base, siteUrl } = site.loaded;
    if (siteUrl === undefined) return;
    const route = requested === undefined ? undefined : routeOf(requested);
    for (const page of site.pages) {
      if (requested !== undefined && page.route !== route) continue;
      const { updates } = await site.facts(page);
      if (!updates?.length) continue;
      const lastUpdated = page.lastUpdated ?? (await site.lastCommits()).get(page.file);
      for (const [path, content] of feeds(settings, { ...page, lastUpdated }, updates, { base, siteUrl }))
        yield { path, content };
    }
  },
};

/** The route of the page whose feed has this path; `undefined` if it is not a path of a feed. */
function routeOf(path: string): string | undefined {
  const [, folder] = /^(.*?)\/?(?:rss|atom)\.xml$/.exec(path) ?? [];
  return folder === undefined ? undefined : `/${folder}`;
}
