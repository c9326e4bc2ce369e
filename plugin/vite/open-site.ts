/** A site that is open for single pages: what the dev server and page modules ask. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPage } from '../build/build-page.js';
import type { PageResult } from '../build/build-page.js';
import { readClientManifest } from '../build/client-files.js';
import { ModulePages } from '../build/module-pages.js';
import { stylesheetFile } from '../build/site-files.js';
import type { SiteSetup } from '../build/site-setup.js';
import { openStages } from '../build/stages.js';
import type { Client, MarkdownPlugins, Stages } from '../build/stages.js';
import { LinkCheck } from '../checks/check-links.js';
import type { Problem } from '../errors.js';
import { startRoute } from '../site/routes.js';
import type { PageEntry } from '../site/types.js';
import { DevIslands } from './dev-islands.js';
import { SiteRedirects } from './site-redirects.js';

export class OpenSite {
  readonly setup: SiteSetup;
  readonly client: Client;
  /** Scripts of live components. */
  readonly islands: DevIslands;
  readonly #plugins: MarkdownPlugins;
  readonly #links: LinkCheck;
  readonly #byRoute: ReadonlyMap<string, PageEntry>;
  readonly #byFile: ReadonlyMap<string, PageEntry>;
  readonly #built = new Map<string, Promise<PageResult>>();
  #redirects: SiteRedirects | undefined;
  #settings: Promise<Problem[]> | undefined;
  #stages: Promise<Stages> | undefined;
  #modules: Promise<ModulePages> | undefined;

  constructor(setup: SiteSetup, plugins: MarkdownPlugins) {
    this.setup = setup;
    this.client = { manifest: readClientManifest(), stylesheet: stylesheetFile(setup) };
    this.islands = new DevIslands(setup, () => this.stages());
    this.#plugins = plugins;
    this.#links = new LinkCheck(setup.site, setup.scan);
    this.#byRoute = new Map(setup.scan.pages.map((page) => [page.route, page]));
    this.#byFile = new Map(setup.scan.pages.map((page) => [page.file, page]));
  }

  /** The page of a source file. */
  pageOf(file: string): PageEntry | undefined {
    return this.#byFile.get(file);
  }

  /** The page at a route; a slash or `.html` at its end changes nothing. */
  pageAt(route: string): PageEntry | undefined {
    return this.#byRoute.get(route) ?? this.#byRoute.get(route.replace(/(?:\/index)?\.html$|\/$/, '') || '/');
  }

  /** The page whose Markdown form stands at `path`. */
  markdownPageAt(path: string): PageEntry | undefined {
    return path.endsWith('.md') ? this.#byRoute.get(path === '/index.md' ? '/' : path.slice(0, -3)) : undefined;
  }

  /** The redirects of the site. */
  get redirects(): SiteRedirects {
    return (this.#redirects ??= new SiteRedirects(this.setup));
  }

  /** What settings name but nobody has. Looked for when first asked for: it reads icons and files. */
  settingsProblems(): Promise<Problem[]> {
    return (this.#settings ??= this.#checkSettings());
  }

  /** Where `/` leads. */
  get start(): string {
    return startRoute(this.setup.site, this.setup.scan.pages);
  }

  /** The stages, set up when they are first needed. */
  stages(): Promise<Stages> {
    return (this.#stages ??= openStages({ setup: this.setup, client: this.client, plugins: this.#plugins }));
  }

  /** Compiles and renders a page, once until it changes. */
  build(entry: PageEntry): Promise<PageResult> {
    let result = this.#built.get(entry.file);
    if (!result) this.#built.set(entry.file, (result = this.#build(entry)));
    return result;
  }

  /** Forgets the pages that were made from `file`; gives their routes. */
  async forget(file: string): Promise<string[]> {
    await (await this.#modules)?.forget(file, true);
    const routes: string[] = [];
    for (const [page, result] of this.#built) {
      if (page !== file && !(await result).dependencies.includes(file)) continue;
      this.#built.delete(page);
      routes.push(this.#byFile.get(page)!.route);
    }
    return routes;
  }

  /** Ends what runs for the site. */
  async close(): Promise<void> {
    await (await this.#modules)?.close();
  }

  async #checkSettings(): Promise<Problem[]> {
    const { checkSettings } = await import('../checks/check-settings.js');
    const { live, problems } = this.redirects;
    return [...problems, ...(await checkSettings(this.setup.site, this.setup.scan, live))];
  }

  async #build(entry: PageEntry): Promise<PageResult> {
    const result = await this.#render(entry);
    const warnings = [...result.problems.warnings, ...this.#links.check(result.links)];
    return { ...result, problems: { ...result.problems, warnings } };
  }

  async #render(entry: PageEntry): Promise<PageResult> {
    const stages = await this.stages();
    const source = readFileSync(join(this.setup.site.root, entry.file), 'utf8');
    const result = buildPage(entry, source, stages);
    if (result) return result;
    this.#modules ??= Promise.resolve(new ModulePages(this.setup, stages));
    return (await this.#modules).build(entry);
  }
}
