/** Builds the pages with code: imports, expressions, their own components. */
import type { Island } from '../../runtime/jsx/islands.js';
import { sharedPromise } from '../core/cache/cached-promise.js';
import { islandKey } from '../mdx/islands/render-island.js';
import type { CompiledModule, CompiledPage, IslandUse } from '../mdx/types.js';
import { sourceReader } from '../load/page-source.js';
import type { PageEntry } from '../core/model/types.js';
import { relativePath } from '../core/text/slash-path.js';
import { withApi, type PageResult } from './build-page.js';
import type { ApiModel } from '../formats/api/api-format.js';
import type { ModuleLoader } from '../mdx/evaluate/module-loader.js';
import type { CodeConfig } from '../mdx/evaluate/author-config.js';
import type { PagePipeline } from './page-pipeline.js';
import type { LoadedSite } from '../load/loaded-site.js';

export class ModulePages {
  readonly #loaded: LoadedSite;
  readonly #pipeline: PagePipeline;
  readonly #codeConfig: () => Promise<CodeConfig>;
  readonly #open = sharedPromise(() => this.#start());
  #loader: ModuleLoader | undefined;
  /** The pages with code that are compiled and not forgotten, by file. */
  readonly #compiled = new Map<string, { source: string; page: CompiledModule }>();

  /** Vite is loaded and started for the first page. */
  constructor(loaded: LoadedSite, pipeline: PagePipeline, codeConfig: () => Promise<CodeConfig>) {
    this.#loaded = loaded;
    this.#pipeline = pipeline;
    this.#codeConfig = codeConfig;
  }

  /** Loads Vite's code, which takes as long as many pages, while others are built. Nothing of the author runs. */
  prepare(): void {
    // If it fails, the first page reports it.
    loadLoader().catch(() => {});
  }

  /** Starts Vite early, so that the first page does not wait for it. */
  async start(): Promise<void> {
    await this.#open();
  }

  /** Evaluates and renders a page. `compiled`: the page, compiled from `source`. */
  async build(entry: PageEntry, source: string, compiled: CompiledModule, api?: ApiModel): Promise<PageResult> {
    const loader = await this.#open();
    this.#compiled.set(entry.file, { source, page: compiled });
    const loaded = await loader.load(entry.file);
    const { root } = this.#loaded.site;
    const problems = { errors: [...loaded.problems.errors], warnings: [...loaded.problems.warnings] };
    const dependencies = loaded.dependencies.map((file) => relativePath(root, file));
    const result: PageResult = { problems, links: [...loaded.links], dependencies };
    if (!loaded.exports) return result;
    const rendered = await this.#pipeline.evaluate(entry.file, loaded.exports);
    problems.errors.push(...rendered.problems.errors);
    problems.warnings.push(...rendered.problems.warnings);
    result.links.push(...rendered.links);
    const content = await withApi(rendered.tree, entry, api, this.#pipeline, result);
    const page = await this.#pipeline.finish(content, entry, result.links);
    const islands = islandUses(rendered.islands, root, loader);
    return { ...result, page: islands.length > 0 ? { ...page, islands } : page };
  }

  /** Compiles a file, unless it is a page that is compiled from this source. */
  async compile(file: string, source: string): Promise<CompiledPage> {
    const compiled = this.#compiled.get(file);
    return compiled?.source === source ? compiled.page : this.#pipeline.compile(file, source);
  }

  /** Invalidates `file` (relative to the docs folder) and the files that import it. */
  forget(file: string, importers: boolean): void {
    if (importers) this.#compiled.clear();
    else this.#compiled.delete(file);
    this.#loader?.forget(file, importers);
  }

  /** Stops Vite, if it is running. */
  async close(): Promise<void> {
    await this.#loader?.close();
  }

  async #start(): Promise<ModuleLoader> {
    const { ModuleLoader } = await loadLoader();
    const { site, base, pages, snippets } = this.#loaded;
    this.#loader = await ModuleLoader.start({
      root: site.root,
      read: sourceReader(this.#loaded),
      base,
      files: [...snippets, ...pages.map(({ file }) => file)].map((file) => `/${file}`),
      compile: (file, source) => this.compile(file, source),
      components: this.#pipeline.components,
      config: await this.#codeConfig(),
    });
    return this.#loader;
  }
}

const loadLoader = () => import('../mdx/evaluate/module-loader.js');

/** Without duplicates, by the key of each island in the page. */
function islandUses(islands: readonly Island[], root: string, loader: ModuleLoader): IslandUse[] {
  const uses = islands.map((island): [string, IslandUse] => {
    const key = islandKey(island, root);
    return [key, { file: relativePath(root, island.file), names: loader.namesOf(island.file), name: island.name, key }];
  });
  return [...new Map(uses).values()];
}
