import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Report } from '../errors.js';
import type { IsIgnored } from './ignored-files.js';

interface Walk {
  /** The docs folder, absolute. */
  root: string;
  realRoot: string;
  isIgnored: IsIgnored;
  report: Report;
  files: string[];
  /** Real paths of folders that were reached through a link, so that a circle of links ends. */
  linked: Set<string>;
}

/**
 * All files below `root` that are not ignored, relative to it, with `/`, sorted. Symbolic links are followed inside the
 * folder only; others are left out with a warning.
 */
export async function walkFolder(root: string, isIgnored: IsIgnored, report: Report): Promise<string[]> {
  const walk: Walk = { root, realRoot: await realpath(root), isIgnored, report, files: [], linked: new Set() };
  await walkInto('', walk);
  return walk.files.sort();
}

async function walkInto(folder: string, walk: Walk): Promise<void> {
  const entries = await readdir(path.join(walk.root, folder), { withFileTypes: true });
  await Promise.all(entries.map((entry) => visit(folder + entry.name, entry, walk)));
}

async function visit(relative: string, entry: Dirent, walk: Walk): Promise<void> {
  if (entry.isSymbolicLink()) return visitLink(relative, walk);
  if (entry.isDirectory()) {
    if (!walk.isIgnored(`${relative}/`)) await walkInto(`${relative}/`, walk);
  } else if (entry.isFile() && !walk.isIgnored(relative)) {
    walk.files.push(relative);
  }
}

async function visitLink(relative: string, walk: Walk): Promise<void> {
  const target = await realpath(path.join(walk.root, relative)).catch(() => undefined);
  const isFolder = target !== undefined && (await stat(target)).isDirectory();
  if (walk.isIgnored(isFolder ? `${relative}/` : relative)) return;
  const fromRoot = target === undefined ? '..' : path.relative(walk.realRoot, target);
  if (target === undefined || fromRoot.split(path.sep)[0] === '..' || path.isAbsolute(fromRoot)) {
    walk.report.warn({
      code: 'link-outside',
      message: `The symbolic link leads ${target === undefined ? 'nowhere' : 'out of the docs folder'}; it is left out.`,
      hint: 'Put the file itself into the docs folder.',
      file: relative,
      line: 1,
      column: 1,
    });
  } else if (!isFolder) {
    walk.files.push(relative);
  } else if (!walk.linked.has(target)) {
    walk.linked.add(target);
    await walkInto(`${relative}/`, walk);
  }
}
