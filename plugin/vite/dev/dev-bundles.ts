/** The scripts of interactive components in dev: bundled for a page on request, and again after it has changed. */
import { cachedPromise } from '../../core/cache/cached-promise.js';
import type { Problem } from '../../core/errors/errors.js';
import type { Pool } from '../../core/pool/pool.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { RenderedPage } from '../../mdx/types.js';
import { bundlePages } from '../../page-build/bundle-pages.js';
import type { AddedAssets } from '../../shell/types.js';
import { featuresOf } from '../../site-build/builtins.js';

/** The assets of a page, and the problems found. */
export interface PageBundle {
  assets?: AddedAssets;
  /** All files of the bundle, by path in the site. */
  files?: ReadonlyMap<string, string | Uint8Array>;
  problems: readonly Problem[];
}

/** Files of bundles by their path in the site. Their names have hashes, so a page of an earlier state of the site can load its own. */
export type BundleFiles = Map<string, string | Uint8Array>;

export class DevBundles {
  readonly #loaded: LoadedSite;
  readonly #pool: Pool;
  readonly #pages = new WeakMap<RenderedPage, Promise<PageBundle>>();
  readonly #files: BundleFiles;

  /** `files`: receives the files of bundles, and has those of earlier states of the site. */
  constructor(loaded: LoadedSite, pool: Pool, files: BundleFiles) {
    this.#loaded = loaded;
    this.#pool = pool;
    this.#files = files;
  }

  /** The assets of `page`; empty if it has no interactive components. Bundled once per version of the page. */
  of(page: RenderedPage | undefined): Promise<PageBundle> {
    if (!page?.islands) return Promise.resolve({ problems: [] });
    return cachedPromise(this.#pages, page, () => this.#bundle(page));
  }

  /** A file of a bundle, by path in the site. */
  file(path: string): string | Uint8Array | undefined {
    return this.#files.get(path);
  }

  async #bundle(page: RenderedPage): Promise<PageBundle> {
    const tools = { loaded: this.#loaded, pool: this.#pool, isDev: true };
    const { files, problems, assetsOf } = await bundlePages([page], await featuresOf(this.#loaded), tools);
    for (const [path, content] of files) this.#files.set(path, content);
    return { assets: assetsOf(page), files, problems };
  }
}
