/** Files of the cache that are read whole: damage of any kind is noticed, and means that there is no file. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

/** Writes `value` as JSON, so that other processes see the old file or the new one. Throws if that is not possible. */
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

/** What `writeSealed` wrote; `undefined` for a file that does not exist or was damaged. */
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
