/** Where the parts of an output folder are while a build writes it. */
import { accessSync, constants, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface OutputPaths {
  /** The folder itself, without symbolic links. */
  outDir: string;
  /** New files, until the site is complete. Each build has its own: workers of one that was killed may still write. */
  staging: string;
  /** Staging folders of earlier builds. */
  stale: string[];
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
export function outputPaths(folder: string): OutputPaths {
  const outDir = existsSync(folder) ? realpathSync(folder) : folder;
  const isReplaceable = !existsSync(outDir) || isOrdinary(outDir);
  const start = isReplaceable ? join(dirname(outDir), `.${basename(outDir)}.octavo-`) : join(outDir, '.octavo-');
  const staging = `${start}tmp-${process.pid}`;
  return {
    outDir,
    staging,
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
