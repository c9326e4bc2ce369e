/**
 * Moves a complete site into place. A folder that contains only the previous site is replaced at once. In any other
 * folder (with other files, or a mount point), a list of the changes is written, then the files are moved one by one.
 * If the process ends in between, the next build completes the list.
 */
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
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

/** Name of the list in the staging folder. */
const listName = '.octavo-changes.json';

type ChangeList = Pick<OutputChange, 'staged' | 'removed'>;

/** Makes the output folder the new site. */
export function commitOutput(paths: OutputPaths, change: OutputChange): void {
  const { outDir, staging } = paths;
  if (!existsSync(outDir)) {
    renameSync(staging, outDir);
  } else if (!isOnlySite(paths, change) || !replace(paths, change)) {
    moveFiles(paths, change);
  }
}

/** Whether a list was written but not completed. */
export function isInterrupted({ staging }: OutputPaths): boolean {
  return existsSync(join(staging, listName));
}

/** Completes or reverts what an interrupted build left, so that the folder contains one complete site. */
export function recoverOutput({ outDir, stale, previous }: OutputPaths): void {
  for (const staging of stale) {
    const list = readList(staging);
    if (list) applyList(outDir, staging, list);
  }
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
    const folders = new Set<string>();
    for (const path of kept) {
      const target = join(staging, path);
      makeFolder(dirname(target), folders);
      linkSync(join(outDir, path), target);
    }
    mkdirSync(staging, { recursive: true });
    chmodSync(staging, statSync(outDir).mode);
    renameSync(outDir, previous);
  } catch (error) {
    if (isFull(error)) throw error;
    return false;
  }
  try {
    renameSync(staging, outDir);
  } catch {
    renameSync(previous, outDir);
    return false;
  }
  rmSync(previous, { recursive: true, force: true });
  return true;
}

function moveFiles({ outDir, staging }: OutputPaths, { staged, removed }: OutputChange): void {
  const list: ChangeList = { staged, removed };
  const temporary = join(staging, `${listName}.tmp`);
  mkdirSync(staging, { recursive: true });
  writeFileSync(temporary, JSON.stringify(list));
  renameSync(temporary, join(staging, listName));
  applyList(outDir, staging, list);
}

/** Applies a list, continuing after an interrupted attempt. */
function applyList(outDir: string, staging: string, { staged, removed }: ChangeList): void {
  for (const path of removed) removeFile(outDir, path);
  const folders = new Set<string>();
  for (const path of staged) {
    const from = join(staging, path);
    const target = join(outDir, path);
    if (!existsSync(from)) continue;
    makeFolder(dirname(target), folders);
    if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) rmSync(target, { recursive: true });
    renameSync(from, target);
  }
  rmSync(join(staging, listName), { force: true });
}

function readList(staging: string): ChangeList | undefined {
  const file = join(staging, listName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChangeList) : undefined;
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

function makeFolder(folder: string, created: Set<string>): void {
  if (!created.has(folder)) mkdirSync(folder, { recursive: true });
  created.add(folder);
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
}
