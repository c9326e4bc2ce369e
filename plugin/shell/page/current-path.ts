import type { PageEntry } from '../../core/model/types.js';

/** The path as authors' rules name it: without the base path and the last slash. The 404 page has none. */
export function currentPath({ file, route }: PageEntry): string | undefined {
  return file === '' ? undefined : route.replace(/(.)\/$/, '$1');
}
