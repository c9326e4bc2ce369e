/** The text of pages and of the files that they import. */
import { fileGone, readUtf8 } from '../reader/docs-file.js';
import type { PageEntry, Site } from '../core/model/types.js';

/** The text of a file, by its path relative to the docs folder. Throws an `OctavoError` if the file is gone or cannot be read. */
export type ReadSource = (file: string) => string;

/** Reads the files of a site. The content of a generated page is not in a file: it was made with the site. */
export function sourceReader({ site, pages }: { site: Pick<Site, 'root'>; pages: readonly PageEntry[] }): ReadSource {
  const generated = new Map(pages.map(({ file, generatedSource }) => [file, generatedSource]));
  return (file) => {
    const text = generated.get(file) ?? readUtf8(site.root, file);
    if (text === undefined) throw fileGone(file);
    return text;
  };
}
