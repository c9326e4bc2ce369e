import { closeSync, openSync, readSync } from 'node:fs';

/** Only private keys, databases and keys of service accounts begin like this. */
const secretStart =
  /^\uFEFF?\s*-----BEGIN [A-Z ]*PRIVATE KEY|^PuTTY-User-Key-File|^SQLite format 3\0|^\s*\{[^{}]{0,200}"type"\s*:\s*"service_account"/;

/** Whether a file (absolute) is private by its first bytes, whatever its name. */
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
    // Removed meanwhile.
    return '';
  }
}
