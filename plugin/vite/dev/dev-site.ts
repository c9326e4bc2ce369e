/** A site that is open for single pages, for the dev server and page modules. */
import { join, posix } from 'node:path';
import { encodePart, encodeWhole } from '../../addresses/encode-address.js';
import { isUnread, readText } from '../../reader/docs-file.js';
import type { PageResult } from '../../page-build/build-page.js';
import { locatedMetadata } from '../../formats/api/locate-problems.js';
import { readClientManifest } from '../../outputs/client-files.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { isWebsiteFile, publishedFiles } from '../../load/scan/published-files.js';
import type { ApiModels } from '../../formats/api/specifications.js';
import type { AddedAssets } from '../../shell/types.js';
import type { PluginOption } from '../../plugins/plugin.js';
import { cachedPromise, sharedPromise } from '../../core/cache/cached-promise.js';
import { contentKey } from '../../core/cache/content-key.js';
import { checkSettingsOf, RuleSettings } from '../../config/rule-settings.js';
import { OctavoError, type Problem } from '../../core/errors/errors.js';
import type { PageFacts, RenderedPage } from '../../mdx/types.js';
import { markdownPage } from '../../page/markdown/markdown-page.js';
import { RedirectTable } from '../../nav/redirects.js';
import { OpenOutputs } from '../../outputs/open-outputs.js';
import type { BuiltSite, PageText } from '../../outputs/output.js';
import { rulesOfPlugins } from '../../load/plugins-file.js';
import { redirectLocation } from '../../shell/documents/redirect-pages.js';
import { featuresOf, outputsOf, problemsOf } from '../../site-build/builtins.js';
import { pageLink } from '../../addresses/addresses.js';
import { startRoute } from '../../addresses/routes.js';
import type { LoadedPage } from '../../load/load-page.js';
import type { PageEntry } from '../../core/model/types.js';
import { outputOf } from '../../page/failure-problem.js';
import { openPool } from '../../site-build/open-pool.js';
import type { PoolOptions } from '../../core/pool/pool-options.js';
import { factsOf, PageStore } from '../../page-build/page-store.js';
import { bundlePages } from '../../page-build/bundle-pages.js';
import { pageTasks } from '../../page-build/page-tasks.js';
import { whileUnchanged } from '../../reader/file-state.js';

/** The facts about a page that are kept without its text. */
interface KeptFacts extends PageFacts, Pick<RenderedPage, 'search'> {
  /** The page and the files that it is made from. */
  sources: string[];
}

/** A page that is known or being built. */
interface KnownPage {
  facts: Promise<KeptFacts>;
  /** Only for a page that was opened: its text is kept. */
  result?: Promise<PageResult>;
  sources?: string[];
}

/** The scripts of interactive components of a page, and the problems found. */
interface PageBundle {
  assets?: AddedAssets;
  /** All files of the bundle, by path in the site. */
  files?: ReadonlyMap<string, string | Uint8Array>;
  problems: readonly Problem[];
}

/** Time in milliseconds after which a first search is answered from the pages that are known by then. */
const maxWaitMs = 3000;

export class DevSite extends PageStore implements BuiltSite {
  readonly isDev = true;
  readonly isShared = false;
  /** Documents change only with the loaded site. */
  readonly documentKey = '';
  readonly scratch = '';
  readonly pages: readonly LoadedPage[];
  readonly search: BuiltSite['search'] = {
    key: '',
    read: (isWanted) => this.#indexed(isWanted),
    unpack: () => undefined,
  };
  /** Files of bundles by their path. Their names have hashes, so a page of an earlier state of the site can load its own. */
  readonly bundleFiles: Map<string, string | Uint8Array>;
  /** The files that a build writes beside pages. */
  readonly outputs = sharedPromise(
    async () => new OpenOutputs(await outputsOf(this.loaded, { pool: this.pool, isDev: true }), this),
  );
  readonly #rules: RuleSettings;
  readonly #byRoute: ReadonlyMap<string, LoadedPage>;
  readonly #byFile: ReadonlyMap<string, LoadedPage>;
  readonly #indexes: ReadonlyMap<PageEntry, number>;
  readonly #known = new Map<string, KnownPage>();
  readonly #findings = new WeakMap<PageResult, Promise<Problem[]>>();
  readonly #bundles = new WeakMap<RenderedPage, Promise<PageBundle>>();
  readonly #redirectTable: RedirectTable;
  #isClosed = false;

  constructor(
    loaded: LoadedSite,
    options: PoolOptions & { plugins?: PluginOption; models?: ApiModels; bundleFiles: DevSite['bundleFiles'] },
  ) {
    const setup = { loaded, manifest: readClientManifest(), plugins: options.plugins };
    super({ ...setup, pool: openPool(setup, options, true), models: options.models });
    this.pages = loaded.pages;
    this.bundleFiles = options.bundleFiles;
    this.#redirectTable = new RedirectTable(this.redirects);
    this.#rules = new RuleSettings(checkSettingsOf(loaded.site), {}, undefined, rulesOfPlugins(loaded.plugins));
    this.#byRoute = new Map(loaded.pages.map((page) => [page.route, page]));
    this.#indexes = new Map(loaded.pages.map((page, index) => [page, index]));
    this.#byFile = new Map(loaded.pages.map((page) => [page.file, page]));
  }

  /** The page of a source file. */
  pageOf(file: string): LoadedPage | undefined {
    return this.#byFile.get(file);
  }

  /** The page at a route. A trailing slash or `.html` is ignored. */
  pageAt(route: string): LoadedPage | undefined {
    return this.#byRoute.get(route) ?? this.#byRoute.get(route.replace(/(?:\/index)?\.html$|\/$/, '') || '/');
  }

  /** The page whose Markdown version is at `path`. */
  markdownPageAt(path: string): LoadedPage | undefined {
    return path.endsWith('.md') ? this.#byRoute.get(path === '/index.md' ? '/' : path.slice(0, -3)) : undefined;
  }

  /** The target and status for a path (below the base) that is redirected, with the query `?…` of the request. */
  redirectAt(path: string, query: string): { redirect: string; status: number } | undefined {
    const match = this.#redirectTable.find(path);
    const destination = match && pageLink(match.destination, this.#byRoute, this.loaded.site.seo.trailingSlash);
    const redirect = destination && redirectLocation(destination, this.loaded.base, query);
    return redirect === undefined ? undefined : { redirect, status: match?.rule.permanent ? 308 : 307 };
  }

  /** Problems with references in the settings. Computed on first use, because it reads icons and files. */
  readonly settingsProblems = sharedPromise(() => this.#checkSettings());

  /** The target of `/`. */
  get start(): string {
    return startRoute(this.loaded.site, this.loaded.pages);
  }

  /** Starts the worker process early, so that it is ready for the first page. */
  prepare(): void {
    this.pool.start();
  }

  /** Compiles and renders a page. Kept until it changes. */
  build(entry: PageEntry): Promise<PageResult> {
    return (this.#known.get(entry.file)?.result ?? this.#keep(entry, true).result)!;
  }

  facts(entry: PageEntry): Promise<KeptFacts> {
    return (this.#known.get(entry.file) ?? this.#keep(entry, false)).facts;
  }

  async markdown(entry: PageEntry): Promise<PageText | undefined> {
    const { page } = await this.build(entry);
    if (!page) return undefined;
    const features = await featuresOf(this.loaded);
    const notes = features.flatMap(({ markdownNote }) => markdownNote?.(this.loaded.site) ?? []);
    const text = markdownPage(entry, page.markdown, notes);
    return { key: contentKey(text), bytes: () => Buffer.byteLength(text), read: () => text };
  }

  document(): undefined {
    return undefined;
  }

  async publishes(file: string): Promise<boolean> {
    const { assets, included, site } = this.loaded;
    if (!assets.includes(file)) return false;
    if (included.includes(file) || isWebsiteFile(this.loaded, file)) return true;
    // The references of a page are known once it is rendered. Only pages that contain the name of the file are
    // candidates.
    const name = posix.basename(file);
    const names = [name, encodePart(name), encodeWhole(name)];
    const isCandidate = (source: string): boolean => names.some((part) => source.includes(part));
    const candidates = this.pages.filter((page) => isCandidate(readText(site.root, page.file) ?? ''));
    const uses = await Promise.all(candidates.map((page) => this.facts(page)));
    const decided = publishedFiles(this.loaded, {
      files: uses.flatMap(({ files = [] }) => files),
      sources: [],
      liveSources: uses.flatMap(({ hasIslands, sources }) => (hasIslands ? sources : [])),
    });
    return decided.some((decision) => decision.file === file && decision.isPublished);
  }

  warn(): void {
    // Warnings of outputs concern only builds.
  }

  fail(problem: Problem): void {
    throw new OctavoError(problem);
  }

  /** The problems that features find on a built page. */
  findings(entry: PageEntry, result: PageResult): Promise<Problem[]> {
    return cachedPromise(this.#findings, result, async () => {
      const { owns: isOutput } = await this.outputs();
      const page = { entry, links: result.links, ids: idsOf(entry, result), facts: result.page?.pluginFacts };
      const tools = { loaded: this.loaded, isOutput, pool: this.pool, rules: this.#rules };
      const features = await featuresOf(this.loaded);
      return (await Promise.all(features.map(async ({ checkPage }) => checkPage?.(page, tools) ?? []))).flat();
    });
  }

  /** The scripts of the interactive components of a page. Bundled when it is opened, and again after it has changed. */
  bundleOf(page: RenderedPage | undefined): Promise<PageBundle> {
    if (!page?.islands) return Promise.resolve({ problems: [] });
    return cachedPromise(this.#bundles, page, async () => {
      const tools = { loaded: this.loaded, pool: this.pool, isDev: true };
      const { files, problems, assetsOf } = await bundlePages([page], await featuresOf(this.loaded), tools);
      for (const [path, content] of files) this.bundleFiles.set(path, content);
      return { assets: assetsOf(page), files, problems };
    });
  }

  /** The document of a page. Without `page`, it could not be built, and `content` is shown instead. */
  async render(
    entry: PageEntry,
    page: RenderedPage | undefined,
    added: AddedAssets | undefined,
    content: string,
  ): Promise<string> {
    const index = this.#indexes.get(entry)!;
    if (!page) return outputOf(this.pool.run(pageTasks.placeholder, { index, content }));
    return (await outputOf(this.pool.run(pageTasks.document, { index, page, added })))!;
  }

  /** Invalidates the pages made from `file`; returns their routes. */
  forget(file: string): string[] {
    this.pool.forget(file);
    const routes: string[] = [];
    for (const [page, { sources }] of this.#known) {
      // A page that is being built may also be made from it.
      if (page !== file && sources && !sources.includes(file)) continue;
      this.#known.delete(page);
      routes.push(this.#byFile.get(page)!.route);
    }
    return routes;
  }

  /** Whether the site has been closed. Unfinished tasks then have no result. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Ends the pool of the site. */
  close(): void {
    this.#isClosed = true;
    void this.pool.close();
    this.models?.close?.();
  }

  #keep(entry: PageEntry, withText: boolean): KnownPage {
    const result = this.#build(entry, withText);
    const facts = result.then(({ page, dependencies }) => ({
      ...factsOf(page),
      search: page?.search,
      sources: [entry.file, ...dependencies],
    }));
    const known: KnownPage = { facts, result: withText ? result : undefined };
    this.#known.set(entry.file, known);
    void this.#follow(entry.file, known, result);
    return known;
  }

  /** A failure, or a file that could not be read, is not kept: no change of a file may follow. */
  async #follow(file: string, known: KnownPage, built: Promise<PageResult>): Promise<void> {
    const result = await built.catch(() => undefined);
    const unread = result?.problems.errors.filter(isUnread) ?? [];
    known.sources = (await known.facts.catch(() => undefined))?.sources;
    if (result && unread.length === 0) return;
    for (const problem of unread) this.pool.forget(problem.file);
    if (this.#known.get(file) === known) this.#known.delete(file);
  }

  /** Pages are read one after another, so that requests for pages do not wait. */
  async #indexed(isWanted: (page: PageEntry) => boolean): ReturnType<BuiltSite['search']['read']> {
    const searchable = [...this.pages.entries()].filter(([, page]) => isWanted(page));
    const known = new Map<number, KeptFacts>();
    const readAll = async (): Promise<void> => {
      for (const [index, page] of searchable) known.set(index, await this.facts(page));
    };
    await Promise.race([readAll(), new Promise<void>((done) => setTimeout(done, maxWaitMs).unref())]);
    const indexed = [...known].flatMap(([index, { search }]) => (search ? [[index, search] as const] : []));
    return { pages: new Map(indexed), pending: searchable.length - known.size };
  }

  async #checkSettings(): Promise<Problem[]> {
    const { loaded, redirects } = this;
    const { owns: isOutput } = await this.outputs();
    const site = { loaded, links: [], ids: new Map(), redirects, isOutput, isWritten: false };
    return [...this.redirectProblems, ...(await locatedMetadata(await problemsOf(site), loaded.pages, this.models))];
  }

  async #build(entry: PageEntry, withText: boolean): Promise<PageResult> {
    const input = { index: this.#indexes.get(entry)!, isKept: true, withText };
    const { result } = await whileUnchanged([join(this.loaded.site.root, entry.file)], (isAgain) => {
      if (isAgain) this.pool.forget(entry.file);
      return this.run(input, true);
    });
    const { problems } = result!;
    const { errors = [], warnings = [] } = this.#byFile.get(entry.file)?.problems ?? {};
    return {
      ...result!,
      problems: { errors: [...errors, ...problems.errors], warnings: [...warnings, ...problems.warnings] },
    };
  }
}

/** In dev only the page itself is known. Links to anchors on other pages are checked in a build. */
function idsOf({ route }: PageEntry, { page }: PageResult): ReadonlyMap<string, readonly string[]> {
  return new Map(page?.ids && !page.islands ? [[route, page.ids]] : []);
}
