import { existsSync, realpathSync, statSync } from 'node:fs';
import nodePath, { dirname, join, resolve } from 'node:path';
import type { PlatformPath } from 'node:path';

/** The result of resolving a path. `file` is absolute. */
export type FoundFile = { kind: 'file'; file: string } | { kind: 'outside' } | { kind: 'missing' };

const extensions = ['', '.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '.mjs', '.json'];

/**
 * Resolves the path `specifier` in a file of the docs folder: `/…` is relative to `root`, `./…` to `importer`; the
 * extension is optional. `outside` if the path is not in the folder.
 */
export function findModuleFile(root: string, importer: string, specifier: string): FoundFile {
  const target = specifier.startsWith('/') ? join(root, specifier) : resolve(dirname(importer), specifier);
  if (!isInside(root, target)) return { kind: 'outside' };
  const file = [
    ...extensions.map((extension) => target + extension),
    ...extensions.slice(1).map((extension) => join(target, `index${extension}`)),
  ].find(isFile);
  if (file === undefined) return { kind: 'missing' };
  return isInside(realpathSync(root), realpathSync(file)) ? { kind: 'file', file } : { kind: 'outside' };
}

/** Whether the absolute path `path` is in `folder`. On Windows, `/` and the case of the drive letter do not matter. */
export function isInside(folder: string, path: string, system: PlatformPath = nodePath): boolean {
  if (!system.isAbsolute(path)) return false;
  const below = system.relative(folder, path);
  return below !== '' && !/^\.\.(?:[\\/]|$)/.test(below) && !system.isAbsolute(below);
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
