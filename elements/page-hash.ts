/** Reads the hashes of URLs. */

/** The id in a hash; empty if there is none or it is not a valid encoded id. Default: the hash of the page. */
export function hashId(hash = location.hash): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The element that a hash points to. Default: the hash of the page. */
export function hashTarget(hash?: string): HTMLElement | null {
  return document.getElementById(hashId(hash));
}
