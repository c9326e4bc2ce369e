/** Reads the files that settings, front matter and specifications name: regular files in one folder. */
import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { attempt } from '../core/errors/attempt.js';
import { isInside } from '../core/text/slash-path.js';
import { maxFileBytes } from './limits.js';
import { readRegular } from './regular-file.js';

/** The reason why a file is not read. */
export type FileFault = 'missing' | 'outside' | 'folder' | 'special' | 'large' | 'unreadable';

export type FileResult = { file: string; bytes: number } | { fault: FileFault };

const faults: Record<string, FileFault> = {
  EACCES: 'unreadable',
  EPERM: 'unreadable',
  EISDIR: 'folder',
};

/**
 * The file at the absolute path `path` without symbolic links, and its size. `folder` is absolute: a path or a link out
 * of it is `outside`, whether the file exists or not.
 */
export function findFileIn(folder: string, path: string, maxBytes = maxFileBytes): FileResult {
  if (resolve(path) === folder) return { fault: 'folder' };
  if (!isInside(folder, path)) return { fault: 'outside' };
  try {
    const file = realpathSync(path);
    if (!isInside(realpathSync(folder), file)) return { fault: 'outside' };
    const stats = statSync(file);
    if (stats.isDirectory()) return { fault: 'folder' };
    // Reading a named pipe or a device may never end.
    if (!stats.isFile()) return { fault: 'special' };
    return stats.size > maxBytes ? { fault: 'large' } : { file, bytes: stats.size };
  } catch (error) {
    return { fault: faults[(error as NodeJS.ErrnoException).code ?? ''] ?? 'missing' };
  }
}

/** The content of the file at `path`: see `findFileIn`. */
export function readFileIn(folder: string, path: string, maxBytes?: number): Buffer | FileFault {
  const result = findFileIn(folder, path, maxBytes);
  if ('fault' in result) return result.fault;
  return attempt(() => readRegular(result.file)) ?? 'unreadable';
}
