/** Cache files with a checksum: a damaged file is treated as missing. */
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { attempt } from '../errors/attempt.js';
import { replaceFile } from './replace-file.js';

/**
 * Writes `value` as JSON: see `replaceFile`. Failing to write a cache is not an error (for example in a read-only home folder, or if
 * the disk is full): the next build starts cold.
 */
export function writeSealed(file: string, value: unknown): void {
  attempt(() => {
    const text = JSON.stringify(value);
    replaceFile(file, `${crc32(text)}\n${text}`);
  });
}

/** Reads a file written by `writeSealed`. Returns `undefined` if it does not exist or is damaged. */
export function readSealed(file: string): unknown {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    return end > 0 && Number(text.slice(0, end)) === crc32(json) ? JSON.parse(json) : undefined;
  } catch {
    return undefined;
  }
}
