import { posix } from 'node:path';
import { isExternal } from './addresses.js';

/** The file of a specification, relative to the docs folder; `undefined` for a URL. */
export function specificationFile(source: string): string | undefined {
  return isExternal(source) ? undefined : posix.normalize(source.replace(/^\/+/, ''));
}
