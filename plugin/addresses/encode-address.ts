/**
 * Encodes and decodes parts of URLs without throwing. A lone surrogate, which JSON and YAML can contain, becomes
 * U+FFFD.
 */
import { attempt } from '../core/errors/attempt.js';

/** Like `encodeURIComponent`, for any text. */
export function encodePart(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** A path whose parts are encoded in this way. */
export function encodeParts(path: string): string {
  return path.split('/').map(encodePart).join('/');
}

/** Like `encodeURI`, for any text. */
export function encodeWhole(text: string): string {
  return encodeURI(wellFormed(text));
}

/** Like `decodeURIComponent`; invalid encodings are returned unchanged. */
export function decodeAddress(text: string): string {
  return attempt(() => decodeURIComponent(text)) ?? text;
}

/** The decoded path of a request; `undefined` if it is not a valid path in a site. */
export function decodePath(address: string): string | undefined {
  const path = attempt(() => decodeURIComponent(address));
  // File names contain no null character, and the file system would throw.
  return path?.startsWith('/') && !path.includes('\0') && !path.split(/[/\\]/).includes('..') ? path : undefined;
}

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
