import { resolve } from 'node:path';
import { isInside } from '../../core/text/slash-path.js';

/**
 * Whether a request asks Vite to open a file in the editor that is in none of `folders`. Any page in a browser can send
 * such a request.
 */
export function opensForeignFile(url: string, folders: readonly string[]): boolean {
  const query = /\/__open-in-editor\/?\?([^#]*)/.exec(url)?.[1];
  const file = query === undefined ? null : new URLSearchParams(query).get('file');
  return file !== null && !folders.some((folder) => isInside(folder, resolve(file)));
}
