/** The search index of the dev server: pages are indexed when the reader first searches, and again after they change. */
import type { PageSearch } from '../../runtime/search/page-search.js';
import { searchManifest } from '../../runtime/search/index/index-file.js';
import { isSearchable } from '../features/search/searchable-pages.js';
import { searchIndexFiles } from '../features/search/search-index-files.js';
import type { LoadedPage } from '../load/load-page.js';
import type { LoadedSite } from '../load/loaded-site.js';

/** Time in milliseconds after which a first search is answered from the pages that are indexed by then. */
const longestWait = 3000;

export class DevSearch {
  readonly #loaded: LoadedSite;
  readonly #read: (page: LoadedPage) => Promise<PageSearch | undefined>;
  readonly #pages = new Map<string, PageSearch | undefined>();
  #running: Promise<void> | undefined;
  #files: Map<string, string> | undefined;

  /** `read` renders a page without keeping its text. */
  constructor(loaded: LoadedSite, read: (page: LoadedPage) => Promise<PageSearch | undefined>) {
    this.#loaded = loaded;
    this.#read = read;
  }

  /** A file of the index by its path in the output. */
  async file(path: string): Promise<string | undefined> {
    if (path === searchManifest) {
      const late = new Promise<void>((done) => setTimeout(done, longestWait).unref());
      await Promise.race([this.#index(), late]);
      await this.#write();
    }
    return this.#files?.get(path);
  }

  /** A source file has changed. One that is not a page may be part of any page. */
  forget(file: string): void {
    if (!this.#pages.delete(file)) this.#pages.clear();
  }

  /** Indexes the pages that are missing, one after another, so that requests for pages do not wait. */
  #index(): Promise<void> {
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #run(): Promise<void> {
    for (const page of this.#missing()) this.#pages.set(page.file, await this.#read(page));
  }

  #missing(): LoadedPage[] {
    const { site, pages } = this.#loaded;
    return pages.filter((page) => !this.#pages.has(page.file) && isSearchable(site, page));
  }

  async #write(): Promise<void> {
    const { pages } = this.#loaded;
    const pending = this.#missing().length;
    const read = (index: number): PageSearch | undefined => this.#pages.get(pages[index]!.file);
    this.#files = await searchIndexFiles(this.#loaded, read, pending > 0 ? { pending } : {});
  }
}
