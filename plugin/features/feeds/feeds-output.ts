import type { LoadedPage } from '../../load/load-page.js';
import type { Output } from '../../outputs/output.js';
import { feeds } from './feeds.js';

/** The feeds of changelogs, which name the host. */
export const feedsOutput: Output = {
  name: 'feeds',
  stage: 'last',
  owns: (path, { pages }) => pages.some((page) => isOf(page, path)),
  async *files(site, requested) {
    const { site: settings, base, siteUrl } = site.loaded;
    if (siteUrl === undefined) return;
    for (const page of site.pages) {
      if (requested !== undefined && !isOf(page, requested)) continue;
      const { updates } = await site.facts(page);
      if (!updates?.length) continue;
      const lastUpdated = page.lastUpdated ?? (await site.lastCommits()).get(page.file);
      for (const [path, content] of feeds(settings, { ...page, lastUpdated }, updates, { base, siteUrl }))
        yield { path, content };
    }
  },
};

function isOf({ route }: LoadedPage, path: string): boolean {
  const [, folder] = /^(.*?)\/?(?:rss|atom)\.xml$/.exec(path) ?? [];
  return folder !== undefined && route === `/${folder}`;
}
