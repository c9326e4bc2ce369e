import { closeSync, openSync, readSync } from 'node:fs';

/** Only private keys, databases and service account keys begin like this. */
const secretStart =
  /^\uFEFF?\s*-----BEGIN [A-Z ]*PRIVATE KEY|^PuTTY-User-Key-File|^SQLite format 3\0|^\s*\{[^{}]{0,200}"type"\s*:\s*"service_account"/;

/** Whether the first bytes of a file show that it is private, whatever its name. `file` is absolute. */
export function holdsSecret(file: string): boolean {
  return secretStart.test(startOf(file));
}

function startOf(file: string): string {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(512);
      return bytes.toString('latin1', 0, readSync(descriptor, bytes, 0, bytes.length, 0));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // The file has been removed in the meantime.
    return '';
  }
}
