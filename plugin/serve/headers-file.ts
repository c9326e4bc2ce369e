/** The `_headers` file of a built site, interpreted like hosts do. */
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { decodeAddress } from '../addresses/encode-address.js';
import { parseHostHeaders } from '../reader/host-headers.js';
import { textIfRegular } from '../reader/regular-file.js';

/** Reads the file in `folder`, without lines that no host can use. Returns a function that finds the headers of a path (decoded, with base). */
export function readHeaders(folder: string): (path: string) => OutgoingHttpHeaders {
  const { rules: written } = parseHostHeaders(textIfRegular(join(folder, '_headers')) ?? '');
  const rules = written.map(({ path, headers }) => ({ pattern: patternOf(decodeAddress(path)), headers }));
  return (path) =>
    Object.assign(
      {},
      ...rules.filter(({ pattern }) => pattern.test(path)).map((rule) => rule.headers),
    ) as object as OutgoingHttpHeaders;
}

/** `*` matches everything, `:name` one folder. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\*/g, '.*').replace(/:\w+/g, '[^/]+')}$`);
}
