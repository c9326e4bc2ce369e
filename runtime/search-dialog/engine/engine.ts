/** Octavo's own search engine: loads the shards that a search needs, the reader's own tab first. */
import type { SearchAdapter, SearchPage, SearchResult, SearchScope } from '../../search/adapter.js';
import type { IndexFile, IndexManifest, ShardEntry } from '../../search/index/index-file.js';
import { isInScope } from '../../search/is-in-scope.js';
import { findPages, type PageHit } from '../../search/rank.js';
import { pageHref } from '../../search/page-href.js';
import { keepPromise } from '../../keep-promise.js';
import { ShardIndex } from '../../search/index/shard-index.js';

/** Pages that a search returns. */
const maxPages = 20;

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
    const { pages, isWhole, ...others } = findPages(loaded, query, maxPages, scope.tab);
    const elsewhere = isWhole || isPartial ? [] : await this.#elsewhere(query, scope);
    return {
      ...others,
      count: others.count + elsewhere.length,
      pages: [...pages.map((page) => toPage(page, pageFile)), ...elsewhere],
      isPartial,
    };
  }

  /** The best pages of other versions and products that have the whole query, each with its version. */
  async #elsewhere(query: string, scope: SearchScope): Promise<SearchPage[]> {
    const { shards, pageFile } = this.#manifest;
    const { language } = scope;
    const others = shards.filter((shard) => isInScope(shard, { language }) && !isInScope(shard, scope));
    const byScope = new Map<string, ShardEntry[]>();
    for (const shard of others) {
      const name = [shard.product, shard.version].filter(Boolean).join(' › ');
      byScope.set(name, [...(byScope.get(name) ?? []), shard]);
    }
    const found = Array.from(byScope, async ([name, entries]) => {
      const loaded = await Promise.all(entries.map(({ file }) => this.#shard(file)));
      const { pages, isWhole } = findPages(loaded, query, 1);
      return isWhole ? pages.map((page) => toPage({ ...page, tab: '', crumbs: name }, pageFile)) : [];
    });
    return (await Promise.all(found)).flat();
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

function toPage({ title, route, crumbs, tab, badge, sections }: PageHit, pageFile?: string): SearchPage {
  // A group can have the name of its tab or of the group above.
  const path = [tab, ...crumbs.split(' › ')].filter((name, index, all) => name && name !== all[index - 1]);
  return {
    title,
    href: pageHref(route, pageFile),
    crumbs: path,
    badge: badge || undefined,
    sections: sections.filter(({ id }) => id),
  };
}
