/** Paths with `/` on every system, as in settings, URLs and module ids. */
import nodePath, { type PlatformPath } from 'node:path';

/** The path with `/` between its parts. */
export function slashPath(path: string, { sep }: Pick<PlatformPath, 'sep'> = nodePath): string {
  return path.split(sep).join('/');
}

/** The path of `file` from `folder`, with `/`. Both are absolute. */
export function relativePath(folder: string, file: string): string {
  return slashPath(nodePath.relative(folder, file));
}

/** Whether the absolute path `path` is in `folder`. On Windows, `/` and the case of the drive letter do not matter. */
export function isInside(folder: string, path: string, system: PlatformPath = nodePath): boolean {
  if (!system.isAbsolute(path)) return false;
  const below = system.relative(folder, path);
  return below !== '' && !/^\.\.(?:[\\/]|$)/.test(below) && !system.isAbsolute(below);
}
