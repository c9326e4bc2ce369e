/** Paths that a build uses to write an output folder. */
import { accessSync, constants, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface OutputPaths {
  /** The output folder, without symbolic links. */
  outDir: string;
  /** Staging folder for new files. Each build has its own, because workers of a killed build may still write. */
  staging: string;
  /**
   * Folder for files that only this build reads. Begins like a staging folder, so that the next build removes
   * leftovers.
   */
  scratch: string;
  /** Staging folders of earlier builds. */
  stale: string[];
  /** The previous site while it is being replaced. */
  previous: string;
  /** File that names the process that writes the folder. */
  lock: string;
  /** Whether the folder can be replaced at once. */
  isReplaceable: boolean;
}

/**
 * They are beside the output folder, because renaming works only within one file system. They are inside it if it is a
 * mount point or its parent is not writable.
 */
export function outputPaths(folder: string): OutputPaths {
  const outDir = existsSync(folder) ? realpathSync(folder) : folder;
  const isReplaceable = !existsSync(outDir) || isOrdinary(outDir);
  const start = isReplaceable ? join(dirname(outDir), `.${basename(outDir)}.octavo-`) : join(outDir, '.octavo-');
  const staging = `${start}tmp-${process.pid}`;
  return {
    outDir,
    staging,
    scratch: `${staging}-scratch`,
    stale: stagings(`${start}tmp-`),
    previous: `${start}old`,
    lock: `${start}lock`,
    isReplaceable,
  };
}

function stagings(start: string): string[] {
  const folder = dirname(start);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(basename(start)))
    .map((name) => join(folder, name));
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
