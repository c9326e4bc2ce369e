/** Locates the cache folders and limits their size. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { closestFolder } from '../package/closest-folder.js';

/** Name of folders that contain only caches. */
const cachesName = 'octavo';

/**
 * The cache folder of the docs folder `root`: in the folder that `OCTAVO_CACHE_DIR` names, for example because `npm ci`
 * deletes `node_modules`; otherwise in `node_modules/.cache` of the enclosing project, or in the user's cache folder if
 * there is no project.
 */
export function cacheFolder(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const name = `${basename(root)}-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;
  return join(chosenCaches(env) ?? projectCaches(root) ?? userCaches(env), name);
}

/** The caches in the folder of the environment variable; `undefined` if it is not set. */
function chosenCaches({ OCTAVO_CACHE_DIR: folder }: NodeJS.ProcessEnv): string | undefined {
  return folder ? resolve(folder, cachesName) : undefined;
}

/** The caches of the project that contains `root`; `undefined` if there is no project. */
function projectCaches(root: string): string | undefined {
  const isProject = (folder: string): boolean =>
    existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'node_modules'));
  const project = closestFolder(root, isProject);
  return project && join(project, 'node_modules', '.cache', cachesName);
}

/** The caches of all docs folders that are not in a project. */
function userCaches(env: NodeJS.ProcessEnv): string {
  return join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), cachesName);
}

/**
 * Name of the file in a cache that contains the path of its docs folder. Its modification time is the time of the last
 * build.
 */
const ownerFile = 'root.txt';

/** Limits for a folder of caches. */
export interface CacheLimits {
  /** Total size of all caches, in bytes. The cache of the current build may exceed it. Default: 512 MB. */
  bytes?: number;
  /** Maximum time since the last build of a docs folder, in milliseconds. Default: 30 days. */
  age?: number;
}

/** Marks the cache `folder` as owned by the docs folder `root` and in use. */
export function claimCache(folder: string, root: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, ownerFile), root);
  } catch {
    // Failing to write the cache is not an error.
  }
}

/**
 * Removes caches next to `folder`: first caches of docs folders that no longer exist or have not been built for a long
 * time, then the least recently used caches until the total size fits the limit. Removes nothing next to a folder that
 * the caller chose.
 */
export function evictCaches(
  folder: string,
  { bytes = 512 * 1024 * 1024, age = 30 * 24 * 60 * 60 * 1000 }: CacheLimits = {},
): void {
  if (basename(dirname(folder)) !== cachesName) return;
  try {
    const oldest = Date.now() - age;
    let total = sizeOf(folder);
    for (const cache of cachesBeside(folder)) {
      total += cache.bytes;
      if (total > bytes || cache.usedMs < oldest || !existsSync(cache.root)) {
        total -= cache.bytes;
        rmSync(cache.folder, { recursive: true, force: true });
      }
    }
  } catch {
    // Another build may remove the same caches.
  }
}

/** The other caches, most recently used first. Folders without an owner (downloaded fonts) are not caches of a site. */
function cachesBeside(folder: string): { folder: string; root: string; usedMs: number; bytes: number }[] {
  const caches = readdirSync(dirname(folder)).flatMap((name) => {
    const other = join(dirname(folder), name);
    const owner = join(other, ownerFile);
    const usedMs = statSync(owner, { throwIfNoEntry: false })?.mtimeMs;
    if (usedMs === undefined || other === folder) return [];
    return [{ folder: other, root: readFileSync(owner, 'utf8'), usedMs, bytes: sizeOf(other) }];
  });
  return caches.sort((a, b) => b.usedMs - a.usedMs);
}

/** The result of `clearCache`. */
export interface ClearedCache {
  /** Total size of the removed files, in bytes. */
  bytes: number;
  /** Absolute paths of the removed folders. */
  folders: string[];
}

/**
 * Removes all caches in the chosen folder, in the user's cache folder, and in the project that contains `root`. Throws if a
 * folder cannot be removed.
 */
export function clearCache(root = process.cwd(), env: NodeJS.ProcessEnv = process.env): ClearedCache {
  const candidates = [chosenCaches(env), projectCaches(resolve(root)), userCaches(env)];
  const folders = candidates.filter((folder): folder is string => folder !== undefined && existsSync(folder));
  const bytes = folders.reduce((sum, folder) => sum + sizeOf(folder), 0);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  return { bytes, folders };
}

/** Total size of all files in a folder, in bytes; 0 if it does not exist. */
function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name), { throwIfNoEntry: false })?.size);
  return sizes.reduce<number>((sum, size = 0) => sum + size, 0);
}
