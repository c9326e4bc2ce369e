/** Reads the author's plugins, or what the cache has of them. */
import { join } from 'node:path';
import { contentKey } from '../../core/cache/content-key.js';
import { readSealed, writeSealed } from '../../core/cache/sealed-file.js';
import { givenFile, type PluginsFile, type ReadPlugins } from '../../load/plugins-file.js';
import { renderingVersions } from '../../load/versions.js';
import type { PluginProcess } from './plugin-process.js';
import { pluginTasks } from './plugin-setup.js';

/** Data about plugins that is cached while their file does not change. */
interface Cached {
  key: string;
  list: ReadPlugins['list'];
}

/** The plugins; `undefined` without a file and without functions. Problems are reported. */
export async function readPlugins(plugins: PluginProcess): Promise<ReadPlugins | undefined> {
  const { given, cacheDir } = plugins.options;
  const file = plugins.file ?? (given && { file: givenFile, key: '', modules: [] });
  if (!file) return undefined;
  const list = await listOf(plugins, file, given ? undefined : cacheDir && join(cacheDir, 'plugins.json'));
  const own = ownKeys(list);
  return { ...file, list, ...(own.length > 0 && { key: contentKey(file.key, own) }) };
}

async function listOf(
  plugins: PluginProcess,
  file: PluginsFile,
  cacheFile: string | undefined,
): Promise<ReadPlugins['list']> {
  const key = contentKey(file.key, renderingVersions());
  const cached = cacheFile ? (readSealed(cacheFile) as Cached | undefined) : undefined;
  if (cached?.key === key && ownKeys(cached.list).length === 0) return cached.list;
  const summary = await plugins.output(pluginTasks.summary, {});
  // A file that cannot be read adds nothing, but its modules are still those of plugins.
  if (!summary) return [];
  const { list, problems } = summary;
  plugins.report.errors.push(...problems);
  if (cacheFile && problems.length === 0) writeSealed(cacheFile, { key, list } satisfies Cached);
  return list;
}

/** The keys of the plugins that have one, which are asked in each build. */
function ownKeys(list: ReadPlugins['list']): string[] {
  return list.flatMap(({ cacheKey }) => cacheKey ?? []);
}
