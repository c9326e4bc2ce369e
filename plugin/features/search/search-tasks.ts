import type { IndexManifest } from '../../../runtime/search/index/index-file.js';
import type { PageSearch } from '../../../runtime/search/page-search.js';
import { task } from '../../core/pool/pool.js';
import type { PackRange } from '../../page/cache/packs.js';
import type { IndexedPages } from '../../outputs/output.js';

/** Makes the search index: text by path in the output. `undefined` if a cached page is no longer available. */
export const searchTask = task<
  { pages: IndexedPages; others: Pick<IndexManifest, 'adapter' | 'pending'> },
  ReadonlyMap<string, string> | undefined
>('search');

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
