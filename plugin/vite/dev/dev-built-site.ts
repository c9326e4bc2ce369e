/** The site as outputs see it in dev. Pages are built when an output asks for them. */
import { posix } from 'node:path';
import { cachedPromise, sharedPromise } from '../../core/cache/cached-promise.js';
import { contentKey } from '../../core/cache/content-key.js';
import { encodePart, encodeWhole } from '../../addresses/encode-address.js';
import { OctavoError, type Problem } from '../../core/errors/errors.js';
import type { PageEntry } from '../../core/model/types.js';
import { readText } from '../../reader/docs-file.js';
import { lastCommits } from '../../load/git/last-commits.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { isWebsiteFile, publishedFiles } from '../../load/scan/published-files.js';
import type { RenderedPage } from '../../mdx/types.js';
import type { BuiltSite, PageFacts, SharedDocuments } from '../../outputs/output.js';
import type { PageResult } from '../../page-build/build-page.js';

/** Time in milliseconds after which a first search is answered from the pages that are known by then. */
const maxWaitMs = 3000;

/** The facts about a page that are kept without its text. */
export interface DevFacts extends PageFacts, Pick<RenderedPage, 'search' | 'files'> {
  /** The page and the files that it is made from. */
  sources: string[];
}

export interface DevBuiltSiteOptions extends Pick<BuiltSite, 'loaded' | 'manifest' | 'redirects'> {
  documents: SharedDocuments;
  /** Renders a page without keeping its text. */
  read(page: PageEntry): Promise<PageResult>;
  markdown(page: PageEntry): Promise<string | undefined>;
}

export class DevBuiltSite implements BuiltSite {
  readonly loaded: LoadedSite;
  readonly manifest: BuiltSite['manifest'];
  readonly redirects: BuiltSite['redirects'];
  readonly documents: SharedDocuments;
  readonly isDev = true;
  readonly isShared = false;
  /** Documents change only with the loaded site. */
  readonly documentKey = '';
  readonly scratch = '';
  readonly search: BuiltSite['search'] = {
    key: '',
    read: (isWanted) => this.#indexed(isWanted),
    unpack: () => undefined,
  };
  readonly lastCommits = sharedPromise(() =>
    lastCommits(
      this.loaded.site.root,
      this.loaded.pages.map(({ file }) => file),
    ),
  );
  readonly #options: DevBuiltSiteOptions;
  readonly #facts = new Map<string, Promise<DevFacts>>();

  constructor(options: DevBuiltSiteOptions) {
    this.#options = options;
    ({ loaded: this.loaded, manifest: this.manifest, redirects: this.redirects, documents: this.documents } = options);
  }

  get pages(): BuiltSite['pages'] {
    return this.loaded.pages;
  }

  facts(page: PageEntry): Promise<DevFacts> {
    return cachedPromise(this.#facts, page.file, async () => factsOf(page, await this.#options.read(page)));
  }

  /** A source file has changed. One that is not a page may be part of any page. */
  forget(file: string): void {
    if (!this.#facts.delete(file)) this.#facts.clear();
  }

  async markdown(page: PageEntry): ReturnType<BuiltSite['markdown']> {
    const text = await this.#options.markdown(page);
    return text === undefined
      ? undefined
      : { key: contentKey(text), bytes: () => Buffer.byteLength(text), read: () => text };
  }

  document(): undefined {
    return undefined;
  }

  warn(): void {
    // Warnings of outputs concern only builds.
  }

  fail(problem: Problem): void {
    throw new OctavoError(problem);
  }

  async publishes(file: string): Promise<boolean> {
    const { assets, included } = this.loaded;
    if (!assets.includes(file)) return false;
    if (included.includes(file) || isWebsiteFile(this.loaded, file)) return true;
    // The references of a page are known once it is rendered. Only pages that contain the name of the file are
    // candidates.
    const name = posix.basename(file);
    const names = [name, encodePart(name), encodeWhole(name)];
    const candidates = this.pages.filter((page) => names.some((part) => this.#source(page).includes(part)));
    const uses = await Promise.all(candidates.map((page) => this.facts(page)));
    const decided = publishedFiles(this.loaded, {
      files: uses.flatMap(({ files = [] }) => files),
      sources: [],
      liveSources: uses.flatMap(({ hasIslands, sources }) => (hasIslands ? sources : [])),
    });
    return decided.some((decision) => decision.file === file && decision.isPublished);
  }

  /** Pages are read one after another, so that requests for pages do not wait. */
  async #indexed(isWanted: (page: PageEntry) => boolean): ReturnType<BuiltSite['search']['read']> {
    const searchable = [...this.pages.entries()].filter(([, page]) => isWanted(page));
    const known = new Map<number, DevFacts>();
    const readAll = async (): Promise<void> => {
      for (const [index, page] of searchable) known.set(index, await this.facts(page));
    };
    await Promise.race([readAll(), new Promise<void>((done) => setTimeout(done, maxWaitMs).unref())]);
    const indexed = [...known].flatMap(([index, { search }]) => (search ? [[index, search] as const] : []));
    return { pages: new Map(indexed), pending: searchable.length - known.size };
  }

  #source({ file }: PageEntry): string {
    return readText(this.loaded.site.root, file) ?? '';
  }
}

function factsOf({ file }: PageEntry, { page, dependencies }: PageResult): DevFacts {
  const { elements = [], updates, scripts, search, files, islands } = page ?? {};
  const hasIslands = islands !== undefined;
  return { elements, updates, scripts, search, files, hasIslands, sources: [file, ...dependencies] };
}
