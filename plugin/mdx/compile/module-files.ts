import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/** What a path leads to; `file` is absolute. */
export type FoundFile = { kind: 'file'; file: string } | { kind: 'outside' } | { kind: 'missing' };

const extensions = ['', '.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '.mjs', '.json'];

/**
 * The file that `specifier` (a path) names in a file of the docs folder: `/…` is looked up in `root`, `./…` beside
 * `importer`; the extension may be missing. `outside` where the path leaves the folder.
 */
export function findModuleFile(root: string, importer: string, specifier: string): FoundFile {
  const target = specifier.startsWith('/') ? join(root, specifier) : resolve(dirname(importer), specifier);
  if (!isInside(root, target)) return { kind: 'outside' };
  const found = [
    ...extensions.map((extension) => target + extension),
    ...extensions.slice(1).map((extension) => join(target, `index${extension}`)),
  ].find(isFile);
  if (found === undefined) return { kind: 'missing' };
  return isInside(realpathSync(root), realpathSync(found)) ? { kind: 'file', file: found } : { kind: 'outside' };
}

/** Whether `path` lies in `folder`. */
export function isInside(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
