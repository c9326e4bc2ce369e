import { dirname, join } from 'node:path';
import type { BuiltinHooks } from '../../plugins/builtin.js';
import { sitesByLanguage } from '../../shell/site-for-language.js';

/** The stars of repositories in the navbar. */
export const repositoryFeature: BuiltinHooks = {
  name: 'repository',
  async prepare(loaded, { cacheDir, report }) {
    const links = sitesByLanguage(loaded.site).flatMap(({ navbar }) => [...navbar.links, navbar.primary]);
    if (!links.some((link) => link?.type === 'github')) return loaded;
    const { withStars } = await import('./star-counts.js');
    const file = cacheDir && join(dirname(cacheDir), 'stars.json');
    return { ...loaded, site: await withStars(loaded.site, file, report) };
  },
};
