import { publicAddress } from '../../addresses/addresses.js';
import type { Output } from '../../outputs/output.js';
import { robotsFile } from './robots.js';
import { sitemap } from './sitemap.js';

/** The files for crawlers. A sitemap names the host. */
export const sitemapOutput: Output = {
  name: 'sitemap',
  isForHosts: true,
  stage: 'last',
  owns: (path) => /^(?:robots\.txt|sitemap(?:-\d+)?\.xml)$/.test(path),
  async *files(site) {
    const { base, siteUrl, site: settings } = site.loaded;
    yield { path: 'robots.txt', content: robotsFile(siteUrl && publicAddress('/sitemap.xml', base, siteUrl)) };
    if (siteUrl === undefined) return;
    const days = await site.lastCommits();
    for (const [path, content] of sitemap(settings, site.pages, {
      base,
      siteUrl,
      lastModified: (file) => days.get(file),
    }))
      yield { path, content };
  },
};
