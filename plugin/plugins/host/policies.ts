/** The hook `policy`: the hosts that plugins contact in the browser. */
import type { Policy } from '../../load/plugins-file.js';
import type { Registry } from '../registry.js';
import type { SiteView } from '../views.js';
import { isPolicy, policyText } from './check-plugins.js';

/** The policies by the names of the plugins. A plugin that fails has none. */
export async function policiesOf(site: SiteView, registry: Registry): Promise<Record<string, Policy>> {
  const all: Record<string, Policy> = {};
  for (const plugin of registry.plugins) {
    const { policy } = plugin;
    if (policy === undefined) continue;
    try {
      all[plugin.name] = await registry.call(plugin, 'policy', registry.placeOf(plugin.name), async () => {
        const value: unknown = typeof policy === 'function' ? await policy(site, registry.toolsOf(plugin)) : policy;
        if (!isPolicy(value)) throw registry.wrong(plugin, 'policy', value, policyText);
        return JSON.parse(JSON.stringify(value)) as Policy;
      });
    } catch (error) {
      registry.fail(error);
    }
  }
  return all;
}
