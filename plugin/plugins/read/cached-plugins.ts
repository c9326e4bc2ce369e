/** The cache of data about plugins. */
import { join } from 'node:path';
import { readSealed, writeSealed } from '../../core/cache/sealed-file.js';
import type { ReadPlugins } from '../../load/plugins-file.js';

/** Data about plugins that is cached while their file and the files that they watch do not change. */
export interface CachedPlugins {
  key: string;
  versions: string;
  list: ReadPlugins['list'];
}

const fileIn = (cacheDir: string): string => join(cacheDir, 'plugins.json');

export function readCachedPlugins(cacheDir: string): CachedPlugins | undefined {
  return readSealed(fileIn(cacheDir)) as CachedPlugins | undefined;
}

export function cachePlugins(cacheDir: string, plugins: CachedPlugins): void {
  writeSealed(fileIn(cacheDir), plugins);
}

const everyBuild = new Set(['settings', 'frontMatter', 'config', 'pages', 'pageData']);

/** Whether plugins have hooks that run in each build. */
export function runInEachBuild(list: ReadPlugins['list'] = []): boolean {
  return list.some(
    ({ hooks, policy, cacheKey }) =>
      cacheKey !== undefined || hooks.some((hook) => everyBuild.has(hook) || (hook === 'policy' && !policy)),
  );
}
