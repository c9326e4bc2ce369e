/** Reads the hashes of URLs. */
import { attempt } from './attempt.js';

/** The id in a hash; empty if there is none or it is not a valid encoded id. Default: the hash of the page. */
export function hashId(hash = location.hash): string {
  return attempt(() => decodeURIComponent(hash.slice(1))) ?? '';
}

/** The element that a hash points to. Default: the hash of the page. */
export function hashTarget(hash?: string): HTMLElement | null {
  return document.getElementById(hashId(hash));
}
