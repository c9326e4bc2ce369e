/** Where the parts of an output folder are while a build writes it. */
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface OutputPlaces {
  /** The folder itself, without symbolic links. */
  outDir: string;
  /** New files, until the site is complete. */
  staging: string;
  /** The previous site, while the new one takes its place. */
  previous: string;
  /** Names the process that writes the folder. */
  lock: string;
  /** Whether the folder can be replaced as a whole. */
  isReplaceable: boolean;
}

/**
 * They are beside the folder, because renaming works within one file system only. They are inside it if it is a mount
 * point or the folder above it is not writable.
 */
export function outputPlaces(given: string): OutputPlaces {
  const outDir = existsSync(given) ? realpathSync(given) : given;
  const isReplaceable = !existsSync(outDir) || isOrdinary(outDir);
  const start = isReplaceable ? join(dirname(outDir), `.${basename(outDir)}.octavo-`) : join(outDir, '.octavo-');
  return { outDir, staging: `${start}tmp`, previous: `${start}old`, lock: `${start}lock`, isReplaceable };
}

function isOrdinary(outDir: string): boolean {
  const parent = dirname(outDir);
  try {
    accessSync(parent, constants.W_OK);
    return statSync(outDir).dev === statSync(parent).dev && parent !== outDir;
  } catch {
    return false;
  }
}
