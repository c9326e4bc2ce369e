import type { IndexManifest } from '../../../runtime/search/index/index-file.js';
import type { PageSearch } from '../../../runtime/search/page-search.js';
import { task } from '../../core/pool/pool.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import type { PackRange } from '../../page/cache/packs.js';
import type { IndexedPages } from '../../outputs/output.js';

/** Makes the search index: text by path in the output. `undefined` if a cached page is no longer available. */
export const searchTask = task<
  { pages: SentPages; others: Pick<IndexManifest, 'adapter' | 'pending'> },
  ReadonlyMap<string, string> | undefined
>('search');

/** Indexed pages in a message. `ranges`: the positions in packs as numbers, because objects take much longer to send. */
interface SentPages {
  inMemory: Map<number, PageSearch>;
  packs: string[];
  ranges: Float64Array;
}

export function toSent(pages: IndexedPages): SentPages {
  const inMemory: SentPages['inMemory'] = new Map();
  const packs = new Map<string, number>();
  const ranges: number[] = [];
  for (const [index, page] of pages) {
    if ('pack' in page) {
      const pack = getOrInsert(packs, page.pack, () => packs.size);
      ranges.push(index, pack, page.at, page.length, page.head, page.checksum);
    } else inMemory.set(index, page);
  }
  return { inMemory, packs: [...packs.keys()], ranges: Float64Array.from(ranges) };
}

export function fromSent({ inMemory, packs, ranges }: SentPages): IndexedPages {
  const pages = new Map<number, PageSearch | PackRange>(inMemory);
  for (let at = 0; at < ranges.length; at += 6) {
    const [index, pack, start, length, head, checksum] = ranges.subarray(at, at + 6) as unknown as number[];
    pages.set(index!, { pack: packs[pack!]!, at: start!, length: length!, head: head!, checksum: checksum! });
  }
  return pages;
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
