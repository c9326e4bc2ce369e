/** Cache files with a checksum: a damaged file is treated as missing. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

/**
 * Writes `value` as JSON atomically: other processes see either the old or the new file. Failing to write a cache is not an error (for
 * example in a read-only home folder, or if the disk is full): the next build starts cold.
 */
export function writeSealed(file: string, value: unknown): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    const text = JSON.stringify(value);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, `${crc32(text)}\n${text}`);
    renameSync(temporary, file);
  } catch {
    rmSync(temporary, { force: true });
  }
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
