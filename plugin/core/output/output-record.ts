/** The files that a build has written, for the next one. */
import { statSync } from 'node:fs';

/** A file written by an earlier build: its key, and its state on disk. */
export interface OutputRecord {
  /** Key of everything that the file was made from. */
  key: string;
  size: number;
  mtimeMs: number;
}

/** Files by their path in the output, with `/`. */
export type OutputRecords = Record<string, OutputRecord>;

/** The state of a file that was made from `key`. */
export function recordOf(file: string, key: string): OutputRecord {
  const { size, mtimeMs } = statSync(file);
  return { key, size, mtimeMs };
}
