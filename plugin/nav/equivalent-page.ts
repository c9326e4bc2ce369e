/** Finds the equivalent page in another language or version. */
import { namedPages } from '../load/navigation/navigation-pages.js';
import type { NavSection, PageEntry } from '../core/model/types.js';

/** The paths of the pages of a language or version. */
export interface PathScope {
  paths: ReadonlySet<string>;
  /**
   * Folders that contain all of its pages or are named after it, longest first. The last one is '' (the docs folder).
   */
  folders: readonly string[];
}

/** The path scope of a section: the folder that contains all of its pages, or that has its name. */
export function pathScopeOf(section: NavSection): PathScope {
  const paths = new Set(namedPages(section).map((page) => page.path));
  const names = [section.code, section.label].flatMap((name) => (name ? [name, name.toLowerCase(), `v${name}`] : []));
  const folders = [commonFolder([...paths]), ...names].filter(
    (folder) => folder !== '' && [...paths].some((path) => path.startsWith(`${folder}/`)),
  );
  return { paths, folders: [...new Set(folders)].sort((one, other) => other.length - one.length).concat('') };
}

/** The page of `target` at the same relative path as `path` in `current`; `undefined` if there is none. */
export function equivalentPage(
  path: string,
  current: PathScope,
  target: PathScope,
  pages: ReadonlyMap<string, PageEntry>,
): PageEntry | undefined {
  for (const from of current.folders) {
    if (from !== '' && !path.startsWith(`${from}/`)) continue;
    const rest = from === '' ? path : path.slice(from.length + 1);
    for (const to of target.folders) {
      const candidate = to === '' ? rest : `${to}/${rest}`;
      if (candidate === path) continue;
      // Languages can share a folder: a page of the current language there does not belong to the other.
      if (target.paths.has(candidate) || (to !== '' && !current.paths.has(candidate))) {
        const page = pages.get(candidate);
        if (page) return page;
      }
    }
  }
  return undefined;
}

function commonFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/').slice(0, -1));
  const end = first.findIndex((name, index) => others.some((folder) => folder[index] !== name));
  return first.slice(0, end === -1 ? undefined : end).join('/');
}
