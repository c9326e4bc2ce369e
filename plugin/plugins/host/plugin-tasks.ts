/** Tasks of plugins before pages are built. Their code never runs in the main process, unless they are passed there. */
import { fileStart, OctavoError } from '../../core/errors/errors.js';
import { handle, taskRunner, type OpenTasks, type TaskHost } from '../../core/pool/pool.js';
import { isPolicy, policyText } from './check-plugins.js';
import { summarizePlugins } from './summarize-plugins.js';
import type { Plugin } from '../plugin.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { ClientBundle } from '../../mdx/evaluate/client-bundle.js';
import type { Site } from '../../core/model/types.js';
import type { Policy } from '../../load/plugins-file.js';
import { pluginFolder } from '../../outputs/client-files.js';
import type { Registry } from '../registry.js';
import { openRegistry } from './open-registry.js';
import { loadedSiteFault } from './loaded-site-fault.js';
import { pluginTasks, type PluginSetup } from './plugin-setup.js';

/** Opens the tasks. The plugins are read with the first task, so that their problems make that task fail. */
export function openPluginTasks({ source, root }: PluginSetup, host: TaskHost): OpenTasks {
  let opened: ReturnType<typeof openRegistry> | undefined;
  const plugins = async (): Promise<Registry> => (await (opened ??= openRegistry([], source, root, host))).registry;
  const run = taskRunner([
    handle(pluginTasks.summary, async () => {
      const read = await plugins();
      const keys = await Promise.all(read.list.map((plugin) => ownKey(plugin, read)));
      const list = summarizePlugins(read.list).map((plugin, index) => ({ ...plugin, cacheKey: keys[index] }));
      return { list, problems: (await opened!).problems };
    }),
    handle(pluginTasks.convert, async ({ file, value }) => convert(await plugins(), file, value)),
    handle(pluginTasks.policies, async (site) => policies(await plugins(), site)),
    handle(pluginTasks.client, async ({ base }) => {
      const read = await plugins();
      host.runs(bundledPlugins(read.list));
      return client(read, root, base);
    }),
    handle(pluginTasks.load, async (loaded) => load(await plugins(), loaded)),
  ]);
  return { run, forget() {}, async close() {} };
}

async function ownKey(plugin: Plugin, plugins: Registry): Promise<string | undefined> {
  const { cacheKey } = plugin;
  if (typeof cacheKey !== 'function') return cacheKey;
  const key: unknown = await plugins.call(plugin, 'cacheKey', plugins.place, () => cacheKey());
  if (typeof key !== 'string') throw plugins.wrong(plugin, 'cacheKey', key, 'text');
  return key;
}

async function convert(plugins: Registry, file: string, value: unknown): Promise<object | undefined> {
  const place = fileStart(file);
  for (const plugin of plugins.list) {
    for (const format of plugin.formats ?? []) {
      if (!(await plugins.call(plugin, 'formats', place, () => format.matches(file, value)))) continue;
      const document: unknown = await plugins.call(plugin, 'formats', place, () => format.toOpenApi(value, file));
      // As in a file: without values that JSON does not have.
      if (typeof document === 'object' && document !== null && !Array.isArray(document))
        return JSON.parse(JSON.stringify(document)) as object;
      throw plugins.wrong(plugin, 'formats', document, 'an OpenAPI document');
    }
  }
  return undefined;
}

async function policies(plugins: Registry, site: Site): Promise<Record<string, Policy>> {
  const named: Record<string, Policy> = {};
  for (const plugin of plugins.list) {
    const { policy } = plugin;
    if (policy === undefined) continue;
    const value: unknown = await plugins.call(plugin, 'policy', plugins.place, () =>
      typeof policy === 'function' ? policy(site) : policy,
    );
    if (!isPolicy(value)) throw plugins.wrong(plugin, 'policy', value, policyText);
    named[plugin.name] = JSON.parse(JSON.stringify(value)) as Policy;
  }
  return named;
}

/** Names the plugins whose modules, or plugins of Vite, take part in the bundle. */
function bundledPlugins(list: readonly Plugin[]): string {
  const names = list.filter((plugin) => plugin.client ?? plugin.search ?? plugin.vite).map(({ name }) => `"${name}"`);
  return names.length === 1 ? `The plugin ${names[0]}` : `One of the plugins ${names.join(', ')}`;
}

async function client({ list, place }: Registry, root: string, base: string): Promise<ClientBundle> {
  const { authorConfig, findViteConfig } = await import('../../mdx/evaluate/author-config.js');
  const { bundleClient } = await import('../../mdx/evaluate/client-bundle.js');
  const { bundleReason, bundlePlace } = await import('../../mdx/evaluate/bundle-reason.js');
  try {
    const config = await authorConfig(
      findViteConfig(root),
      list.flatMap(({ vite }) => vite ?? []),
    );
    const modules = list.flatMap((plugin) => plugin.client ?? []);
    const search = list.findLast((plugin) => plugin.search !== undefined)?.search;
    return await bundleClient({ root, base, modules, search, config, folder: pluginFolder });
  } catch (error) {
    throw new OctavoError({
      code: 'plugin-client',
      message: `Could not bundle the modules of plugins for the browser: ${bundleReason(error)}`,
      hint: 'Pages do not load them. Check the paths in "client" and "search", the modules, and the plugins in "vite".',
      ...(bundlePlace(error, root) ?? place),
    });
  }
}

async function load(plugins: Registry, loaded: LoadedSite): Promise<LoadedSite> {
  let current = loaded;
  for (const plugin of plugins.list) {
    if (!plugin.load) continue;
    // Changes in place would not be compared.
    Object.freeze(Object.freeze(current).pages);
    const changed: unknown = await plugins.call(plugin, 'load', plugins.place, () => plugin.load!(current));
    if (changed === undefined) continue;
    const fault = loadedSiteFault(changed, current);
    if (fault !== undefined) throw plugins.refused(plugin, 'load', fault);
    current = changed as LoadedSite;
  }
  return current === loaded ? loaded : withHiddenPages(current, loaded);
}

/** A page that a plugin hides or shows, as a member or in the front matter, is so everywhere. */
function withHiddenPages(changed: LoadedSite, { pages }: LoadedSite): LoadedSite {
  const before = new Map(pages.map((page) => [page.file, page]));
  return {
    ...changed,
    pages: changed.pages.map((page) => {
      const { hidden, meta } = page;
      const old = before.get(page.file);
      if (!old || (hidden === old.hidden && meta.hidden === old.meta.hidden)) return page;
      const isHidden = hidden === old.hidden ? meta.hidden === true : hidden;
      return { ...page, hidden: isHidden, meta: { ...meta, hidden: isHidden } };
    }),
  };
}
