/** Builds the pages of a site: from the cache if nothing changed, otherwise in supervised processes. */
import { bundlePages } from './bundle-pages.js';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileState, isGone, readText } from '../reader/docs-file.js';
import type { FrontMatterSchema } from '../config/schema/settings.js';
import { attempt } from '../core/errors/attempt.js';
import { OctavoError, type Problem, type Report } from '../core/errors/errors.js';
import type { PageFacts, RenderedPage } from '../mdx/types.js';
import type { BuiltSite, PageText } from '../outputs/output.js';
import { publishedFiles, type FolderFile } from '../load/scan/published-files.js';
import { loadPage, type LoadedPage } from '../load/load-page.js';
import { haveHook } from '../load/plugins-file.js';
import type { PageResult } from './build-page.js';
import { contentKey } from '../core/cache/content-key.js';
import type { PageEntry } from '../core/model/types.js';
import type { BuiltinHooks, CheckedSite } from '../plugins/builtin.js';
import { hostsOf } from '../plugins/hooks/shell-hooks.js';
import { SiteViews } from '../plugins/site-views.js';
import { allDone } from '../outputs/all-done.js';
import type { OutputFolder } from '../core/output/output-folder.js';
import type { PageCache, PageRecord } from '../page/cache/page-cache.js';
import type { PackRange } from '../page/cache/packs.js';
import { htmlPath, markdownPath, pagePaths } from '../addresses/addresses.js';
import type { Failure } from '../core/pool/failure.js';
import { runLanes } from '../core/pool/run-lanes.js';
import { failureProblem } from '../page/failure-problem.js';
import { pageTasks, type BuiltPage, type DocumentInput, type PageInput } from './page-tasks.js';
import { factsOf, PageStore, type StoreOptions } from './page-store.js';
import { contentSiteKey } from '../load/content-site-key.js';
import { documentSiteKey } from '../shell/document-site-key.js';
import { SearchPages } from './search-pages.js';
import { getOrInsert } from '../core/text/get-or-insert.js';

export interface PageBuilderOptions extends StoreOptions {
  features: readonly BuiltinHooks[];
  report: Report;
  frontMatter: FrontMatterSchema;
  cache?: PageCache;
  /** Folder of features' cached bundles, for the next build. */
  cacheDir?: string;
  /** `undefined` if the site is only validated. */
  output?: OutputFolder;
  /** Whether other tools write to the output folder. Default: false. */
  isShared?: boolean;
  onProgress?(done: number, all: number): void;
}

/** A page, and where a page with code is compiled. */
interface DetectedPage {
  index: number;
  compiled?: PackRange;
}

/** Tolerance for file times that are behind the clock, in milliseconds. */
const clockLag = 20;

export class PageBuilder extends PageStore implements BuiltSite {
  readonly isDev = false;
  readonly isShared: boolean;
  readonly documentKey: string;
  readonly search: SearchPages;
  readonly scratch: string;
  readonly #options: PageBuilderOptions;
  readonly #contentKey: string;
  /** The views of pages that hooks for their content get. */
  readonly #views: SiteViews | undefined;
  /** The pages that are known, by route. */
  readonly #records = new Map<string, PageRecord>();
  /** Pages whose documents wait until the names of their scripts are known. */
  readonly #waiting: { index: number; page: RenderedPage; key: string }[] = [];
  /** The compiled pages among them, by file. */
  readonly #compiled = new Map<string, PackRange>();
  readonly #dependencyKeys = new Map<string, string>();
  readonly #startedMs = Date.now() - clockLag;
  #built = 0;
  #files: FolderFile[] | undefined;

  constructor(options: PageBuilderOptions) {
    super(options);
    const { loaded, manifest, cache, output, isShared = false } = options;
    this.#options = options;
    this.isShared = isShared;
    this.scratch = output?.scratch ?? '';
    this.search = new SearchPages(cache, output?.scratch);
    this.#contentKey = cache?.content ?? contentSiteKey(loaded);
    if (haveHook(loaded.plugins, 'visitors', 'facts')) this.#views = new SiteViews(loaded);
    this.documentKey = documentSiteKey(loaded, manifest);
  }

  /** Builds all pages. Returns how many could be built. */
  async build(): Promise<number> {
    const withCode: DetectedPage[] = [];
    await runLanes(this.loaded.pages.keys(), maxAtOnce, async (index) => {
      // Messages to processes leave between two turns.
      if (index % pagesPerTurn === pagesPerTurn - 1) await setImmediate();
      if (await this.#fromCache(index)) return;
      const detected = await this.#buildPage({ index }, false);
      if (detected) withCode.push(detected);
    });
    // Pages with code come last so that their code cannot affect the other pages.
    await runLanes(withCode, maxAtOnce, (page) => this.#buildPage(page, true));
    if (this.#waiting.length > 0) await this.#writeWaiting();
    for (const { route, problems } of this.loaded.pages)
      for (const each of [this.#records.get(route)?.problems, problems]) if (each) this.#options.report.add(each);
    return this.#built;
  }

  /** The facts about all pages, which checks need, and the files that they decide about. */
  get checked(): Required<Pick<CheckedSite, 'links' | 'ids' | 'built'>> {
    const records = [...this.#records.values()];
    return {
      links: records.flatMap(({ links }) => links),
      ids: new Map([...this.#records].flatMap(([route, { ids }]) => (ids ? [[route, ids]] : []))),
      built: {
        files: this.files,
        liveSources: new Set(this.#sources(true)),
        facts: this.#records,
        hosts: hostsOf(this.#options.features, this.loaded.site),
      },
    };
  }

  /** The files of the docs folder except its pages, once all pages are built. */
  get files(): FolderFile[] {
    return (this.#files ??= publishedFiles(this.loaded, {
      files: [...this.#records.values()].flatMap(({ files = [] }) => files),
      sources: this.#sources(false),
      liveSources: this.#sources(true),
    }));
  }

  /** The pages that have no error. */
  get pages(): readonly LoadedPage[] {
    return this.loaded.pages.filter(({ route }) => this.#options.output?.has(htmlPath(route)));
  }

  async facts({ route }: PageEntry): Promise<PageFacts> {
    return this.#records.get(route) ?? { elements: [] };
  }

  async markdown({ route }: PageEntry): Promise<PageText | undefined> {
    return this.#written(markdownPath(route));
  }

  document({ route }: PageEntry): PageText | undefined {
    return this.#written(htmlPath(route));
  }

  publishes(file: string): boolean {
    return this.files.some((each) => each.file === file && each.isPublished);
  }

  warn(problem: Problem): void {
    this.#options.report.warn(problem);
  }

  fail(problem: Problem): void {
    this.#options.report.error(problem);
  }

  #written(path: string): PageText | undefined {
    const { output } = this.#options;
    const file = output?.find(path);
    return file && { key: file.key, read: () => readFileSync(file.path, 'utf8'), bytes: () => file.size };
  }

  /** The files that pages are made from; `isLive`: that pages with code for browsers are made from. */
  #sources(isLive: boolean): string[] {
    return this.loaded.pages.flatMap(({ file, route }) => {
      const { hasIslands, dependencies } = this.#records.get(route) ?? {};
      return isLive && !hasIslands ? [] : [file, ...Object.keys(dependencies ?? {})];
    });
  }

  /** Writes the documents of the waiting pages, with the additions of features. */
  async #writeWaiting(): Promise<void> {
    const { features, output, cacheDir } = this.#options;
    const tools = { loaded: this.loaded, pool: this.pool, cacheDir, compiled: this.#compiled };
    const pages = this.#waiting.map(({ page }) => page);
    const { files, problems, assetsOf } = await bundlePages(pages, features, tools);
    problems.forEach((problem) => this.warn(problem));
    if (!output) return;
    for (const [path, content] of files) output.write(path, contentKey(String(content)), content);
    const work = this.#waiting.map(async ({ index, page, key }) => {
      const added = assetsOf(page);
      const failure = await this.#write(index, { page, added }, contentKey(key, added), output);
      if (failure) this.fail(failureProblem(failure, this.loaded.pages[index]!.file));
    });
    await allDone(work);
  }

  /** Builds a page. Returns a page with code, unless `runsCode` is set. */
  async #buildPage({ index, compiled }: DetectedPage, runsCode: boolean): Promise<DetectedPage | undefined> {
    const { output } = this.#options;
    const entry = this.loaded.pages[index]!;
    const built = await this.run({ ...this.#inputOf(entry), index, compiled }, runsCode);
    const { result, systemError } = built;
    if (systemError) throw Object.assign(new Error(`The page ${entry.file} cannot be written.`), { code: systemError });
    if (!result) return { index, compiled: built.compiled };
    // Other pages may link to a page that is gone.
    const gone = result.problems.errors.find(isGone);
    if (gone) throw new OctavoError(gone);
    if (built.hasChanged) this.#noteChange(entry);
    const record = this.#finish(entry, result, built);
    this.search.add(index, record, result.page?.search);
    const key = this.#outputKey(record);
    if (result.page?.islands) {
      this.#waiting.push({ index, page: result.page, key });
      if (compiled) this.#compiled.set(entry.file, compiled);
    } else if (result.page) pagePaths(entry.route).forEach((path) => output?.adopt(path, key));
    return undefined;
  }

  #inputOf({ file, hash }: LoadedPage): Omit<PageInput, 'index'> {
    const { output, cache } = this.#options;
    // Plugins may have changed the code of pages.
    const previous = this.loaded.plugins?.list.length ? undefined : cache?.find(file)?.packed;
    return { hash, staging: output?.staging, isPacked: cache !== undefined, previous };
  }

  /**
   * A page that was saved after the site was loaded is built from its new source, and again by the next build. New front
   * matter can affect other pages (titles in the navigation), so it takes effect then.
   */
  #noteChange({ file, route, meta, ownMeta = meta }: LoadedPage): void {
    const saved = loadPage(this.#root, file, route, this.#options.frontMatter);
    if (saved && contentKey(saved.meta) === contentKey(ownMeta)) return;
    this.warn({ ...changedWhileBuilding, file });
  }

  /** Takes a page from the cache if nothing it was made from has changed. */
  async #fromCache(index: number): Promise<boolean> {
    const { cache, output } = this.#options;
    if (!cache) return false;
    const entry = this.loaded.pages[index]!;
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
    page: Pick<DocumentInput, 'page' | 'added'>,
    key: string,
    output: OutputFolder,
  ): Promise<Failure | undefined> {
    const paths = pagePaths(this.loaded.pages[index]!.route);
    if (paths.every((path) => output.keep(path, key))) return undefined;
    const outcome = await this.pool.run(pageTasks.document, { index, ...page, staging: output.staging });
    if ('failure' in outcome) return outcome.failure;
    // The cache no longer has the page.
    if (outcome.output === undefined) return { cause: 'closed' };
    if (outcome.output) throw Object.assign(new Error('A document cannot be written.'), { code: outcome.output });
    for (const path of paths) output.adopt(path, key);
    return undefined;
  }

  #finish(entry: LoadedPage, result: PageResult, { hasChanged, packed, packedSearch }: BuiltPage): PageRecord {
    const { cache } = this.#options;
    const { problems, links, page } = result;
    const dependencies = Object.fromEntries(result.dependencies.map((file) => [file, this.#dependencyKey(file)]));
    const record: PageRecord = {
      // The next build builds a page again that was not built from the loaded source.
      key: hasChanged ? randomUUID() : this.#pageKey(entry),
      dependencies,
      problems,
      links,
      ...factsOf(page),
      packed,
      packedSearch,
    };
    // A page with errors is rebuilt, because a missing file may exist by now.
    if (problems.errors.length === 0) cache?.keep(entry.file, record);
    this.#count(entry, record, page !== undefined);
    return record;
  }

  get #root(): string {
    return this.loaded.site.root;
  }

  #count({ route }: LoadedPage, record: PageRecord, isBuilt: boolean): void {
    this.#records.set(route, record);
    if (isBuilt) this.#built++;
    this.#options.onProgress?.(this.#records.size, this.loaded.pages.length);
  }

  #isCurrent({ dependencies }: PageRecord): boolean {
    return Object.entries(dependencies).every(([file, key]) => this.#dependencyKey(file) === key);
  }

  #pageKey(entry: LoadedPage): string {
    const { hash, api, meta, ownMeta } = entry;
    // The scripts of a page include those that plugins add to its head, which can depend on all that its document depends on.
    const ofHead = haveHook(this.loaded.plugins, 'head') && this.documentKey;
    return contentKey(this.#contentKey, hash, api, ownMeta && meta, this.#views?.page(entry), ofHead);
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

const changedWhileBuilding = {
  code: 'page-changed',
  message: 'The front matter of this page changed while the site was built.',
  hint: 'Build again to apply it to the whole site.',
  line: 1,
  column: 1,
};

/** Number of pages from the cache between two turns of the event loop. */
const pagesPerTurn = 200;

/** Limit of pages in progress: enough to keep all workers busy, few enough to hold their text in memory. */
const maxAtOnce = 128;

/** Empty for a file that cannot be read: the page that reads it has an error. */
function fileKey(root: string, file: string): string {
  return attempt(() => contentKey(readText(root, file) ?? '')) ?? '';
}
