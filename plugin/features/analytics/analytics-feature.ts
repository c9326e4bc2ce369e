import type { BuiltinHooks } from '../../plugins/builtin.js';
import type { Output } from '../../outputs/output.js';
import { analyticsScript, serviceHosts } from './analytics-script.js';

/** The script that loads the services of the site. */
const analyticsOutput: Output = {
  name: 'analytics',
  isForHosts: true,
  owns: (path, { site }) => path.endsWith('.js') && path === analyticsScript(site).path,
  *files({ loaded: { site }, isDev }) {
    const { path, code } = analyticsScript(site);
    // Visits of the author are not counted.
    yield { path, content: isDev ? '' : code };
  },
};

/** Analytics and other services that the settings name. */
export const analyticsFeature: BuiltinHooks = {
  name: 'analytics',
  siteScript: (site) => analyticsScript(site).path,
  siteOutputs: async () => [analyticsOutput],
  hosts: serviceHosts,
};
