import type { BuiltinHooks } from '../../plugins/builtin.js';

/** Files for static hosts. */
export const hostsFeature: BuiltinHooks = {
  name: 'hosts',
  siteOutputs: async (site) => [(await import('./hosts-output.js')).hostsOutput(site.hosts)],
  async check({ loaded, built }) {
    const ofHeaders = loaded.assets.includes('_headers')
      ? (await import('./check-headers.js')).checkHeaders(loaded.site.root)
      : [];
    if (!loaded.plugins || !built) return ofHeaders;
    const { checkPluginHosts } = await import('./check-plugin-hosts.js');
    return [...ofHeaders, ...checkPluginHosts(loaded, built.facts.values())];
  },
};
