import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

const extensions = ['', '.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '.mjs', '.json'];

/**
 * The file that `specifier` (a path) names in a file of the docs folder: `/…` is looked up in `root`, `./…` beside
 * `importer`; the extension may be missing. `outside` where the path leaves the folder, `undefined` where nothing is there.
 */
export function findModuleFile(root: string, importer: string, specifier: string): string | 'outside' | undefined {
  const target = specifier.startsWith('/') ? join(root, specifier) : resolve(dirname(importer), specifier);
  if (!isInside(root, target)) return 'outside';
  const found = [...extensions.map((extension) => target + extension), ...extensions.slice(1).map((extension) => join(target, `index${extension}`))].find(isFile);
  if (found === undefined) return undefined;
  return isInside(realpathSync(root), realpathSync(found)) ? found : 'outside';
}

/** Whether `path` lies in `folder`. */
export function isInside(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
