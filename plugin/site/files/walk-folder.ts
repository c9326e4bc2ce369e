import { readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../errors.js';
import type { FileRules } from './ignored-files.js';

interface Walk {
  /** The docs folder, absolute. */
  root: string;
  realRoot: string;
  isIgnored: FileRules['isIgnored'];
  report: Report;
  files: string[];
}

/**
 * All files below `root` that are not ignored, relative to it, with `/`, sorted. Symbolic links are followed only
 * inside the folder; others are skipped with a warning.
 */
export function walkFolder(root: string, isIgnored: FileRules['isIgnored'], report: Report): string[] {
  const walk: Walk = { root, realRoot: realpathSync(root), isIgnored, report, files: [] };
  walkInto('', [], walk);
  return walk.files.sort();
}

/** `entered`: real paths of the linked folders above this one, to stop at cycles. */
function walkInto(folder: string, entered: readonly string[], walk: Walk): void {
  const entries = readdirSync(path.join(walk.root, folder), { withFileTypes: true });
  for (const entry of entries) visit(folder + entry.name, entry, entered, walk);
}

function visit(relative: string, entry: Dirent, entered: readonly string[], walk: Walk): void {
  if (entry.isSymbolicLink()) return visitLink(relative, entered, walk);
  if (entry.isDirectory()) {
    if (!walk.isIgnored(`${relative}/`)) walkInto(`${relative}/`, entered, walk);
  } else if (entry.isFile() && !walk.isIgnored(relative)) {
    walk.files.push(relative);
  }
}

function visitLink(relative: string, entered: readonly string[], walk: Walk): void {
  const target = realPathOf(path.join(walk.root, relative));
  const isFolder = target !== undefined && statSync(target).isDirectory();
  if (walk.isIgnored(isFolder ? `${relative}/` : relative)) return;
  const fromRoot = target === undefined ? '..' : path.relative(walk.realRoot, target);
  if (target === undefined || fromRoot.split(path.sep)[0] === '..' || path.isAbsolute(fromRoot)) {
    walk.report.warn({
      code: 'link-outside',
      message: `The target of this symbolic link ${target === undefined ? 'does not exist' : 'is outside the docs folder'}, so the link is left out.`,
      hint: 'Replace the link by a copy of the file, or remove it.',
      file: relative,
      line: 1,
      column: 1,
    });
  } else if (!isFolder) {
    walk.files.push(relative);
  } else {
    const parent = realpathSync(path.join(walk.root, path.dirname(relative)));
    const isCircle = [parent, ...entered].some((folder) => folder === target || folder.startsWith(target + path.sep));
    if (!isCircle) walkInto(`${relative}/`, [...entered, target], walk);
  }
}

/** `undefined` if the target of the link does not exist. */
function realPathOf(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}
