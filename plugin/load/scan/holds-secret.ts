import { readStart } from '../../reader/regular-file.js';

/** Only private keys, databases and service account keys begin like this. */
const secretStart =
  /^\uFEFF?\s*-----BEGIN [A-Z ]*PRIVATE KEY|^PuTTY-User-Key-File|^SQLite format 3\0|^\s*\{[^{}]{0,200}"type"\s*:\s*"service_account"/;

/** Whether the first bytes of a file show that it is private, whatever its name. `file` is absolute. */
export function holdsSecret(file: string): boolean {
  return secretStart.test(startOf(file));
}

function startOf(file: string): string {
  try {
    return readStart(file, 512).toString('latin1');
  } catch {
    // The file has been removed in the meantime, or is not a regular file.
    return '';
  }
}
