import type { BuiltinHooks } from '../../plugins/builtin.js';
import { analyticsOutput } from './analytics-output.js';
import { analyticsScript, loadings } from './analytics-script.js';

/** Analytics and other services that the settings name. */
export const analyticsFeature: BuiltinHooks = {
  name: 'analytics',
  siteScript: (site) => analyticsScript(site)?.path,
  siteOutputs: async () => [analyticsOutput],
  hosts: loadings,
};
