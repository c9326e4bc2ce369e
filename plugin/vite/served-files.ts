/** The files of the docs folder that the dev server serves: those that a build would publish. */
import { posix } from 'node:path';
import { readText } from '../core/reader/docs-file.js';
import type { PageResult } from '../site-build/build-page.js';
import type { LoadedSite } from '../load/loaded-site.js';
import { encodePart, encodeWhole } from '../core/addresses/encode-address.js';
import { isWebsiteFile, publishedFiles } from '../load/scan/published-files.js';
import type { PageEntry } from '../core/model/types.js';

export class ServedFiles {
  readonly #loaded: LoadedSite;
  readonly #build: (entry: PageEntry) => Promise<PageResult>;

  /** `build` renders a page, or returns an earlier result. */
  constructor(loaded: LoadedSite, build: (entry: PageEntry) => Promise<PageResult>) {
    this.#loaded = loaded;
    this.#build = build;
  }

  /** Whether the file at a path in the docs folder is served. */
  async has(file: string): Promise<boolean> {
    const { assets, included, pages } = this.#loaded;
    if (!assets.includes(file)) return false;
    if (included.includes(file) || isWebsiteFile(this.#loaded, file)) return true;
    // What a page refers to is known once it is rendered. Only pages that contain the name of the file are candidates.
    const name = posix.basename(file);
    const names = [name, encodePart(name), encodeWhole(name)];
    const uses = await Promise.all(
      pages
        .filter((entry) => names.some((part) => this.#source(entry).includes(part)))
        .map(async (entry) => this.#use(entry)),
    );
    const decided = publishedFiles(this.#loaded, {
      files: uses.flatMap(({ files }) => files),
      sources: [],
      liveSources: uses.flatMap(({ liveSources }) => liveSources),
    });
    return decided.some((decision) => decision.file === file && decision.isPublished);
  }

  async #use(entry: PageEntry): Promise<{ files: string[]; liveSources: string[] }> {
    const { page, dependencies } = await this.#build(entry);
    return { files: page?.files ?? [], liveSources: page?.islands ? [entry.file, ...dependencies] : [] };
  }

  #source({ file }: PageEntry): string {
    return readText(this.#loaded.site.root, file) ?? '';
  }
}
