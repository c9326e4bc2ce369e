/** Reads the author's plugins, or what the cache has of them. */
import { contentKey } from '../../core/cache/content-key.js';
import { isInside } from '../../core/text/slash-path.js';
import { givenFile, type PluginsFile, type ReadPlugins } from '../../load/plugins-file.js';
import { octavoVersions } from '../../load/versions.js';
import { cachePlugins, readCachedPlugins, runInEachBuild } from './cached-plugins.js';
import type { PluginProcess } from '../host/plugin-process.js';
import { pluginTasks } from '../host/plugin-setup.js';

/** The plugins; `undefined` without a file and without functions. Problems are reported. */
export async function readPlugins(plugins: PluginProcess): Promise<ReadPlugins | undefined> {
  const { given, cacheDir } = plugins.options;
  const file = plugins.file ?? (given && { file: givenFile, key: '', modules: [] });
  if (!file) return undefined;
  const read = await readOnce(plugins, file, given ? undefined : cacheDir);
  plugins.use(read);
  if (runInEachBuild(read.list)) plugins.start();
  return read;
}

async function readOnce(plugins: PluginProcess, file: PluginsFile, cacheDir: string | undefined): Promise<ReadPlugins> {
  const versions = contentKey(octavoVersions());
  const cached = cacheDir ? readCachedPlugins(cacheDir) : undefined;
  if (cached?.versions === versions && ownKeys(cached.list).length === 0) {
    const same = await withKey(plugins, file, cached.list);
    if (same.key === cached.key) return same;
  }
  const summary = await plugins.output(pluginTasks.summary, {});
  // A file that cannot be read adds nothing, but its modules are still those of plugins.
  if (!summary) return { ...file, key: contentKey(file.key, 'unread'), list: [] };
  plugins.report.errors.push(...summary.problems);
  const read = await withKey(plugins, file, summary.list);
  if (cacheDir && summary.problems.length === 0) cachePlugins(cacheDir, { key: read.key, versions, list: read.list });
  return read;
}

/** The plugins with a key that also changes with their own keys, and with the files that they watch. */
async function withKey(plugins: PluginProcess, file: PluginsFile, list: ReadPlugins['list']): Promise<ReadPlugins> {
  const { root, watched } = plugins;
  const own = ownKeys(list);
  const patterns = list.flatMap(({ watch }) => watch);
  if (own.length + patterns.length === 0) return { ...file, list };
  const { watchedFiles } = await import('./watched-files.js');
  const { files, key } = watchedFiles(root, patterns);
  for (const each of files) if (isInside(root, each)) watched.add(each);
  return { ...file, list, key: contentKey(file.key, own, key) };
}

/** The keys of the plugins that have one, which are asked in each build. */
function ownKeys(list: ReadPlugins['list']): string[] {
  return list.flatMap(({ cacheKey }) => cacheKey ?? []);
}
