/** Looks up what a page documents in the descriptions of APIs. */
import { readText } from '../../../core/reader/docs-file.js';
import { frontMatterPosition } from '../../../load/front-matter/front-matter-position.js';
import type { LoadedPage } from '../../../load/load-page.js';
import type { ApiSource, SourceLocation } from '../../../core/model/types.js';
import { isUnreadable, type AnyDescription } from './is-unreadable.js';
import type { SourceSearch } from './source-search.js';

/** What a page names, and where it is looked up. */
export interface PartLookup<Description, Part> {
  /** The docs folder, absolute. */
  root: string;
  page: LoadedPage;
  /** The key of its front matter. */
  key: string;
  /** The source that the page names. Default: all sources. */
  wanted: string | undefined;
  search: SourceSearch;
  read(source: ApiSource): Promise<Description>;
  partOf(description: Description): Part | undefined;
  /** Receives the sources that cannot be read. */
  unreadable: Set<ApiSource>;
}

/** The result of a lookup. */
export interface FoundPart<Description, Part> {
  found?: { source: ApiSource; description: Description; part: Part };
  /** The descriptions that do not have the part. */
  searched: Description[];
  /** Whether the part may be in a source that cannot be read, which is an error of its own. */
  isLost: boolean;
}

/** Reads the sources one after the other until one has the part. */
export async function findPart<Description extends AnyDescription, Part>(
  lookup: PartLookup<Description, Part>,
): Promise<FoundPart<Description, Part>> {
  const { page, key, wanted, search, unreadable } = lookup;
  const searched: Description[] = [];
  const discovered: ApiSource[] = [];
  let isLost = false;
  for (const candidate of search.candidates(wanted, page.file)) {
    // The problems of a source that only the page names are reported at the page.
    const isOwn = wanted !== undefined && !candidate.location;
    const source = isOwn ? { ...candidate, location: locationIn(page, key, lookup.root) } : candidate;
    const description = await lookup.read(source);
    const part = lookup.partOf(description);
    if (part !== undefined) return { found: { source, description, part }, searched, isLost };
    searched.push(description);
    if (!isUnreadable(description)) continue;
    isLost = true;
    if (wanted !== undefined || search.isListed(candidate)) unreadable.add(source);
    else discovered.push(source);
  }
  // Other files of the folder only look like descriptions, so they matter only if no other has the part.
  for (const source of discovered) unreadable.add(source);
  return { searched, isLost };
}

/** The location of the value of a key in the front matter. */
export function locationIn({ file }: LoadedPage, key: string, root: string): SourceLocation {
  return { file, ...frontMatterPosition(key, readText(root, file) ?? '', true) };
}
