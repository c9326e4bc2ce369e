/** Reports names and keys that a parameter or header cannot have where it is. */
import { child, type Located } from '../files/located.js';
import type { Reading } from './reading.js';

/** Characters that HTTP allows in the name of a header. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

/** Reports a name of a header that no request and no response can have. */
export function checkHeaderName(reading: Reading, at: Located, name: string): void {
  if (headerName.test(name)) return;
  reading.findings.warn(at, {
    code: 'openapi-header',
    message: `"${name}" is not a valid name of a header.`,
    hint: 'Use letters, digits and hyphens, such as X-Request-Id.',
  });
}

/** Reports `allowReserved` for values that are not encoded anyway. */
export function checkReserved(reading: Reading, at: Located, place: string, style: string | undefined): void {
  const isOld = /^3\.[01]/.test(String(reading.root.value['openapi']));
  const isAllowed = place === 'query' || (!isOld && place !== 'header' && style !== 'cookie');
  const reserved = child(at, 'allowReserved');
  if (reserved.value !== true || isAllowed) return;
  reading.findings.warn(reserved, {
    code: 'openapi-style',
    message: `"allowReserved" has no effect in a ${place}${style === undefined ? '' : ` with the style "${style}"`}.`,
    hint: 'Remove it.',
  });
}
