/** The hook `policy`: the hosts that plugins contact in the browser. */
import type { Policy } from '../../load/plugins-file.js';
import { isPolicy, policyText } from '../read/check-plugins.js';
import type { SiteInput } from '../host/plugin-setup.js';
import type { Registry } from '../registry.js';
import { SiteViews } from '../site-views.js';

/** The policies by the names of the plugins. A plugin that fails has none. */
export async function policiesOf(
  { site, settings }: Pick<SiteInput, 'site' | 'settings'>,
  registry: Registry,
): Promise<Record<string, Policy>> {
  const view = new SiteViews(site, settings).site;
  const all: Record<string, Policy> = {};
  for (const plugin of registry.having('policy')) {
    const { policy } = plugin;
    const hook = async (): Promise<Policy> => {
      const value: unknown = typeof policy === 'function' ? await policy(view, registry.toolsOf(plugin)) : policy;
      if (!isPolicy(value)) throw registry.wrong(plugin, 'policy', value, policyText);
      return JSON.parse(JSON.stringify(value)) as Policy;
    };
    const hosts = await registry.attempt(plugin, 'policy', hook);
    if (hosts) all[plugin.name] = hosts;
  }
  return all;
}
