import type { Feature } from '../../plugins/builtin.js';
import { analyticsOutput } from './analytics-output.js';
import { analyticsScript, loadings } from './analytics-script.js';

/** Analytics and other services that the settings name. */
export const analyticsFeature: Feature = {
  script: (site) => analyticsScript(site)?.path,
  outputs: async () => [analyticsOutput],
  hosts: loadings,
};
