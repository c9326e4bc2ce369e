/** The source of results: Octavo's own engine, or the adapter that the site has chosen. */
import type { SearchAdapter, SearchResult, SearchScope } from '../../search/adapter.js';
import type { IndexManifest } from '../../search/index/index-file.js';
import { startEngine, type LoadingAdapter } from './worker-engine.js';

/** Time in milliseconds after which the index of a dev server is read again while it grows. */
const growTime = 1500;

export class SearchSource {
  readonly #indexUrl: string;
  #opening: Promise<{ manifest: IndexManifest; engine: LoadingAdapter }> | undefined;
  #isOpen = false;

  /** `indexUrl`: absolute URL of `index.json`. */
  constructor(indexUrl: string) {
    this.#indexUrl = indexUrl;
  }

  /** URL of the site, which ends with `/`. */
  get base(): string {
    return new URL('../../', this.#indexUrl).href;
  }

  /** Whether the index has been loaded. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Loads everything that the first search needs. */
  async open(): Promise<IndexManifest> {
    this.#opening ??= this.#open();
    try {
      return (await this.#opening).manifest;
    } catch (error) {
      this.#opening = undefined;
      throw error;
    }
  }

  /** Loads the part of the index where the reader is. A failure is reported by the first search. */
  async preload(scope: SearchScope): Promise<void> {
    const { engine } = await this.#opening!;
    engine.preload?.(scope).catch(() => {});
  }

  /** One result, or an early one from the shards that are loaded and the complete one. */
  async *search(query: string, scope: SearchScope): AsyncGenerator<SearchResult> {
    await this.open();
    const { engine } = await this.#opening!;
    const result = await engine.search(query, scope);
    yield result;
    if (!result.isPartial || !engine.complete) return;
    await engine.complete(scope);
    yield await engine.search(query, scope);
  }

  async #open(): Promise<{ manifest: IndexManifest; engine: LoadingAdapter }> {
    const [manifest, engine] = await Promise.all([this.#manifest(), startEngine()]);
    const used = manifest.adapter === undefined ? engine : await this.#adapter(manifest.adapter);
    await used.open?.(this.#indexUrl, manifest);
    this.#isOpen = true;
    if (manifest.pending) setTimeout(() => (this.#opening = undefined), growTime);
    return { manifest, engine: used };
  }

  async #manifest(): Promise<IndexManifest> {
    const response = await fetch(this.#indexUrl, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${response.status} ${this.#indexUrl}`);
    return (await response.json()) as IndexManifest;
  }

  async #adapter(path: string): Promise<SearchAdapter> {
    const url = new URL(path, this.base).href;
    return ((await import(/* @vite-ignore */ url)) as { adapter: SearchAdapter }).adapter;
  }
}
