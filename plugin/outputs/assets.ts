/** Files of the docs folder that are copied as they are: pictures, fonts, styles, scripts, specifications. */
import { join } from 'node:path';
import type { OutputFolder } from '../build/output-folder.js';

/** A file as it lies on the disk. */
export interface AssetState {
  /** Relative to the docs folder. */
  file: string;
  size: number;
  mtimeMs: number;
}

/** Copies every asset to its own place. Those that did not change stay. */
export function copyAssets(root: string, assets: readonly AssetState[], output: OutputFolder): void {
  for (const { file, size, mtimeMs } of assets) {
    if (!output.has(file)) output.copy(file, `${size} ${mtimeMs}`, join(root, file));
  }
}
