/** Reports keys that exclude each other, and keys without an effect where they are. */
import { child } from '../files/located.js';
import type { Located } from '../files/located.js';
import { warn } from './reading.js';
import type { Reading } from './reading.js';

/** Pairs of keys by kind of object. */
const exclusions = {
  parameter: [
    ['example', 'examples'],
    ['schema', 'content'],
    ['style', 'content'],
    ['explode', 'content'],
    ['allowReserved', 'content'],
  ],
  header: [
    ['example', 'examples'],
    ['schema', 'content'],
  ],
  'media type': [
    ['example', 'examples'],
    ['itemEncoding', 'encoding'],
    ['prefixEncoding', 'encoding'],
  ],
  encoding: [
    ['itemEncoding', 'encoding'],
    ['prefixEncoding', 'encoding'],
  ],
  example: [
    ['externalValue', 'value'],
    ['value', 'dataValue'],
    ['serializedValue', 'value'],
    ['externalValue', 'serializedValue'],
  ],
  'XML object': [
    ['attribute', 'nodeType'],
    ['wrapped', 'nodeType'],
  ],
} as const;

/** Reports each pair of which an object has both keys. */
export function checkExclusions(reading: Reading, at: Located, kind: keyof typeof exclusions): void {
  for (const [one, other] of exclusions[kind]) {
    const place = child(at, one);
    if (isAbsent(place) || isAbsent(child(at, other))) continue;
    warn(
      reading,
      place,
      'openapi-exclusive',
      `"${one}" and "${other}" exclude each other in this ${kind}.`,
      `Remove "${one}" or "${other}".`,
    );
  }
}

function isAbsent({ value }: Located): boolean {
  return value === undefined || value === null || value === false;
}

/** What HTTP allows in the name of a header. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

/** Reports a name of a header that no request and no response can have. */
export function checkHeaderName(reading: Reading, at: Located, name: string): void {
  if (headerName.test(name)) return;
  warn(
    reading,
    at,
    'openapi-header',
    `"${name}" is not a valid name of a header.`,
    'Use letters, digits and hyphens, such as X-Request-Id.',
  );
}

/** Reports `allowReserved` for values that are not encoded anyway. */
export function checkReserved(reading: Reading, at: Located, place: string, style: string | undefined): void {
  const isOld = /^3\.[01]/.test(String(reading.root.value['openapi']));
  const isAllowed = place === 'query' || (!isOld && place !== 'header' && style !== 'cookie');
  const reserved = child(at, 'allowReserved');
  if (reserved.value !== true || isAllowed) return;
  warn(
    reading,
    reserved,
    'openapi-style',
    `"allowReserved" has no effect in a ${place}${style === undefined ? '' : ` with the style "${style}"`}.`,
    'Remove it.',
  );
}
