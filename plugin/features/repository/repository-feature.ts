import { dirname, join } from 'node:path';
import type { Feature } from '../../hooks/feature.js';

/** The stars of repositories in the navbar. */
export const repositoryFeature: Feature = {
  async load(loaded, { cacheDir, report }) {
    const { withStars } = await import('./star-counts.js');
    const file = cacheDir && join(dirname(cacheDir), 'stars.json');
    return { ...loaded, site: await withStars(loaded.site, file, report) };
  },
};
