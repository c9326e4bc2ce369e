/** Cache files with a checksum: a damaged file is treated as missing. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

/** Writes `value` as JSON atomically: other processes see either the old or the new file. Throws if writing fails. */
export function writeSealed(file: string, value: unknown): void {
  const text = JSON.stringify(value);
  const temporary = `${file}.${process.pid}.tmp`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(temporary, `${crc32(text)}\n${text}`);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
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
