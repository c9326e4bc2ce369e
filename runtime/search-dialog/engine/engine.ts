/** Octavo's own search engine: loads the shards that a search needs, the reader's own tab first. */
import type { SearchAdapter, SearchPage, SearchResult, SearchScope } from '../../search/adapter.js';
import type { IndexFile, IndexManifest, ShardEntry } from '../../search/index/index-file.js';
import { isInScope } from '../../search/is-in-scope.js';
import { findPages, type PageHit } from '../../search/rank.js';
import { keepPromise } from '../../keep-promise.js';
import { ShardIndex } from '../../search/index/shard-index.js';

export class SearchEngine implements SearchAdapter {
  #indexUrl = '';
  #manifest: IndexManifest = { version: 1, shards: [] };
  readonly #loading = new Map<string, Promise<ShardIndex>>();
  readonly #shards = new Map<string, ShardIndex>();

  async open(indexUrl: string, manifest: IndexManifest): Promise<void> {
    this.#indexUrl = indexUrl;
    this.#manifest = manifest;
  }

  /** Loads the shard where the reader is. */
  async preload(scope: SearchScope): Promise<void> {
    const first = this.#first(scope);
    if (first) await this.#shard(first.file);
  }

  async search(query: string, scope: SearchScope): Promise<SearchResult> {
    const { shards, pageFile } = this.#manifest;
    const wanted = shards.filter((shard) => isInScope(shard, scope));
    const first = this.#first(scope);
    const loads = wanted.map((shard) => this.#shard(shard.file));
    if (first) await this.#shard(first.file);
    const loaded = wanted.flatMap(({ file }) => this.#shards.get(file) ?? []);
    const isPartial = loaded.length < loads.length;
    // A failure is reported by the next search, which waits for the shard.
    if (isPartial) for (const load of loads) load.catch(() => {});
    const { pages, ...others } = findPages(loaded, query, 20, scope.tab);
    return { ...others, pages: pages.map((page) => toPage(page, pageFile)), isPartial };
  }

  /** Waits for all shards of a scope. */
  async complete(scope: SearchScope): Promise<void> {
    const { shards } = this.#manifest;
    await Promise.all(shards.filter((shard) => isInScope(shard, scope)).map(({ file }) => this.#shard(file)));
  }

  #first(scope: SearchScope): ShardEntry | undefined {
    const wanted = this.#manifest.shards.filter((shard) => isInScope(shard, scope));
    return wanted.find(({ tab }) => tab === (scope.tab ?? scope.near)) ?? wanted[0];
  }

  #shard(file: string): Promise<ShardIndex> {
    return keepPromise(this.#loading, file, async () => {
      const response = await fetch(new URL(file, this.#indexUrl));
      if (!response.ok) throw new Error(`${response.status} ${file}`);
      const shard = new ShardIndex((await response.json()) as IndexFile);
      this.#shards.set(file, shard);
      return shard;
    });
  }
}

function toPage({ title, route, crumbs, tab, badge, sections }: PageHit, pageFile = ''): SearchPage {
  // A group can have the name of its tab or of the group above.
  const path = [tab, ...crumbs.split(' › ')].filter((name, index, all) => name && name !== all[index - 1]);
  return {
    title,
    href: (pageFile && !route.endsWith('/') ? `${route}/${pageFile}` : route + pageFile).slice(1),
    crumbs: path,
    badge: badge || undefined,
    sections: sections.filter(({ id }) => id),
  };
}
