/** The scripts of a site's live components, taken from the last build where nothing changed. */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IslandUse } from '../mdx/types.js';
import { contentKey } from '../cache/content-key.js';
import type { IslandBundle, IslandEntry } from './island-bundle.js';
import { octavoBuild } from '../cache/octavo-version.js';
import type { SiteSetup } from '../build/site-setup.js';
import { failureProblem } from '../workers/failure.js';
import type { PageWorkers } from '../workers/page-workers.js';

/** What a page loads for its live components. Addresses with the base path. */
export interface IslandAssets {
  scripts: string[];
  preload: string[];
  styles: string[];
  /** Words that may be class names once the components are live. */
  classes: string[];
}

/** A bundle as it is kept. */
interface Kept extends Pick<IslandBundle, 'entries' | 'problems'> {
  key: string;
  /** State of each file that was read. */
  inputs: Record<string, string>;
  /** Base64, by path. */
  files: Record<string, string>;
}

export interface SiteIslandsOptions {
  /** Where the bundle is kept, to be made anew only if something has changed. */
  cacheDir?: string;
}

/** Bundles `uses`. */
export async function siteIslands(
  uses: readonly IslandUse[],
  setup: SiteSetup,
  workers: PageWorkers,
  { cacheDir }: SiteIslandsOptions = {},
): Promise<IslandBundle> {
  const sorted = [...new Map(uses.map((use) => [use.key, use])).values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const key = contentKey(octavoBuild(), setup.site.root, setup.base, sorted);
  const kept = cacheDir === undefined ? undefined : readKept(cacheDir, key);
  if (kept) return kept;
  const bundle = await bundleInWorker(sorted, workers);
  if (cacheDir !== undefined && bundle.problems.length === 0) keep(cacheDir, key, bundle);
  return bundle;
}

/** Where bundling all of them crashes or hangs, the files that it fails for are left out. */
async function bundleInWorker(uses: readonly IslandUse[], workers: PageWorkers): Promise<IslandBundle> {
  const files = [...new Set(uses.map(({ file }) => file))];
  const whole = await workers.run('islands', { uses }, files.length + 1);
  if ('output' in whole) return whole.output;
  const bundle: IslandBundle = { entries: {}, files: new Map(), inputs: [], problems: [] };
  if (files.length === 1) return { ...bundle, problems: [failureProblem(whole.failure, files[0]!)] };
  for (const file of files) {
    const one = await bundleInWorker(
      uses.filter((use) => use.file === file),
      workers,
    );
    Object.assign(bundle.entries, one.entries);
    for (const [path, content] of one.files) bundle.files.set(path, content);
    bundle.inputs.push(...one.inputs);
    bundle.problems.push(...one.problems);
  }
  return bundle;
}

/** What a page with these live components loads. Files that could not be bundled are left out. */
export function islandAssets(
  entries: Readonly<Record<string, IslandEntry>>,
  uses: readonly IslandUse[],
  base: string,
): IslandAssets {
  const own = [...new Set(uses.map(({ file }) => file))].flatMap((file) => entries[file] ?? []);
  const scripts = [...new Set(own.map(({ script }) => script))];
  const unique = (paths: string[]): string[] => [...new Set(paths)].map((path) => base + path);
  return {
    scripts: scripts.map((path) => base + path),
    preload: unique(own.flatMap(({ imports }) => imports).filter((path) => !scripts.includes(path))),
    styles: unique(own.flatMap(({ styles }) => styles)),
    classes: [...new Set(own.flatMap(({ classes }) => classes))],
  };
}

function readKept(folder: string, key: string): IslandBundle | undefined {
  try {
    const kept = JSON.parse(readFileSync(join(folder, 'islands.json'), 'utf8')) as Kept;
    if (kept.key !== key || Object.entries(kept.inputs).some(([file, state]) => stateOf(file) !== state))
      return undefined;
    const files = Object.entries(kept.files).map(([path, text]): [string, Uint8Array] => [
      path,
      Buffer.from(text, 'base64'),
    ]);
    return { entries: kept.entries, problems: kept.problems, inputs: Object.keys(kept.inputs), files: new Map(files) };
  } catch {
    return undefined;
  }
}

function keep(folder: string, key: string, { entries, problems, inputs, files }: IslandBundle): void {
  const kept: Kept = {
    key,
    entries,
    problems,
    inputs: Object.fromEntries(inputs.map((file) => [file, stateOf(file)])),
    files: Object.fromEntries(
      [...files].map(([path, content]) => [path, Buffer.from(content as string).toString('base64')]),
    ),
  };
  try {
    mkdirSync(folder, { recursive: true });
    const temporary = join(folder, `islands.${process.pid}.json`);
    writeFileSync(temporary, JSON.stringify(kept));
    renameSync(temporary, join(folder, 'islands.json'));
  } catch {
    // Like the page cache: what cannot be kept is made again.
  }
}

function stateOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.size} ${found.mtimeMs}` : '';
}
