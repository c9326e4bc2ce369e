/** Files of the docs folder that are copied unchanged: images, fonts, styles, scripts, specifications. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

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

/** Copies every asset to its own path. Unchanged files are kept. */
export function copyAssets(root: string, assets: readonly AssetState[], output: AssetTarget): void {
  for (const { file, size, mtimeMs } of assets) {
    if (!output.has(file) && existsSync(join(root, file))) output.copy(file, `${size} ${mtimeMs}`, join(root, file));
  }
}
