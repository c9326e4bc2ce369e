import { dirname, join, resolve } from 'node:path';
import { fileState, realPath } from '../../../reader/docs-file.js';
import { isInside } from '../../../core/text/slash-path.js';

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
  const [realRoot, realFile] = [realPath(root), file && realPath(file)];
  if (file === undefined || realRoot === undefined || realFile === undefined) return { kind: 'missing' };
  return isInside(realRoot, realFile) ? { kind: 'file', file } : { kind: 'outside' };
}

function isFile(path: string): boolean {
  return fileState(path)?.isFile() === true;
}
