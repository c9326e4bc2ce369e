import { contentKey } from '../core/cache/content-key.js';
import { Packs, type PackRange } from '../page/cache/packs.js';
import type { IndexedPages, SearchTexts } from '../outputs/output.js';
import type { PageSearch } from '../../runtime/search/page-search.js';
import type { PageCache, PageRecord } from '../page/cache/page-cache.js';

/** The indexed text of the pages of a build: in packs, or in memory if it could not be written. */
export class SearchPages implements SearchTexts {
  readonly #cache: PageCache | undefined;
  readonly #scratch: string | undefined;
  readonly #pages = new Map<number, { search: PageSearch | PackRange; key: string }>();

  /** `scratch`: the folder of the packs in a build without a cache. */
  constructor(cache: PageCache | undefined, scratch: string | undefined) {
    this.#cache = cache;
    this.#scratch = scratch;
  }

  /** `indexed`: for a page that is not in the packs. */
  add(index: number, record: PageRecord, indexed?: PageSearch): void {
    const isReadable = this.#cache?.holds(record) ?? true;
    const search = isReadable ? (record.packedSearch ?? indexed) : indexed;
    if (search) this.#pages.set(index, { search, key: contentKey(record.key, record.dependencies) });
  }

  get key(): string {
    return contentKey(this.#sorted().map(([index, { key }]) => [index, key]));
  }

  async read(): Promise<{ pages: IndexedPages }> {
    return { pages: new Map(this.#sorted().map(([index, { search }]) => [index, search])) };
  }

  readonly unpack = (range: PackRange): PageSearch | undefined => {
    if (this.#cache) return this.#cache.readSearch(range);
    const packs = new Packs(this.#scratch ?? '', '');
    const search = packs.read<PageSearch>(range);
    packs.close();
    return search;
  };

  #sorted() {
    return [...this.#pages].sort(([one], [other]) => one - other);
  }
}
