/**
 * Moves a complete site into place. A folder that contains only the previous site is replaced at once. If few of its files
 * change, and in any other folder (with other files, or a mount point), the files are moved one by one, which takes
 * milliseconds for a few. If the process ends in between, the next build finds by the records of both sites which files are
 * missing, and which are left.
 */
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { relativePath } from '../text/slash-path.js';
import type { OutputPaths } from './output-paths.js';

/** The changes. Paths are relative to the output, with `/`. */
export interface OutputChange {
  /** Files in the staging folder. */
  staged: readonly string[];
  /** Unchanged files. */
  kept: readonly string[];
  /** Files of the previous site that the new site does not have. */
  removed: readonly string[];
}

/** Makes the output folder the new site. */
export function commitOutput(paths: OutputPaths, change: OutputChange): void {
  const { outDir, staging } = paths;
  if (!existsSync(outDir)) {
    renameSync(staging, outDir);
  } else if (isSmall(change) || !isOnlySite(paths, change) || !replace(paths, change)) {
    moveFiles(paths, change);
  }
}

/** Number of unchanged files for each change from which on the changed files are moved. */
const keptPerMove = 20;

/** Whether so few files change that moving them takes less time than replacing the folder, and readers hardly notice. */
function isSmall({ staged, kept, removed }: OutputChange): boolean {
  return (staged.length + removed.length) * keptPerMove <= kept.length;
}

/** Restores the folder if an earlier build ended while replacing it, and removes leftovers of other builds. */
export function recoverOutput({ outDir, stale, previous }: OutputPaths): void {
  if (existsSync(previous) && !existsSync(outDir)) renameSync(previous, outDir);
  for (const folder of [previous, ...stale]) rmSync(folder, { recursive: true, force: true });
}

/** Whether the folder contains only files of the previous or the new site. */
function isOnlySite({ outDir, isReplaceable }: OutputPaths, { staged, kept, removed }: OutputChange): boolean {
  if (!isReplaceable) return false;
  const siteFiles = new Set([...staged, ...kept, ...removed]);
  return readdirSync(outDir, { recursive: true, withFileTypes: true }).every((entry) => {
    if (entry.isDirectory()) return true;
    const path = relativePath(outDir, join(entry.parentPath, entry.name));
    return entry.isFile() && siteFiles.has(path);
  });
}

/**
 * Adds the unchanged files to the staging folder, then swaps the folders. Returns `false` if the system does not allow
 * it.
 */
function replace({ outDir, staging, previous }: OutputPaths, { kept }: OutputChange): boolean {
  try {
    for (const path of kept) {
      const target = join(staging, path);
      mkdirSync(dirname(target), { recursive: true });
      linkSync(join(outDir, path), target);
    }
    mkdirSync(staging, { recursive: true });
    chmodSync(staging, statSync(outDir).mode);
    renameSync(outDir, previous);
    renameSync(staging, outDir);
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, outDir);
    if (isFull(error)) throw error;
    return false;
  }
  rmSync(previous, { recursive: true, force: true });
  return true;
}

function moveFiles({ outDir, staging }: OutputPaths, { staged, removed }: OutputChange): void {
  for (const path of removed) removeFile(outDir, path);
  for (const path of staged) {
    const target = join(outDir, path);
    mkdirSync(dirname(target), { recursive: true });
    if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) rmSync(target, { recursive: true });
    renameSync(join(staging, path), target);
  }
}

/** Removes a file, and parent folders that become empty. */
function removeFile(outDir: string, path: string): void {
  rmSync(join(outDir, path), { force: true });
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const absolute = join(outDir, folder);
    if (!existsSync(absolute) || readdirSync(absolute).length > 0) return;
    rmdirSync(absolute);
  }
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
}
