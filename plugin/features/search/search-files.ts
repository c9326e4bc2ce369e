/** Writes the search index of a built site. */
import { contentKey } from '../../core/cache/content-key.js';
import type { PageCache, PageRecord } from '../../site-build/page-cache.js';
import { Packs, type PackRange } from '../../core/cache/packs.js';
import { searchPath } from '../../../runtime/search/index/index-file.js';
import type { PageSearch } from '../../../runtime/search/page-search.js';
import type { OutputFolder } from '../../core/output/output-folder.js';
import { failedPagefind, findPagefind } from './pagefind/find-pagefind.js';
import type { Problem } from '../../core/errors/errors.js';
import { pagefindPath, writePagefind } from './pagefind/pagefind-files.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { Pool } from '../../core/pool/pool.js';
import type { IndexManifest } from '../../../runtime/search/index/index-file.js';
import { searchIndexFiles } from './search-index-files.js';

/** What the search index needs of a pool. */
export interface SearchTasks {
  /**
   * The search index: text by path in the output. `pages`: what was indexed, by index of the page. `undefined` if a cached
   * page is no longer available.
   */
  search: {
    input: { pages: ReadonlyMap<number, PageSearch | PackRange>; others: Pick<IndexManifest, 'adapter'> };
    output: Map<string, string> | undefined;
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

  /** The key of all pages. */
  get key(): string {
    return contentKey([...this.#pages].sort(([one], [other]) => one - other).map(([index, { key }]) => [index, key]));
  }

  /** By index of the page. */
  get sources(): ReadonlyMap<number, PageSearch | PackRange> {
    return new Map([...this.#pages].map(([index, { search }]) => [index, search]));
  }

  read(index: number): PageSearch | undefined {
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

/** Writes the index, unless the output has that of the same pages. Returns a problem of another engine, whose place Octavo's own takes. */
export async function writeSearchFiles(
  { site, pages }: LoadedSite,
  search: SearchPages,
  documentKey: string,
  output: OutputFolder,
  pool: Pool<SearchTasks>,
): Promise<Problem[]> {
  const pagefind = findPagefind(site);
  const key = contentKey(documentKey, search.key, pagefind?.version);
  if (output.keepAll(searchPath, key) && (!pagefind || output.keepAll(pagefindPath, key))) return [];
  let adapter: string | undefined;
  const problems: Problem[] = [];
  if (pagefind) {
    try {
      adapter = await writePagefind(pagefind, { site, pages }, key, output);
    } catch (error) {
      problems.push(failedPagefind(site, (error as Error).message));
    }
  }
  const others = adapter === undefined ? {} : { adapter };
  const outcome = await pool.run('search', { pages: search.sources, others });
  const made = 'failure' in outcome ? undefined : outcome.output;
  // Only this process holds cached pages that another build has removed.
  const files = made ?? (await searchIndexFiles({ site, pages }, (index) => search.read(index), others));
  for (const [path, text] of files) output.write(path, key, text);
  return problems;
}
