import type { Feature } from '../../plugins/builtin.js';

/** Files for search engines. */
export const sitemapFeature: Feature = {
  outputs: async () => [(await import('./sitemap-output.js')).sitemapOutput],
};
