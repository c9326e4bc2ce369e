/** A site that is open for single pages, for the dev server and page modules. */
import { join } from 'node:path';
import { isUnread } from '../../reader/docs-file.js';
import { failedResult } from '../../page-build/build-page.js';
import type { PageResult } from '../../page-build/build-page.js';
import { locatedMetadata, locatedResult } from '../../formats/api/locate-problems.js';
import { readClientManifest } from '../../outputs/client-files.js';
import type { ClientManifest } from '../../outputs/client-files.js';

import type { LoadedSite } from '../../load/loaded-site.js';
import type { ApiModels } from '../../formats/api/specifications.js';
import type { AddedAssets } from '../../shell/types.js';
import type { PluginOption } from '../../plugins/plugin.js';
import { cachedPromise, sharedPromise } from '../../core/cache/cached-promise.js';
import { checkRedirects, type CheckedRedirects } from '../../nav/check-redirects.js';
import { RuleSettings } from '../../config/rule-settings.js';
import type { Problem } from '../../core/errors/errors.js';
import type { RenderedPage } from '../../mdx/types.js';
import { markdownPage } from '../../page/markdown/markdown-page.js';
import { RedirectTable } from '../../nav/redirects.js';
import { OpenOutputs } from '../../outputs/open-outputs.js';
import { rulesOfPlugins } from '../../load/plugins-file.js';
import { redirectLocation } from '../../shell/documents/redirect-pages.js';
import { sharedDocuments } from '../../page-build/built-site.js';
import { featuresOf, outputsOf, problemsOf } from '../../site-build/builtins.js';
import { pageLink } from '../../addresses/addresses.js';
import { startRoute } from '../../addresses/routes.js';
import type { LoadedPage } from '../../load/load-page.js';
import type { PageEntry } from '../../core/model/types.js';
import { outputOf } from '../../page/failure-problem.js';
import type { Pool } from '../../core/pool/pool.js';
import { openPool } from '../../site-build/open-pool.js';
import type { PoolOptions } from '../../core/pool/pool-options.js';
import type { PageTasks } from '../../page-build/page-tasks.js';
import { DevBundles, type BundleFiles } from './dev-bundles.js';
import { whileUnchanged } from '../../reader/file-state.js';
import { DevBuiltSite } from './dev-built-site.js';

/** A page with the files that it is made from. */
interface BuiltPage {
  result: Promise<PageResult>;
  dependencies?: string[];
}

export class DevSite {
  readonly loaded: LoadedSite;
  readonly manifest: ClientManifest;
  /** Scripts of interactive components. */
  readonly bundles: DevBundles;
  /** The site as outputs see it. */
  readonly built: DevBuiltSite;
  /** The files that a build writes beside pages. */
  readonly outputs = sharedPromise(
    async () => new OpenOutputs(await outputsOf(this.loaded, { pool: this.#pool, isDev: true }), this.built),
  );
  readonly #pool: Pool<PageTasks>;
  readonly #rules: RuleSettings;
  readonly #byRoute: ReadonlyMap<string, LoadedPage>;
  readonly #byFile: ReadonlyMap<string, LoadedPage>;
  readonly #indexes: ReadonlyMap<PageEntry, number>;
  readonly #models: ApiModels | undefined;
  readonly #built = new Map<string, BuiltPage>();
  readonly #findings = new WeakMap<PageResult, Promise<Problem[]>>();
  readonly #redirects: CheckedRedirects;
  readonly #redirectTable: RedirectTable;
  #isClosed = false;

  constructor(
    loaded: LoadedSite,
    options: PoolOptions & { plugins?: PluginOption; models?: ApiModels; bundleFiles: BundleFiles },
  ) {
    this.loaded = loaded;
    this.#models = options.models;
    this.manifest = readClientManifest();
    const setup = { loaded, manifest: this.manifest, plugins: options.plugins };
    this.#pool = openPool(setup, options, true);
    this.bundles = new DevBundles(loaded, this.#pool, options.bundleFiles);
    this.#redirects = checkRedirects(loaded.site, loaded);
    this.#redirectTable = new RedirectTable(this.#redirects.live);
    this.built = new DevBuiltSite({
      loaded,
      manifest: this.manifest,
      redirects: this.#redirects.live,
      documents: sharedDocuments(this.#pool),
      read: (entry) => this.#built.get(entry.file)?.result ?? this.#render(entry, false),
      markdown: async (entry) => {
        const { page } = await this.build(entry);
        return page && this.markdown(entry, page);
      },
    });
    this.#rules = new RuleSettings(loaded.site.check, {}, undefined, rulesOfPlugins(loaded.plugins));
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
    this.#pool.start();
  }

  /** Compiles and renders a page. Cached until the page changes. */
  build(entry: PageEntry): Promise<PageResult> {
    let built = this.#built.get(entry.file);
    if (!built) {
      built = { result: this.#build(entry) };
      this.#built.set(entry.file, built);
      void this.#follow(entry.file, built);
    }
    return built.result;
  }

  /** The problems that features find on a built page. */
  findings(entry: PageEntry, result: PageResult): Promise<Problem[]> {
    return cachedPromise(this.#findings, result, async () => {
      const { owns: isOutput } = await this.outputs();
      const page = { entry, links: result.links, ids: idsOf(entry, result) };
      const tools = { loaded: this.loaded, isOutput, pool: this.#pool, rules: this.#rules };
      const features = await featuresOf(this.loaded);
      return (await Promise.all(features.map(async ({ checkPage }) => checkPage?.(page, tools) ?? []))).flat();
    });
  }

  /** The document of a page. Without `page`, it could not be built, and `content` is shown instead. */
  async document(
    entry: PageEntry,
    page: RenderedPage | undefined,
    added: AddedAssets | undefined,
    content: string,
  ): Promise<string> {
    const index = this.#indexes.get(entry)!;
    if (!page) return outputOf(this.#pool.run('placeholder', { index, content }));
    return (await outputOf(this.#pool.run('document', { index, page, added })))!;
  }

  /** The page as Markdown. */
  markdown(entry: PageEntry, page: RenderedPage): string {
    return markdownPage(entry, page.markdown, this.loaded.site.instructions);
  }

  /** Invalidates the pages made from `file`; returns their routes. */
  forget(file: string): string[] {
    this.#pool.forget(file);
    this.built.forget(file);
    const routes: string[] = [];
    for (const [page, { dependencies }] of this.#built) {
      // A page that is being built may also be made from it.
      if (page !== file && dependencies && !dependencies.includes(file)) continue;
      this.#built.delete(page);
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
    void this.#pool.close();
    this.#models?.close?.();
  }

  /** A failure, or a file that could not be read, is not kept: no change of a file may follow. */
  async #follow(file: string, built: BuiltPage): Promise<void> {
    const result = await built.result.catch(() => undefined);
    const unread = result?.problems.errors.filter(isUnread) ?? [];
    built.dependencies = result?.dependencies;
    if (result && unread.length === 0) return;
    for (const problem of unread) this.#pool.forget(problem.file);
    if (this.#built.get(file) === built) this.#built.delete(file);
  }

  async #checkSettings(): Promise<Problem[]> {
    const { loaded } = this;
    const { live: redirects, problems } = this.#redirects;
    const { owns: isOutput } = await this.outputs();
    const site = { loaded, links: [], ids: new Map(), redirects, isOutput, isWritten: false };
    return [...problems, ...(await locatedMetadata(await problemsOf(site), loaded.pages, this.#models))];
  }

  async #build(entry: PageEntry): Promise<PageResult> {
    const result = await this.#render(entry);
    const ofFrontMatter = this.#byFile.get(entry.file)?.problems;
    const errors = [...(ofFrontMatter?.errors ?? []), ...result.problems.errors];
    const warnings = [...(ofFrontMatter?.warnings ?? []), ...result.problems.warnings];
    return { ...result, problems: { errors, warnings } };
  }

  async #render(entry: PageEntry, withText = true): Promise<PageResult> {
    const index = this.#indexes.get(entry)!;
    const api = entry.api && (await this.#models?.modelOf(entry.api));
    const outcome = await whileUnchanged([join(this.loaded.site.root, entry.file)], (isAgain) => {
      if (isAgain) this.#pool.forget(entry.file);
      return this.#pool.run('page', { index, isKept: true, withText, api }, { runsCode: true });
    });
    const result = 'output' in outcome ? outcome.output.result! : failedResult(outcome.failure, entry.file);
    return locatedResult(entry, result, this.#models);
  }
}

/** In dev only the page itself is known. Links to anchors on other pages are checked in a build. */
function idsOf({ route }: PageEntry, { page }: PageResult): ReadonlyMap<string, readonly string[]> {
  return new Map(page?.ids && !page.islands ? [[route, page.ids]] : []);
}
