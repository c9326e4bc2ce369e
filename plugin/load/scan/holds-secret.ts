import { attempt } from '../../core/errors/attempt.js';
import { readStart } from '../../reader/regular-file.js';

/** Only private keys, databases and service account keys begin like this. */
const secretStart =
  /^\uFEFF?\s*-----BEGIN [A-Z ]*PRIVATE KEY|^PuTTY-User-Key-File|^SQLite format 3\0|^\s*\{[^{}]{0,200}"type"\s*:\s*"service_account"/;

/** Whether the first bytes of a file show that it is private, whatever its name. `file` is absolute. */
export function holdsSecret(file: string): boolean {
  // A file that has been removed in the meantime, or is not a regular file, has no start.
  const start = attempt(() => readStart(file, 512).toString('latin1'));
  return secretStart.test(start ?? '');
}
