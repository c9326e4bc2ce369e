import { createHash } from 'node:crypto';

/** Returns a short hash of the parts. Objects are hashed as JSON. */
export function contentKey(...parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const text = typeof part === 'string' ? part : (JSON.stringify(part) ?? '');
    hash.update(`${text.length}:`).update(text);
  }
  return hash.digest('base64url').slice(0, 22);
}
