import { createHash } from 'node:crypto';

/** A short name for content: equal parts give an equal key. Objects count by their JSON. */
export function contentKey(...parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const text = typeof part === 'string' ? part : (JSON.stringify(part) ?? '');
    hash.update(`${text.length}:`).update(text);
  }
  return hash.digest('base64url').slice(0, 22);
}
