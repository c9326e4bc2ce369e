/** Files of the docs folder that are copied as they are: pictures, fonts, styles, scripts, specifications. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file as it lies on the disk. */
export interface AssetState {
  /** Relative to the docs folder. */
  file: string;
  size: number;
  mtimeMs: number;
}

/** Where assets are copied to. */
export interface AssetTarget {
  /** Whether something is written at `path` already. */
  has(path: string): boolean;
  /** Copies the file `from` unless the last build did so with the same `key`. */
  copy(path: string, key: string, from: string): void;
}

/** Copies every asset to its own place. Those that did not change stay. */
export function copyAssets(root: string, assets: readonly AssetState[], output: AssetTarget): void {
  for (const { file, size, mtimeMs } of assets) {
    if (!output.has(file) && existsSync(join(root, file))) output.copy(file, `${size} ${mtimeMs}`, join(root, file));
  }
}
