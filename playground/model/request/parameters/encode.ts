/** Percent-encoding by RFC 3986. */

/** Reserved characters that `encodeURIComponent` does not encode. */
const left = /[!'()*]/g;

/** Reserved characters after `encodeURIComponent`, except `#`, which would end the query. */
const reserved = /%(?:3A|2F|3F|5B|5D|40|21|24|26|27|28|29|2A|2B|2C|3B|3D)/g;

/** Everything but letters, digits and `-._~` as `%XX`. Half of a surrogate pair becomes U+FFFD. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    left,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The same, but reserved characters except `#`, and text that is already encoded, stay unchanged. */
export function encodeAllowingReserved(text: string): string {
  return text
    .split(/(%[\da-f]{2})/i)
    .map((part, index) => (index % 2 === 1 ? part : encodeText(part).replace(reserved, decodeURIComponent)))
    .join('');
}

/** Like `decodeURIComponent`; text with an invalid encoding, such as `100%`, stays as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
