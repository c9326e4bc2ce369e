/** Where builds keep results for the next build, and how that stays small. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** Name of the folders that hold nothing but caches. */
const cachesName = 'octavo';

/**
 * Where the cache of the docs folder `root` lives: in `node_modules/.cache` of the project around it, or in the user's
 * cache folder where there is no project.
 */
export function cacheFolder(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const name = `${basename(root)}-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;
  return join(projectCaches(root) ?? userCaches(env), name);
}

/** The caches of the project around `root`; `undefined` where there is no project. */
function projectCaches(root: string): string | undefined {
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'node_modules'))) {
      return join(folder, 'node_modules', '.cache', cachesName);
    }
  }
  return undefined;
}

/** The caches of all docs folders outside of projects. */
function userCaches(env: NodeJS.ProcessEnv): string {
  return join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), cachesName);
}

/** Name of the file in a cache that names the docs folder it belongs to. Its time is that of the last build. */
const ownerFile = 'root.txt';

/** What the caches beside each other may hold. */
export interface CacheLimits {
  /** All of them together, in bytes. The cache of the current build may be larger. Default: 512 MB. */
  bytes?: number;
  /** Time since the last build of a docs folder, in milliseconds. Default: 30 days. */
  age?: number;
}

/** Notes that the cache `folder` belongs to the docs folder `root` and is in use. */
export function claimCache(folder: string, root: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, ownerFile), root);
  } catch {
    // A cache that cannot be written is not an error.
  }
}

/**
 * Removes caches beside `folder`: those of docs folders that no longer exist or were not built for a long time, then
 * the least recently used ones until the rest fits. Beside a folder that a caller chose, nothing is removed.
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

/** The other caches, the most recently used first. Folders without an owner (downloaded fonts) are not caches of a site. */
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

/** What `clearCache` removed. */
export interface ClearedCache {
  /** Size of the removed files. */
  bytes: number;
  /** Absolute paths of the removed folders. */
  folders: string[];
}

/**
 * Removes everything that builds keep: in the user's cache folder, and in the project around `root`. A folder that
 * cannot be removed throws.
 */
export function clearCache(root = process.cwd(), env: NodeJS.ProcessEnv = process.env): ClearedCache {
  const candidates = [projectCaches(resolve(root)), userCaches(env)];
  const folders = candidates.filter((folder): folder is string => folder !== undefined && existsSync(folder));
  const bytes = folders.reduce((sum, folder) => sum + sizeOf(folder), 0);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  return { bytes, folders };
}

/** Bytes of all files in a folder; 0 where there is none. */
function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.reduce((sum, entry) => sum + fileSize(entry.isFile() ? join(entry.parentPath, entry.name) : ''), 0);
}

function fileSize(file: string): number {
  return (file && statSync(file, { throwIfNoEntry: false })?.size) || 0;
}
