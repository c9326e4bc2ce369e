/** Writes the search index of a built site. */
import { contentKey } from '../cache/content-key.js';
import type { PageCache, PageRecord } from '../cache/page-cache.js';
import type { PackRange } from '../cache/page-packs.js';
import { searchFiles, searchPath } from '../outputs/search-index.js';
import type { PageSearch } from '../../runtime/search/page-search.js';
import type { OutputFolder } from '../output/output-folder.js';
import { loadUiStrings } from '../languages/load-ui-strings.js';
import { english } from '../languages/ui-strings.js';
import type { IndexManifest } from '../../runtime/search/index-file.js';
import { languageCodes } from './page-ui-strings.js';
import type { Site } from '../site/types.js';
import { failedPagefind, findPagefind } from '../outputs/pagefind/find-pagefind.js';
import { pagefindAdapter } from '../site/search-adapter.js';
import type { Problem } from '../errors.js';
import { pagefindPath, writePagefind } from './pagefind-files.js';
import type { LoadedSite } from '../site/load-site.js';

/** What was indexed of each page, by its index in the site: in the cache, or in memory in a build without one. */
export class SearchPages {
  readonly #cache: PageCache | undefined;
  readonly #pages = new Map<number, { search: PageSearch | PackRange; key: string }>();

  constructor(cache: PageCache | undefined) {
    this.#cache = cache;
  }

  /** `indexed`: for a page that is not in the cache. */
  add(index: number, record: PageRecord, indexed?: PageSearch): void {
    const search = this.#cache?.holds(record) ? (record.packedSearch ?? indexed) : indexed;
    if (search) this.#pages.set(index, { search, key: contentKey(record.key, record.dependencies) });
  }

  /** The key of all pages. */
  get key(): string {
    return contentKey([...this.#pages].sort(([one], [other]) => one - other).map(([index, { key }]) => [index, key]));
  }

  read(index: number): PageSearch | undefined {
    const search = this.#pages.get(index)?.search;
    if (!search) return undefined;
    return 'pack' in search ? this.#cache?.readSearch(search) : search;
  }
}

/** Writes the index, unless the output has that of the same pages. Returns a problem of another engine, whose place Octavo's own takes. */
export async function writeSearchFiles(
  { site, pages }: LoadedSite,
  search: SearchPages,
  documentKey: string,
  output: OutputFolder,
): Promise<Problem[]> {
  const pagefind = findPagefind(site);
  const key = contentKey(documentKey, search.key, pagefind?.version);
  if (output.keepFolder(searchPath, key) && (!pagefind || output.keepFolder(pagefindPath, key))) return [];
  const options = await searchOptions(site);
  const problems: Problem[] = [];
  if (pagefind) {
    try {
      options.adapter = await writePagefind(pagefind, { site, pages }, key, output);
    } catch (error) {
      problems.push(failedPagefind(site, (error as Error).message));
    }
  }
  const files = searchFiles(site, pages, (index) => search.read(index), options);
  for (const [path, text] of files) output.write(path, key, text);
  return problems;
}

/** What the list of shards has besides: the module that searches, and the texts in the languages of the site. English is built in. */
export async function searchOptions({
  navigation,
  search: settings,
}: Pick<Site, 'navigation' | 'search'>): Promise<Pick<IndexManifest, 'labels' | 'adapter'>> {
  const labels: Record<string, Record<string, string>> = {};
  for (const code of languageCodes(navigation)) {
    const { search } = await loadUiStrings(code);
    if (search !== english.search) labels[code] = search;
  }
  const isModule = settings?.adapter !== pagefindAdapter;
  const adapter = isModule ? settings?.adapter?.replace(/^\//, '') : undefined;
  return { ...(Object.keys(labels).length > 0 && { labels }), ...(adapter && { adapter }) };
}
