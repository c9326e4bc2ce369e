import type { Feature } from '../../hooks/feature.js';

/** Files for search engines. */
export const sitemapFeature: Feature = {
  outputs: async () => [(await import('./sitemap-output.js')).sitemapOutput],
};
