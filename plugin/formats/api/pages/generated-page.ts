/** Pages of parts of APIs: generated pages as if they were loaded from a file, and pages of authors. */
import { withoutMarks } from '../../../load/written-text.js';
import { contentKey } from '../../../core/cache/content-key.js';
import type { ApiReference, ApiSource, PageMeta } from '../../../core/model/types.js';
import { titleFromPath } from '../../../load/addresses/page-title.js';
import type { LoadedPage } from '../../../load/load-page.js';
import type { ApiDocument, ApiEntry, EntryPage } from '../api-format.js';

/** A part as its page refers to it. `directory`: the folder of the pages of its document. */
export function referenceTo(
  { id, label, name, servers, canTry, exports: forms }: ApiEntry,
  { format, source, overlays, previous, endpoint }: ApiSource,
  { hash }: ApiDocument,
  directory: string | undefined,
): ApiReference {
  return {
    format,
    source,
    ...(overlays && { overlays }),
    ...(previous && { previous }),
    ...(endpoint !== undefined && { endpoint }),
    ...(directory !== undefined && { directory }),
    id,
    label,
    name,
    servers,
    canTry,
    ...(forms && { exports: forms }),
    hash,
  };
}

/** The generated page at `path`. */
export function generatedPage(path: string, entry: ApiEntry & { page: EntryPage }, api: ApiReference): LoadedPage {
  const { content, isContentLocal, isHidden = false, meta: more } = entry.page;
  const generatedSource = content === undefined ? '' : `${content}\n`;
  const { meta, written } = withoutMarks({ ...entry.meta, ...more });
  return {
    path,
    route: `/${path}`,
    file: `${path}.mdx`,
    meta,
    written,
    hidden: isHidden || meta.hidden === true,
    hash: contentKey(generatedSource),
    generatedSource,
    ...(isContentLocal && { isContentLocal }),
    api,
  };
}

/**
 * The page of an author with the part that it documents. The author's front matter takes precedence over the document.
 */
export function documentedPage(page: LoadedPage, given: Partial<PageMeta>, api: ApiReference): LoadedPage {
  const { meta, path } = page;
  const own = Object.fromEntries(Object.entries(meta).filter(([, value]) => value !== undefined && value !== ''));
  const title = meta.title === titleFromPath(path) ? (given.title ?? meta.title) : meta.title;
  const documented = withoutMarks({ ...given, title });
  return {
    ...page,
    meta: { ...documented.meta, ...own, title: documented.meta.title },
    written: { ...documented.written, ...page.written },
    api,
  };
}
