/** Files of the docs folder that are copied unchanged: images, fonts, styles, scripts, specifications. */
import { join } from 'node:path';
import { copyError, fileGone, fileState } from '../../reader/docs-file.js';

/** A file on disk. */
export interface AssetState {
  /** Relative to the docs folder. */
  file: string;
  size: number;
  mtimeMs: number;
}

/** The target of the copies. */
export interface AssetTarget {
  /** Whether the output has a file at `path`. */
  has(path: string): boolean;
  /** Copies the file `from`, unless the last build did so with the same `key`. */
  copy(path: string, key: string, from: string): void;
}

/** Copies every asset to its own path. Unchanged files are kept. Throws an `OctavoError` if one cannot be read. */
export function copyAssets(root: string, files: readonly string[], output: AssetTarget): void {
  for (const file of files) {
    if (output.has(file)) continue;
    const state = fileState(join(root, file));
    if (!state) throw fileGone(file);
    try {
      output.copy(file, `${state.size} ${state.mtimeMs}`, join(root, file));
    } catch (error) {
      throw copyError(root, file, error);
    }
  }
}
