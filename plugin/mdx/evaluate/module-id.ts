/** Converts between Vite's module ids (`/`, possibly with a query) and file paths. */
import nodePath from 'node:path';
import type { PlatformPath } from 'node:path';
import { plainPath } from '../../core/text/plain-folder.js';
import { slashPath } from '../../core/text/slash-path.js';

/** The file of a module id: without Vite's query (`?v=…`), with the separators of the system. */
export function moduleFile(id: string, { normalize }: PlatformPath = nodePath): string {
  return normalize(id.replace(/\?.*$/s, ''));
}

/** The module id of a file: with `/` on every system. */
export function moduleId(file: string, system: PlatformPath = nodePath): string {
  return slashPath(file, system);
}

/** The module id of an author's file, in which Vite finds no query or hash. `withoutNames` returns the file. */
export function authoredId(file: string): string {
  return plainPath(moduleId(file));
}
