/** Files of the docs folder that are copied: images, fonts, styles, scripts, specifications. */
import { join } from 'node:path';
import { contentKey } from '../../core/cache/content-key.js';
import { OctavoError, type Report } from '../../core/errors/errors.js';
import { copyError, fileGone, fileState, isGone, notRegular } from '../../reader/docs-file.js';
import type { LoadedSite } from '../loaded-site.js';
import { publishedStyle } from './published-style.js';

/** The target of the copies. */
export interface AssetTarget {
  /** Whether the output has a file at `path`. */
  has(path: string): boolean;
  /** Copies the file `from`, unless the last build did so with the same `key`. */
  copy(path: string, key: string, from: string): void;
  /** Writes a file, unless the last build wrote the same. */
  write(path: string, key: string, content: string): void;
}

/**
 * Copies every asset to its own path. Unchanged files are kept. A file that cannot be read is an error in `report`. Throws
 * an `OctavoError` if one is gone.
 */
export function copyAssets(
  loaded: LoadedSite,
  files: readonly string[],
  output: AssetTarget,
  report: Pick<Report, 'error'>,
): void {
  for (const file of files) {
    if (output.has(file)) continue;
    try {
      copyAsset(loaded, file, output);
    } catch (error) {
      if (!(error instanceof OctavoError) || isGone(error.problem)) throw error;
      report.error(error.problem);
    }
  }
}

function copyAsset(loaded: LoadedSite, file: string, output: AssetTarget): void {
  const { root } = loaded.site;
  const state = fileState(join(root, file));
  if (!state) throw fileGone(file);
  if (!state.isFile()) throw notRegular(file);
  const style = publishedStyle(loaded, file);
  if (style !== undefined) {
    output.write(file, contentKey(style), style);
    return;
  }
  try {
    output.copy(file, `${state.size} ${state.mtimeMs}`, join(root, file));
  } catch (error) {
    throw copyError(root, file, error);
  }
}
