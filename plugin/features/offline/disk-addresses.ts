/** Addresses in a site that is opened from disk: relative, and with the name of the file. */
import { posix } from 'node:path';
import { decodeAddress, encodeParts } from '../../addresses/encode-address.js';

/** Turns an address of the site, which starts with `/`, into one from another file. Other addresses are unchanged. */
export type RelativeAddress = (address: string) => string;

/** The addresses in `file`, a path in the output. `paths`: all paths in the output. */
export function addressesFrom(file: string, paths: ReadonlySet<string>): RelativeAddress {
  const folder = posix.dirname(file);
  return (address) => {
    const path = sitePath(address);
    if (path === undefined) return address;
    const to = fileAt(path, paths);
    return (
      (encodeParts(posix.relative(folder, to)) || encodeParts(posix.basename(to))) + /[?#].*$|$/s.exec(address)![0]
    );
  };
}

/** The path in the output that an address of the site points to, decoded; `undefined` for other addresses. */
export function sitePath(address: string): string | undefined {
  if (!/^\/(?!\/)/.test(address)) return undefined;
  return posix.normalize(decodeAddress(address.slice(1).replace(/[?#].*$/s, '')).replace(/\/+$/, ''));
}

/** The file that hosts send for a path. */
function fileAt(path: string, paths: ReadonlySet<string>): string {
  const candidates = [path, posix.join(path, 'index.html'), `${path}.html`];
  return candidates.find((candidate) => paths.has(candidate)) ?? path;
}
