/** The text of pages and of the files that they import. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageEntry, Site } from './types.js';

/** The text of a file, by its path relative to the docs folder. */
export type ReadSource = (file: string) => string;

/** Reads the files of a site. The content of a generated page is not in a file: it was made with the site. */
export function sourceReader({ site, pages }: { site: Pick<Site, 'root'>; pages: readonly PageEntry[] }): ReadSource {
  const generated = new Map(pages.map(({ file, generatedSource }) => [file, generatedSource]));
  return (file) => generated.get(file) ?? readFileSync(join(site.root, file), 'utf8');
}
