/** Builds the pages of a site: from the cache if nothing changed, otherwise in supervised processes. */
import { bundlePages } from './bundle-pages.js';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileState, isGone, readText } from '../reader/docs-file.js';
import type { FrontMatterSchema } from '../config/schema/settings.js';
import { OctavoError } from '../core/errors/errors.js';
import type { Report } from '../core/errors/errors.js';
import type { LocalLink, RenderedPage } from '../mdx/types.js';
import type { PageFacts } from '../outputs/output.js';
import type { AssetState } from '../load/scan/assets.js';
import { loadPage } from '../load/load-page.js';
import type { LoadedPage } from '../load/load-page.js';
import { failedResult } from './build-page.js';
import type { PageResult } from './build-page.js';
import { locatedResult } from '../formats/api/locate-problems.js';
import { contentKey } from '../core/cache/content-key.js';
import type { Feature } from '../hooks/feature.js';
import { allDone } from '../outputs/all-done.js';
import type { OutputFolder } from '../core/output/output-folder.js';
import type { PageCache, PageRecord } from '../page/cache/page-cache.js';
import type { PackRange } from '../page/cache/packs.js';
import { pagePaths } from '../addresses/addresses.js';
import type { ApiModel } from '../formats/api/api-format.js';
import type { Specifications } from '../formats/api/specifications.js';
import type { Pool } from '../core/pool/pool.js';
import type { Failure } from '../core/pool/failure.js';
import { failureProblem } from '../page/failure-problem.js';
import type { BuiltPage, PageTasks } from './page-tasks.js';
import { contentSiteKey } from '../load/content-site-key.js';
import { documentSiteKey } from '../shell/document-site-key.js';
import { SearchPages } from './search-pages.js';
import type { PipelineOptions } from './page-pipeline.js';
import { getOrInsert } from '../core/text/get-or-insert.js';

export interface PageBuilderOptions {
  options: PipelineOptions;
  features: readonly Feature<any>[];
  pool: Pool<PageTasks>;
  assets: readonly AssetState[];
  frontMatter: FrontMatterSchema;
  cache?: PageCache;
  /** Folder of features' cached bundles, for the next build. */
  cacheDir?: string;
  /** `undefined` if the site is only validated. */
  output?: OutputFolder;
  /** Reads the content of API pages from specifications. Default: none, for a site without API pages. */
  specifications?: Specifications;
  onProgress?(done: number, all: number): void;
}

/** A page, and where a page with code is compiled. */
interface DetectedPage {
  index: number;
  compiled?: PackRange;
}

/** Tolerance for file times that are behind the clock, in milliseconds. */
const clockLag = 20;

export class PageBuilder {
  /** Key of everything that documents depend on, except their page. */
  readonly documentKey: string;
  /** Ids on each page, by route. */
  readonly ids = new Map<string, readonly string[]>();
  /** Facts about pages that outputs need, by route. */
  readonly facts = new Map<string, PageFacts>();
  /** Local links of all pages. */
  readonly links: LocalLink[] = [];
  readonly problems: Pick<Report, 'errors' | 'warnings'>[] = [];
  /** Files that are published because a page refers to them. */
  readonly files = new Set<string>();
  /** Files that pages are made from. */
  readonly sources = new Set<string>();
  /** The subset of `sources` with code that runs in the browser. */
  readonly liveSources = new Set<string>();
  /** The indexed text of each page for search. */
  readonly search: SearchPages;
  readonly #options: PageBuilderOptions;
  readonly #pages: readonly LoadedPage[];
  readonly #contentKey: string;
  /** Pages whose documents wait until the names of their scripts are known. */
  readonly #waiting: { index: number; page: RenderedPage; key: string }[] = [];
  /** The compiled pages among them, by file. */
  readonly #compiled = new Map<string, PackRange>();
  readonly #dependencyKeys = new Map<string, string>();
  readonly #startedMs = Date.now() - clockLag;
  #done = 0;
  #built = 0;

  constructor(options: PageBuilderOptions) {
    const { loaded, manifest } = options.options;
    this.#options = options;
    this.#pages = loaded.pages;
    this.search = new SearchPages(options.cache, options.output?.scratch);
    this.#contentKey = contentSiteKey(loaded, options.assets);
    this.documentKey = documentSiteKey(loaded, manifest);
  }

  /** Builds all pages. Returns how many could be built. */
  async build(): Promise<number> {
    const withCode: DetectedPage[] = [];
    await eachOf(this.#pages.keys(), async (index) => {
      if (await this.#fromCache(index)) return;
      const detected = await this.#buildPage({ index }, false);
      if (detected) withCode.push(detected);
    });
    // Pages with code come last so that their code cannot affect the other pages.
    await eachOf(withCode.values(), (page) => this.#buildPage(page, true));
    if (this.#waiting.length > 0) await this.#writeWaiting();
    return this.#built;
  }

  /** Writes the documents of the waiting pages, with the additions of features. */
  async #writeWaiting(): Promise<void> {
    const { features, output, options, pool, cacheDir } = this.#options;
    const tools = { loaded: options.loaded, pool, cacheDir, compiled: this.#compiled };
    const pages = this.#waiting.map(({ page }) => page);
    const { files, problems, assetsOf } = await bundlePages(pages, features, tools);
    this.problems.push({ errors: [], warnings: [...problems] });
    if (!output) return;
    for (const [path, content] of files) output.write(path, contentKey(String(content)), content);
    const work = this.#waiting.map(async ({ index, page, key }) => {
      const added = assetsOf(page);
      const failure = await this.#write(index, { page, added }, contentKey(key, added), output);
      if (failure) this.problems.push({ errors: [failureProblem(failure, this.#pages[index]!.file)], warnings: [] });
    });
    await allDone(work);
  }

  /** Builds a page. Returns a page with code, unless `runsCode` is set. */
  async #buildPage({ index, compiled }: DetectedPage, runsCode: boolean): Promise<DetectedPage | undefined> {
    const { pool, output, cache } = this.#options;
    const entry = this.#pages[index]!;
    const api = await this.#modelOf(entry);
    const input = { index, hash: entry.hash, staging: output?.staging, isPacked: cache !== undefined, api, compiled };
    const outcome = await pool.run('page', input, { runsCode });
    if ('failure' in outcome) {
      this.#finish(entry, await this.#located(entry, failedResult(outcome.failure, entry.file)));
      return undefined;
    }
    const { result: built, hasChanged, isStaged, systemError } = outcome.output;
    if (systemError) throw Object.assign(new Error(`The page ${entry.file} cannot be written.`), { code: systemError });
    if (!built) return { index, compiled: outcome.output.compiled };
    const result = await this.#located(entry, built);
    if (hasChanged) this.#noteChange(entry);
    const record = this.#finish(entry, result, outcome.output);
    this.search.add(index, record, result.page?.search);
    const key = this.#outputKey(record);
    if (isStaged) pagePaths(entry.route).forEach((path) => output?.adopt(path, key));
    else if (result.page?.islands) {
      this.#waiting.push({ index, page: result.page, key });
      if (compiled) this.#compiled.set(entry.file, compiled);
    }
    return undefined;
  }

  /** The result with its locations. Throws if a file of the page is gone, because other pages may link to it. */
  async #located(entry: LoadedPage, result: PageResult): Promise<PageResult> {
    const gone = result.problems.errors.find(isGone);
    if (gone) throw new OctavoError(gone);
    return locatedResult(entry, result, this.#options.specifications);
  }

  async #modelOf({ api }: LoadedPage): Promise<ApiModel | undefined> {
    return api && this.#options.specifications?.modelOf(api);
  }

  /**
   * A page that was saved after the site was loaded is built from its new source, and again by the next build. New front
   * matter can affect other pages (titles in the navigation), so it takes effect then.
   */
  #noteChange({ file, route, hidden, meta }: LoadedPage): void {
    const saved = loadPage(this.#root, file, { route, isShown: !hidden }, this.#options.frontMatter);
    if (saved && contentKey(saved.meta) === contentKey(meta)) return;
    this.problems.push({ errors: [], warnings: [{ ...changedWhileBuilding, file }] });
  }

  /** Takes a page from the cache if nothing it was made from has changed. */
  async #fromCache(index: number): Promise<boolean> {
    const { cache, output } = this.#options;
    if (!cache) return false;
    const entry = this.#pages[index]!;
    const record = cache.find(entry.file);
    if (!record?.packed) return false;
    if (record.key !== this.#pageKey(entry) || !this.#isCurrent(record) || !cache.holds(record)) return false;
    const key = this.#outputKey(record);
    if (record.hasIslands) {
      const page = cache.read(record);
      if (!page) return false;
      this.#waiting.push({ index, page, key });
    } else if (output && (await this.#write(index, { page: record.packed }, key, output))) return false;
    cache.keep(entry.file, record);
    this.search.add(index, record);
    this.#count(entry, record, true);
    return true;
  }

  /** Writes the files of a rendered page, unless the last build has written them from the same. Returns why it could not. */
  async #write(
    index: number,
    page: Pick<PageTasks['document']['input'], 'page' | 'added'>,
    key: string,
    output: OutputFolder,
  ): Promise<Failure | undefined> {
    const paths = pagePaths(this.#pages[index]!.route);
    if (paths.every((path) => output.keep(path, key))) return undefined;
    const outcome = await this.#options.pool.run('document', { index, ...page, staging: output.staging });
    if ('failure' in outcome) return outcome.failure;
    // The cache no longer has the page.
    if (outcome.output === undefined) return { cause: 'closed' };
    if (outcome.output) throw Object.assign(new Error('A document cannot be written.'), { code: outcome.output });
    for (const path of paths) output.adopt(path, key);
    return undefined;
  }

  #finish(
    entry: LoadedPage,
    result: PageResult,
    { hasChanged, packed, packedSearch }: Omit<BuiltPage, 'isStaged'> = {},
  ): PageRecord {
    const { cache } = this.#options;
    const { problems, links, page } = result;
    const dependencies = Object.fromEntries(result.dependencies.map((file) => [file, this.#dependencyKey(file)]));
    const record: PageRecord = {
      // The next build builds a page again that was not built from the loaded source.
      key: hasChanged ? randomUUID() : this.#pageKey(entry),
      dependencies,
      problems,
      links,
      elements: [],
      ...(page && recordOf(page)),
      packed,
      packedSearch,
    };
    // A page with errors is rebuilt, because a missing file may exist by now.
    if (problems.errors.length === 0) cache?.keep(entry.file, record);
    this.#count(entry, record, page !== undefined);
    return record;
  }

  get #root(): string {
    return this.#options.options.loaded.site.root;
  }

  #count(
    { file, route, problems: ofFrontMatter }: LoadedPage,
    { problems, links, ...record }: PageRecord,
    isBuilt: boolean,
  ): void {
    if (record.ids) this.ids.set(route, record.ids);
    this.problems.push(problems);
    if (ofFrontMatter) this.problems.push(ofFrontMatter);
    this.facts.set(route, record);
    record.files?.forEach((name) => this.files.add(name));
    for (const name of [file, ...Object.keys(record.dependencies)]) {
      this.sources.add(name);
      if (record.hasIslands) this.liveSources.add(name);
    }
    for (const link of links) this.links.push(link);
    if (isBuilt) this.#built++;
    this.#options.onProgress?.(++this.#done, this.#pages.length);
  }

  #isCurrent({ dependencies }: PageRecord): boolean {
    return Object.entries(dependencies).every(([file, key]) => this.#dependencyKey(file) === key);
  }

  #pageKey({ hash, api }: LoadedPage): string {
    return contentKey(this.#contentKey, hash, api);
  }

  #outputKey({ key, dependencies }: PageRecord): string {
    return contentKey(key, dependencies, this.documentKey);
  }

  #dependencyKey(file: string): string {
    return getOrInsert(this.#dependencyKeys, file, () => this.#currentKey(file));
  }

  /**
   * A page may have read a file before the file was saved during the build, so no later build uses a cached page with
   * that file.
   */
  #currentKey(file: string): string {
    const savedMs = fileState(join(this.#root, file))?.mtimeMs ?? 0;
    return savedMs < this.#startedMs ? fileKey(this.#root, file) : randomUUID();
  }
}

/** The part of a page that the build needs without reading the page. */
function recordOf({
  islands,
  ids,
  files,
  elements,
  updates,
  scripts,
  names = [],
  top,
}: RenderedPage): Omit<PageRecord, keyof PageResult | 'key'> {
  const record = { files, elements, updates, scripts, top };
  if (!islands) return { ...record, ids, names, hasIslands: false };
  return { ...record, names: [...names, ...(ids ?? []).map((id) => `#${id}`)], hasIslands: true };
}

const changedWhileBuilding = {
  code: 'page-changed',
  message: 'The front matter of this page changed while the site was built.',
  hint: 'Build again to apply it to the whole site.',
  line: 1,
  column: 1,
};

/** Limit of pages in progress: enough to keep all workers busy, few enough to hold their text in memory. */
const maxAtOnce = 128;

async function eachOf<T>(pages: Iterator<T>, build: (page: T) => Promise<unknown>): Promise<void> {
  const lane = async (): Promise<void> => {
    for (let next = pages.next(); !next.done; next = pages.next()) await build(next.value);
  };
  await Promise.all(Array.from({ length: maxAtOnce }, lane));
}

/** Empty for a file that cannot be read: the page that reads it has an error. */
function fileKey(root: string, file: string): string {
  try {
    return contentKey(readText(root, file) ?? '');
  } catch {
    return '';
  }
}
