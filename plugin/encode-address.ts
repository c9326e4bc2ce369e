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

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
