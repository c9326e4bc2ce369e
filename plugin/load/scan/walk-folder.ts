import type { Dirent } from 'node:fs';
import path from 'node:path';
import { fileState, notRegular, readFolder, realPath } from '../../reader/docs-file.js';
import { fileStart, OctavoError, type Report } from '../../core/errors/errors.js';
import type { FileRules } from './ignored-files.js';

interface Walk {
  /** The docs folder, absolute. */
  root: string;
  realRoot: string;
  isIgnored: FileRules['isIgnored'];
  report: Report;
  files: string[];
}

/** The folder that only sites have that Octavo built. */
const ownFolder = '_octavo';

/**
 * All files below `root` that are not ignored, relative to it, with `/`, sorted. Built sites are left out. Symbolic
 * links that point outside the folder are skipped with a warning.
 */
export function walkFolder(root: string, isIgnored: FileRules['isIgnored'], report: Report): string[] {
  const walk: Walk = { root, realRoot: realPath(root) ?? root, isIgnored, report, files: [] };
  walkInto('', [], walk);
  return walk.files.sort();
}

/** `entered`: real paths of the linked folders above this one, to stop at cycles. */
function walkInto(folder: string, entered: readonly string[], walk: Walk): void {
  const entries = entriesOf(folder, walk);
  const isBuilt = folder !== '' && entries.some((entry) => entry.name === ownFolder && entry.isDirectory());
  if (!isBuilt) for (const entry of entries) visit(folder + entry.name, entry, entered, walk);
}

/** A folder that cannot be read is an error, and the other folders are still read. */
function entriesOf(folder: string, { root, report }: Walk): Dirent[] {
  try {
    return readFolder(root, folder) ?? [];
  } catch (error) {
    if (!(error instanceof OctavoError)) throw error;
    report.error(error.problem);
    return [];
  }
}

function visit(relative: string, entry: Dirent, entered: readonly string[], walk: Walk): void {
  if (entry.isSymbolicLink()) return visitLink(relative, entered, walk);
  if (entry.isDirectory()) {
    if (!walk.isIgnored(`${relative}/`)) walkInto(`${relative}/`, entered, walk);
  } else if (!walk.isIgnored(relative)) {
    addFile(relative, entry.isFile(), walk);
  }
}

/** Leaves out what cannot be read as a file, with a warning. */
function addFile(relative: string, isRegular: boolean, { root, files, report }: Walk): void {
  if (!isRegular) report.warn(notRegular(relative).problem);
  // Node replaces bytes that are not text, so that the name is not the name of the file.
  else if (relative.includes('\uFFFD') && !fileState(path.join(root, relative)))
    report.warn({
      code: 'file-name',
      message: 'The name of this file is not valid UTF-8, so the file is left out.',
      hint: 'Rename the file. Its name was probably changed by an archive or a system with another encoding.',
      ...fileStart(relative),
    });
  else files.push(relative);
}

function visitLink(relative: string, entered: readonly string[], walk: Walk): void {
  const target = realPath(path.join(walk.root, relative));
  const isFolder = isDirectory(target);
  if (walk.isIgnored(isFolder ? `${relative}/` : relative)) return;
  const fromRoot = target === undefined ? '..' : path.relative(walk.realRoot, target);
  if (target === undefined || fromRoot.split(path.sep)[0] === '..' || path.isAbsolute(fromRoot)) {
    walk.report.warn({
      code: 'link-outside',
      message: `The target of this symbolic link ${target === undefined ? 'does not exist' : 'is outside the docs folder'}, so the link is left out.`,
      hint: 'Replace the link by a copy of the file, or remove it.',
      ...fileStart(relative),
    });
  } else if (!isFolder) {
    addFile(relative, fileState(target)?.isFile() === true, walk);
  } else {
    const parent = realPath(path.join(walk.root, path.dirname(relative))) ?? '';
    const isCircle = [parent, ...entered].some((folder) => folder === target || folder.startsWith(target + path.sep));
    if (!isCircle) walkInto(`${relative}/`, [...entered, target], walk);
  }
}

function isDirectory(path: string | undefined): boolean {
  return path !== undefined && fileState(path)?.isDirectory() === true;
}
