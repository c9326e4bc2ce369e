import type { BuiltinHooks } from '../../plugins/builtin.js';

/** Files for static hosts. */
export const hostsFeature: BuiltinHooks = {
  name: 'hosts',
  siteOutputs: async (site) => [(await import('./hosts-output.js')).hostsOutput(site.hosts)],
  async check({ loaded }) {
    return loaded.assets.includes('_headers')
      ? (await import('./check-headers.js')).checkHeaders(loaded.site.root)
      : [];
  },
};
