/** Encodes and decodes parts of addresses, whatever they contain. Half of a surrogate pair, which JSON and YAML can spell, has no encoding: it becomes U+FFFD. */

/** Like `encodeURIComponent`, for any text. */
export function encodePart(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** Like `encodeURI`, for any text. */
export function encodeWhole(text: string): string {
  return encodeURI(wellFormed(text));
}

/** Like `decodeURIComponent`; text that is not encoded stays as it is. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The decoded path of a request; `undefined` where it is not a valid path below the root of a site. */
export function decodePath(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address);
    // No file has a null character in its name, and the file system would throw.
    return path.startsWith('/') && !path.includes('\0') && !path.split(/[/\\]/).includes('..') ? path : undefined;
  } catch {
    return undefined;
  }
}

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
