/** Finds hosts that plugins contact in the browser and do not name. */
import { fileStart, type Problem } from '../../core/errors/errors.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import { isInside } from '../../core/text/slash-path.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { SitePlugins } from '../../load/plugins-file.js';
import type { PageFacts } from '../../mdx/types.js';
import { hostsIn } from '../../plugins/values/hosts-in.js';
import { readText } from '../../reader/docs-file.js';

/** A warning for each plugin. `pages`: the facts about pages. */
export function checkPluginHosts({ plugins, site }: LoadedSite, pages: Iterable<PageFacts>): Problem[] {
  const found = new Map<string, Set<string>>();
  const add = ([plugin, hosts]: readonly [string, readonly string[]]): void => {
    const all = getOrInsert(found, plugin, () => new Set<string>());
    for (const host of hosts) all.add(host);
  };
  for (const { scripts } of pages) Object.entries(scripts?.ofPlugins?.hosts ?? {}).forEach(add);
  if (plugins) hostsOfModules(plugins, site.root).forEach(add);
  return [...found]
    .filter(([, hosts]) => hosts.size > 0)
    .map(([plugin, hosts]) => hostsProblem(plugin, [...hosts], plugins?.file ?? ''));
}

/** The hosts in modules of the docs folder. All of them are in one bundle, so they may be those of each plugin. */
function hostsOfModules({ list, policies = {}, assets }: SitePlugins, root: string): [string, string[]][] {
  const unnamed = list.filter(({ name, client }) => client.length > 0 && !policies[name]);
  if (!assets || unnamed.length === 0) return [];
  const hosts = assets.inputs
    .filter((file) => isInside(root, file))
    .flatMap((file) => hostsIn(readText('', file) ?? ''));
  return unnamed.map(({ name }) => [name, hosts]);
}

function hostsProblem(plugin: string, hosts: readonly string[], file: string): Problem {
  const list = hosts.map((host) => `'${host}'`).join(', ');
  return {
    code: 'plugin-hosts',
    message: `The plugin "${plugin}" contacts ${hosts.join(', ')} in the browser, but has no "policy" that names its hosts.`,
    hint: `The policy of the site may block it. Add the hosts of scripts and requests to the plugin: policy: { script: [${list}], connect: [${list}] }.`,
    ...fileStart(file),
  };
}
