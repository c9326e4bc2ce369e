/** What search has of the pages of a build. */
import { contentKey } from '../../core/cache/content-key.js';
import { Packs, type PackRange } from '../../core/cache/packs.js';
import type { Pool } from '../../core/pool/pool.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { SearchTexts } from '../../outputs/output.js';
import type { IndexManifest } from '../../../runtime/search/index/index-file.js';
import type { PageSearch } from '../../../runtime/search/page-search.js';
import { searchIndexFiles } from '../builtins.js';
import type { PageCache, PageRecord } from './page-cache.js';

/** What the index needs of a pool. */
export interface SearchTasks {
  /**
   * The search index: text by path in the output. `pages`: what was indexed, by index of the page. `undefined` if a cached
   * page is no longer available.
   */
  search: {
    input: { pages: ReadonlyMap<number, PageSearch | PackRange>; others: Pick<IndexManifest, 'adapter'> };
    output: ReadonlyMap<string, string> | undefined;
  };
}

/** What was indexed of each page, by its index in the site: in packs, or in memory if it could not be written. */
export class SearchPages {
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

  /** What the output of search needs. A task makes the index. */
  texts(loaded: LoadedSite, pool: Pool<SearchTasks>): SearchTexts {
    const pages = [...this.#pages].sort(([one], [other]) => one - other);
    return {
      key: contentKey(pages.map(([index, { key }]) => [index, key])),
      files: async (adapter) => {
        const others = adapter === undefined ? {} : { adapter };
        const sources = new Map(pages.map(([index, { search }]) => [index, search]));
        const outcome = await pool.run('search', { pages: sources, others });
        const made = 'failure' in outcome ? undefined : outcome.output;
        // Only this process holds cached pages that another build has removed.
        return made ?? searchIndexFiles(loaded, (index) => this.#read(index), others);
      },
    };
  }

  #read(index: number): PageSearch | undefined {
    const search = this.#pages.get(index)?.search;
    if (!search) return undefined;
    if (!('pack' in search)) return search;
    return this.#cache ? this.#cache.readSearch(search) : this.#fromScratch(search);
  }

  #fromScratch(range: PackRange): PageSearch | undefined {
    const packs = this.#scratch === undefined ? undefined : new Packs(this.#scratch, '');
    const search = packs?.read<PageSearch>(range);
    packs?.close();
    return search;
  }
}
