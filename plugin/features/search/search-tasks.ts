import type { IndexManifest } from '../../../runtime/search/index/index-file.js';
import type { PageSearch } from '../../../runtime/search/page-search.js';
import type { PackRange } from '../../page/cache/packs.js';
import type { IndexedPages } from '../../outputs/output.js';

/** The tasks that the index runs in a pool. */
export interface SearchTasks {
  /** The search index: text by path in the output. `undefined` if a cached page is no longer available. */
  search: {
    input: { pages: IndexedPages; others: Pick<IndexManifest, 'adapter' | 'pending'> };
    output: ReadonlyMap<string, string> | undefined;
  };
}

/** Returns a function that reads the indexed text of the page with an index. */
export function reader(
  pages: IndexedPages,
  unpack: (range: PackRange) => PageSearch | undefined,
): (index: number) => PageSearch | undefined {
  return (index) => {
    const source = pages.get(index);
    return source && 'pack' in source ? unpack(source) : source;
  };
}
