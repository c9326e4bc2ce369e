import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attempt } from '../../core/errors/attempt.js';
import { isInside } from '../../core/text/slash-path.js';

/** The route of Vite that opens files in the editor, below the base of the server. */
export const editorRoute = '__open-in-editor';

/**
 * Whether a request to that route names a file that is in none of `folders`. Any page in a browser can send such a
 * request. `url`: with or without the route.
 */
export function opensForeignFile(url: string, folders: readonly string[]): boolean {
  const file = URL.canParse(url, 'http://localhost') && new URL(url, 'http://localhost').searchParams.get('file');
  return !file || !folders.some((folder) => isInside(folder, pathOf(file)));
}

/** As Vite reads it; the root for a URL without a path. */
function pathOf(file: string): string {
  return attempt(() => (file.startsWith('file://') ? fileURLToPath(file) : resolve(file))) ?? resolve('/');
}
