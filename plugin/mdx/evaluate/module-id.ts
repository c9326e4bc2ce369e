/** Converts between Vite's module ids (`/`, possibly with a query) and file paths. */
import nodePath from 'node:path';
import type { PlatformPath } from 'node:path';
import { plainPath, writtenPath } from '../../core/text/plain-folder.js';
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

/** The query of a module that takes names from the file that imports it: see `SnippetNames`. */
export const namesQuery = '?octavo-names=';

/** The file of an author's module, with `/`: its id without the names. */
export function withoutNames(id: string): string {
  const at = id.indexOf(namesQuery);
  return writtenPath(at === -1 ? id : id.slice(0, at));
}

/** Whether the module takes names from the file that imports it. */
export function hasNames(id: string): boolean {
  return id.includes(namesQuery);
}

/** The part of an id that is about names, or an empty text. */
export function namesOfId(id: string): string {
  return hasNames(id) ? id.slice(id.indexOf(namesQuery)) : '';
}
