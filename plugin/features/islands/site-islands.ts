/** The scripts of a site's islands, cached between builds. */
import { join } from 'node:path';
import type { IslandUse } from '../../mdx/types.js';
import { contentKey } from '../../core/cache/content-key.js';
import { readBundle, writeBundle } from '../../mdx/evaluate/bundle-cache.js';
import type { IslandBundle, IslandEntry } from './island-bundle.js';
import type { BundleTools } from '../../plugins/builtin.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { withoutNames } from '../../mdx/evaluate/module-id.js';
import { failureProblem } from '../../page/failure-problem.js';
import type { Pool } from '../../core/pool/pool.js';
import { islandsTask, type IslandInput } from './islands-task.js';
import { whileUnchanged } from '../../reader/file-state.js';
import type { AddedAssets } from '../../shell/types.js';

/** Bundles `uses`. A cached bundle is bundled again only if something has changed. */
export async function siteIslands(
  uses: readonly IslandUse[],
  loaded: LoadedSite,
  { pool, cacheDir, isDev, compiled }: Omit<BundleTools, 'loaded'>,
): Promise<IslandBundle> {
  const sorted = [...new Map(uses.map((use) => [use.key, use])).values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const key = contentKey(loaded.versions, loaded.site.root, loaded.base, sorted);
  const file = cacheDir === undefined ? undefined : join(cacheDir, 'islands.json');
  const cached = file === undefined ? undefined : readBundle<IslandBundle>(file, key);
  if (cached) return cached;
  const bundle = await (isDev
    ? whileUnchanged(sourcesOf(sorted, loaded), () => bundleInWorker({ uses: sorted, isDev }, pool))
    : bundleInWorker({ uses: sorted, compiled }, pool));
  if (file !== undefined && bundle.problems.length === 0) writeBundle(file, key, bundle);
  return bundle;
}

function sourcesOf(uses: readonly IslandUse[], { site }: LoadedSite): string[] {
  return [...new Set(uses.map(({ file }) => join(site.root, withoutNames(file))))];
}

/** If bundling all files crashes or hangs, the files that cause it are skipped. */
async function bundleInWorker(input: IslandInput, pool: Pool): Promise<IslandBundle> {
  const { uses } = input;
  const files = [...new Set(uses.map(({ file }) => file))];
  const result = await pool.run(islandsTask, input, { weight: files.length + 1 });
  if ('output' in result) return result.output;
  const bundle: IslandBundle = { entries: {}, files: new Map(), inputs: [], problems: [] };
  if (files.length === 1) return { ...bundle, problems: [failureProblem(result.failure, withoutNames(files[0]!))] };
  for (const file of files) {
    const one = await bundleInWorker({ ...input, uses: uses.filter((use) => use.file === file) }, pool);
    Object.assign(bundle.entries, one.entries);
    for (const [path, content] of one.files) bundle.files.set(path, content);
    bundle.inputs.push(...one.inputs);
    bundle.problems.push(...one.problems);
  }
  return bundle;
}

/** The files that a page with these islands loads. Files that could not be bundled are skipped. */
export function islandAssets(
  entries: Readonly<Record<string, IslandEntry>>,
  uses: readonly IslandUse[],
  base: string,
): AddedAssets {
  const pageEntries = [...new Set(uses.map(({ file }) => file))].flatMap((file) => entries[file] ?? []);
  const scripts = [...new Set(pageEntries.map(({ script }) => script))];
  const unique = (paths: string[]): string[] => [...new Set(paths)].map((path) => base + path);
  return {
    scripts: scripts.map((path) => base + path),
    preload: unique(pageEntries.flatMap(({ imports }) => imports).filter((path) => !scripts.includes(path))),
    styles: unique(pageEntries.flatMap(({ styles }) => styles)),
    classes: [...new Set(pageEntries.flatMap(({ classes }) => classes))],
    // Page content inside an island is laid out without its surroundings.
    css: 'octavo-slot{display:contents}',
  };
}
