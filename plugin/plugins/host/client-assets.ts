/** The hooks for the browser: `client`, `search` and `vite`. */
import { join } from 'node:path';
import { contentKey } from '../../core/cache/content-key.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { haveHook, type PluginAssets, type ReadPlugins } from '../../load/plugins-file.js';
import { renderingVersions } from '../../load/versions.js';
import { readBundle, writeBundle } from '../../mdx/evaluate/bundle-cache.js';
import type { ClientBundle } from '../../mdx/evaluate/client-bundle.js';
import type { PluginProcess } from './plugin-process.js';
import { pluginTasks } from './plugin-setup.js';

/** The files from plugins that all pages load. If bundling fails, the error is reported, and pages load none of them. */
export async function clientAssets(
  read: ReadPlugins,
  { base, pages, viteConfig }: LoadedSite,
  plugins: PluginProcess,
): Promise<PluginAssets | undefined> {
  const modules = read.list.flatMap(({ client, search }) => [...client, search ?? []].flat());
  if (modules.length === 0) return undefined;
  const { cacheDir } = plugins.options;
  const file = cacheDir === undefined ? undefined : join(cacheDir, 'plugin-client.json');
  // Plugins of Vite may read any page: Tailwind's looks for names of classes.
  const isRead = viteConfig !== undefined || haveHook(read, 'vite');
  const wanted = contentKey(renderingVersions(), read.key, modules, base, isRead && pages.map(({ hash }) => hash));
  const cached = file === undefined ? undefined : readBundle<ClientBundle>(file, wanted);
  if (cached) return cached;
  const bundle = await plugins.output(pluginTasks.client, { base });
  if (bundle && file !== undefined) writeBundle(file, wanted, bundle);
  return bundle;
}
