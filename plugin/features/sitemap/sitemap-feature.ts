import type { BuiltinHooks } from '../../plugins/builtin.js';

/** Files for search engines. */
export const sitemapFeature: BuiltinHooks = {
  name: 'sitemap',
  siteOutputs: async () => [(await import('./sitemap-output.js')).sitemapOutput],
};
