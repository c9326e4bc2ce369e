import { posix } from 'node:path';
import type { ApiReference } from '../core/model/types.js';
import { isExternal } from './addresses.js';

/** The file of a specification, relative to the docs folder; `undefined` for a URL. */
export function specificationFile(source: string): string | undefined {
  return isExternal(source) ? undefined : posix.normalize(source.replace(/^\/+/, ''));
}

/** A form in which a build writes a document beside the author's own: `bundled` in one file, `postman` as a collection. */
export type ExportKind = NonNullable<ApiReference['exports']>[number];

/** The path in the output of a document in another form: `moons.postman.json` for `moons.yaml`. */
export function exportFile(source: string, kind: ExportKind): string {
  const file = specificationFile(source) ?? source.replace(/^[a-z][a-z\d+.-]*:\/*/i, '').replace(/[^\w./-]+/g, '-');
  return `${file.replace(/\.(?:json|ya?ml)$/i, '')}.${kind}.json`;
}
