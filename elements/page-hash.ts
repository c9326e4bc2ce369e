/** Reads the hash of the page's URL. */

/** The id in the hash; empty if there is none or it is not a valid encoded id. */
export function hashId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** The element that the hash points to. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(hashId());
}
