/** Finds files that are not written, because a page is in their place. */
import { htmlPath, pagePaths } from '../../../addresses/addresses.js';
import { fileStart, type Problem } from '../../../core/errors/errors.js';
import { foldersOf } from '../../../core/text/folders-of.js';
import type { CheckedSite } from '../../../plugins/builtin.js';
import { isWebsiteFile } from '../../../load/scan/published-files.js';

/** Returns a warning for each file of the docs folder, and for each page, that replaces an output of the site. */
export function blockedFiles({ loaded, redirects, isOutput }: CheckedSite): Problem[] {
  const { pages, assets, included } = loaded;
  const files = new Map(pages.flatMap(({ route, file }) => pagePaths(route).map((path) => [path, file])));
  const folders = new Map(pages.flatMap(({ route, file }) => foldersOf(htmlPath(route)).map((path) => [path, file])));
  const requested = new Set(included);
  const pageInPlace = (file: string): string | undefined => {
    if (files.has(file) || !(requested.has(file) || isWebsiteFile(loaded, file))) return files.get(file);
    return folders.get(file) ?? foldersOf(file).flatMap((folder) => files.get(folder) ?? [])[0];
  };
  const sources = new Set(redirects.map(({ source }) => source));
  return [
    ...assets.flatMap((file) => {
      const page = pageInPlace(file);
      const message = `${file} is not published, because ${page} has its address.`;
      return page === undefined ? [] : [{ ...blocked(file, message), hint: 'Remove or rename one of the two files.' }];
    }),
    ...[...folders].flatMap(([path, page]) =>
      isOutput(path) && !sources.has(`/${path}`)
        ? [blocked(page, `The site has no file ${path}, because ${page} has its address.`)]
        : [],
    ),
  ];
}

function blocked(file: string, message: string): Problem {
  return { code: 'file-blocked', message, hint: 'Rename the page.', ...fileStart(file) };
}
