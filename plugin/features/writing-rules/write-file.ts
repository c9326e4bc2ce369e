/** Replaces a file of the author. */
import { chmodSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Replaces the content of `file` (absolute) as a whole, or not at all. Returns `false` if its content is no longer
 * `before`. Throws if the file cannot be written.
 */
export function replaceFile(file: string, before: string, after: string): boolean {
  // A symbolic link stays one.
  const target = realpathSync(file);
  if (readFileSync(target, 'utf8') !== before) return false;
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, after);
    chmodSync(temporary, statSync(target).mode);
    renameSync(temporary, target);
    return true;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
