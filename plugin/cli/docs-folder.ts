/** The folder that a command works on, with hints if it is the wrong one. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hasConfig } from '../config/read/find-config.js';
import { closestFolder } from '../core/package/closest-folder.js';
import { relativePath } from '../core/text/slash-path.js';
import type { CommandName } from './arguments/commands.js';
import { UsageError } from './cli-error.js';

/** The folder, absolute. Throws a `UsageError` if it does not exist. */
export function existingFolder(command: CommandName, folder: string, startFolder: string): string {
  const absolute = resolve(startFolder, folder);
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return absolute;
  if (stats)
    throw new UsageError(
      `"${folder}" is a file, not a folder.`,
      `Give the folder: octavo ${command} ${shown(dirname(absolute), startFolder)}`,
    );
  throw new UsageError(`The folder "${folder}" does not exist.`, 'Give the folder that contains docs.json.');
}

/** The folder of a command without one: the current folder, or its folder `docs` if that is the only site of the two. */
export function defaultFolder(startFolder: string): string {
  const isSite = hasConfig(startFolder) || existsSync(join(startFolder, 'pages.json'));
  return !isSite && hasConfig(join(startFolder, 'docs')) ? 'docs' : '.';
}

/** The fix if `root` has no settings file: suggests the docs folder that was probably intended. */
export function docsFolderHint(command: CommandName, root: string, startFolder: string): string {
  const near = nearbyDocsFolder(root);
  if (near === undefined)
    return `Give the folder that contains docs.json, or run "octavo init${root === startFolder ? '' : ` ${shown(root, startFolder)}`}": it writes a docs.json for the pages that exist, or a new site.`;
  return `Run "octavo ${command} ${shown(near, startFolder)}".`;
}

/** Tries `docs`, then the other child folders, then the parent folders. */
function nearbyDocsFolder(root: string): string | undefined {
  const below = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({ name }) => name)
    .sort((a, b) => Number(b === 'docs') - Number(a === 'docs') || (a < b ? -1 : 1));
  const child = below.map((name) => join(root, name)).find(hasConfig);
  return child ?? closestFolder(dirname(root), hasConfig);
}

/** A path as the user would type it: relative, with forward slashes, quoted if necessary. */
export function shown(folder: string, startFolder: string): string {
  const path = relativePath(startFolder, folder) || '.';
  return /\s/.test(path) ? `"${path}"` : path;
}

/** The built site of a docs folder. Any other folder is treated as a built site. */
export function builtFolder(folder: string): string {
  return hasConfig(folder) ? join(folder, 'dist') : folder;
}
