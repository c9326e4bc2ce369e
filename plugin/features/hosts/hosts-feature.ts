import type { Feature } from '../../hooks/feature.js';

/** Files for static hosts. */
export const hostsFeature: Feature = {
  outputs: async (site) => [(await import('./hosts-output.js')).hostsOutput(site.hosts)],
};
