/** Builds the pages of a site: from the cache where nothing changed, else on all threads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../errors.js';
import type { LocalLink, RenderedPage } from '../mdx/types.js';
import type { AssetState } from '../outputs/assets.js';
import type { PageEntry } from '../site/types.js';
import { buildPages } from './build-pages.js';
import type { PageResult } from './build-page.js';
import { contentKey } from './content-key.js';
import { IslandPages } from './island-pages.js';
import type { WaitingPage } from './island-pages.js';
import { ModulePages } from './module-pages.js';
import type { OutputFolder } from './output-folder.js';
import type { PageCache, PageRecord } from './page-cache.js';
import { pagePaths, writePageFiles } from './page-files.js';
import { contentSiteKey, documentSiteKey } from './site-keys.js';
import type { StageOptions, Stages } from './stages.js';
import type { Workers } from './workers.js';

export interface PageRunOptions {
  options: StageOptions;
  workers: Workers;
  assets: readonly AssetState[];
  cache?: PageCache;
  /** Where the scripts of live components are kept for the next build. */
  cacheDir?: string;
  /** None where the site is only checked. */
  output?: OutputFolder;
  stages(): Promise<Stages>;
  onProgress?(done: number, all: number): void;
}

export class PageRun {
  /** Stands for everything that documents depend on, but for their page. */
  readonly documentKey: string;
  /** Local links of all pages. */
  readonly links: LocalLink[] = [];
  readonly problems: Pick<Report, 'errors' | 'warnings'>[] = [];
  /** Tags of the elements on any page that need their script. */
  readonly elements = new Set<string>();
  readonly #options: PageRunOptions;
  readonly #contentKey: string;
  readonly #islands: IslandPages;
  readonly #dependencyKeys = new Map<string, string>();
  #done = 0;
  #built = 0;

  constructor(options: PageRunOptions) {
    const { setup, client } = options.options;
    this.#options = options;
    this.#contentKey = contentSiteKey(setup, options.assets);
    this.documentKey = documentSiteKey(setup, client);
    const { stages, output, cacheDir } = options;
    this.#islands = new IslandPages({ setup, stages, output, cacheDir });
  }

  /** Builds all pages; gives the number of those that could be built. */
  async build(): Promise<number> {
    const { options, output, stages } = this.#options;
    const { pages } = options.setup.scan;
    const jobs: number[] = [];
    for (const [index, entry] of pages.entries()) if (!(await this.#fromCache(entry))) jobs.push(index);
    const modules: { entry: PageEntry; sourceKey: string }[] = [];
    await buildPages(
      { options, jobs, staging: output?.staging },
      this.#options.workers,
      stages,
      ({ index, sourceKey, result, isStaged }) => {
        const entry = pages[index]!;
        if (!result) return void modules.push({ entry, sourceKey });
        const record = this.#finish(entry, sourceKey, result);
        if (isStaged) pagePaths(entry).forEach((path) => output?.adopt(path, this.#outputKey(record)));
      },
    );
    if (modules.length > 0) await this.#buildModules(modules);
    this.problems.push({ errors: [], warnings: await this.#islands.finish() });
    return this.#built;
  }

  async #buildModules(modules: readonly { entry: PageEntry; sourceKey: string }[]): Promise<void> {
    const { options } = this.#options;
    const stages = await this.#options.stages();
    const builder = new ModulePages(options.setup, stages);
    try {
      for (const { entry, sourceKey } of modules) {
        const result = await builder.build(entry);
        await builder.forget(entry.file, false);
        const record = this.#finish(entry, sourceKey, result);
        if (result.page) await this.#write({ entry, page: result.page, key: this.#outputKey(record) });
      }
    } finally {
      await builder.close();
    }
  }

  /** Takes a page from the cache, if it was made from what is there now. */
  async #fromCache(entry: PageEntry): Promise<boolean> {
    const { cache, output } = this.#options;
    const sourceKey = contentKey(readFileSync(join(this.#root, entry.file), 'utf8'));
    const record = cache?.find(entry.file, this.#pageKey(sourceKey));
    if (!record?.packed || !this.#isCurrent(record)) return false;
    const key = this.#outputKey(record);
    if (record.hasIslands || (output && !pagePaths(entry).every((path) => output.keep(path, key)))) {
      const page = cache?.read(record);
      if (!page) return false;
      await this.#write({ entry, page, key });
    }
    cache?.keep(entry.file, record);
    this.#count(record, true);
    return true;
  }

  /** Writes a document; one with live components when their scripts are known. */
  async #write({ entry, page, key }: WaitingPage): Promise<void> {
    const { output, stages } = this.#options;
    if (page.islands) this.#islands.add({ entry, page, key });
    else if (output) await writePageFiles(entry, page, await stages(), (path, text) => output.write(path, key, text));
  }

  #finish(entry: PageEntry, sourceKey: string, result: PageResult): PageRecord {
    const { cache } = this.#options;
    const { problems, links, page } = result;
    const dependencies = Object.fromEntries(result.dependencies.map((file) => [file, this.#dependencyKey(file)]));
    const record: PageRecord = {
      key: this.#pageKey(sourceKey),
      dependencies,
      problems,
      links,
      elements: page?.elements ?? [],
      hasIslands: page?.islands !== undefined,
    };
    // A page with errors is looked at again: what mends it may be a file that the page could not even find.
    if (problems.errors.length === 0) cache?.store(entry.file, record, page && withoutLinks(page));
    this.#count(record, page !== undefined);
    return record;
  }

  get #root(): string {
    return this.#options.options.setup.site.root;
  }

  #count({ problems, links, elements }: PageRecord, isBuilt: boolean): void {
    this.problems.push(problems);
    elements.forEach((tag) => this.elements.add(tag));
    for (const link of links) this.links.push(link);
    if (isBuilt) this.#built++;
    this.#options.onProgress?.(++this.#done, this.#options.options.setup.scan.pages.length);
  }

  #isCurrent({ dependencies }: PageRecord): boolean {
    return Object.entries(dependencies).every(([file, key]) => this.#dependencyKey(file) === key);
  }

  #pageKey(sourceKey: string): string {
    return contentKey(this.#contentKey, sourceKey);
  }

  #outputKey({ key, dependencies }: PageRecord): string {
    return contentKey(key, dependencies, this.documentKey);
  }

  #dependencyKey(file: string): string {
    let key = this.#dependencyKeys.get(file);
    if (key === undefined) this.#dependencyKeys.set(file, (key = fileKey(join(this.#root, file))));
    return key;
  }
}

function fileKey(file: string): string {
  try {
    return contentKey(readFileSync(file, 'utf8'));
  } catch {
    return '';
  }
}

/** The links are kept beside the page. */
function withoutLinks(page: RenderedPage): RenderedPage {
  return { ...page, links: [] };
}
