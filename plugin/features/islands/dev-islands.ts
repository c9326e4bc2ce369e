/** The scripts of islands in dev: bundled for a page on request, and again after it has changed. */
import { join } from 'node:path';
import { cachedPromise } from '../../core/cache/cached-promise.js';
import { siteIslands, islandAssets, type IslandTasks } from './site-islands.js';
import type { AddedAssets } from '../../shell/types.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { Problem } from '../../core/errors/errors.js';
import type { RenderedPage } from '../../mdx/types.js';
import type { Pool } from '../../core/pool/pool.js';
import { withoutNames } from '../../mdx/evaluate/snippet-names.js';
import { whileUnchanged } from '../../reader/file-state.js';

/** The assets of a page, and the problems found. */
export interface DevIslandPage {
  assets?: AddedAssets;
  /** All files of the bundle, by path in the site. */
  files?: ReadonlyMap<string, string | Uint8Array>;
  problems: Problem[];
}

/** Files of bundles by their path in the site. Their names have hashes, so a page of an earlier state of the site can load its own. */
export type IslandFiles = Map<string, string | Uint8Array>;

export class DevIslands {
  readonly #loaded: LoadedSite;
  readonly #pool: Pool<IslandTasks>;
  readonly #pages = new WeakMap<RenderedPage, Promise<DevIslandPage>>();
  readonly #files: IslandFiles;

  /** `files`: receives the files of bundles, and has those of earlier states of the site. */
  constructor(loaded: LoadedSite, pool: Pool<IslandTasks>, files: IslandFiles) {
    this.#loaded = loaded;
    this.#pool = pool;
    this.#files = files;
  }

  /** The assets for the islands of `page`; empty if it has none. Bundled once per version of the page. */
  of(page: RenderedPage | undefined): Promise<DevIslandPage> {
    if (!page?.islands) return Promise.resolve({ problems: [] });
    const { islands } = page;
    return cachedPromise(this.#pages, page, () => this.#bundle(islands));
  }

  /** A file of a bundle, by path in the site. */
  file(path: string): string | Uint8Array | undefined {
    return this.#files.get(path);
  }

  async #bundle(uses: NonNullable<RenderedPage['islands']>): Promise<DevIslandPage> {
    const paths = [...new Set(uses.map(({ file }) => join(this.#loaded.site.root, withoutNames(file))))];
    const { entries, files, problems } = await whileUnchanged(paths, () =>
      siteIslands(uses, this.#loaded, this.#pool, { isDev: true }),
    );
    for (const [path, content] of files) this.#files.set(path, content);
    return { assets: islandAssets(entries, uses, this.#loaded.base), files, problems };
  }
}
