/**
 * The pages of a site as outputs see them. A build builds all of them (`PageBuilder`), dev each one that is asked for
 * (`DevSite`); both in the same way.
 */
import { sharedPromise } from '../core/cache/cached-promise.js';
import type { Pool } from '../core/pool/pool.js';
import { locatedResult } from '../formats/api/locate-problems.js';
import type { ApiModels } from '../formats/api/specifications.js';
import { lastCommits } from '../load/git/last-commits.js';
import type { LoadedSite } from '../load/loaded-site.js';
import type { PageFacts, RenderedPage } from '../mdx/types.js';
import { checkRedirects, type CheckedRedirects } from '../nav/check-redirects.js';
import type { BuiltSite, SharedDocuments } from '../outputs/output.js';
import { outputOf } from '../page/failure-problem.js';
import { failedResult } from './build-page.js';
import type { PipelineOptions } from './page-pipeline.js';
import { pageTasks, type BuiltPage, type PageInput } from './page-tasks.js';

export interface StoreOptions extends Pick<PipelineOptions, 'loaded' | 'manifest'> {
  pool: Pool;
  /** Reads the content of API pages from specifications. Default: none, for a site without API pages. */
  models?: ApiModels;
}

export class PageStore {
  readonly loaded: LoadedSite;
  readonly manifest: BuiltSite['manifest'];
  readonly redirects: BuiltSite['redirects'];
  readonly redirectProblems: CheckedRedirects['problems'];
  readonly documents: SharedDocuments;
  readonly lastCommits = sharedPromise(() => lastCommits(this.loaded.site.root, this.loaded.pages));
  protected readonly pool: Pool;
  protected readonly models: ApiModels | undefined;

  constructor({ loaded, manifest, pool, models }: StoreOptions) {
    this.loaded = loaded;
    this.manifest = manifest;
    this.pool = pool;
    this.models = models;
    ({ live: this.redirects, problems: this.redirectProblems } = checkRedirects(loaded.site, loaded));
    this.documents = {
      stylesheet: () => outputOf(pool.run(pageTasks.stylesheet, {})),
      notFound: () => outputOf(pool.run(pageTasks.notFound, {})),
      siteMap: () => outputOf(pool.run(pageTasks.siteMap, {})),
      sidebarFragments: () => outputOf(pool.run(pageTasks.sidebarFragments, {})),
    };
  }

  /** The text of a document of an API in another form; `undefined` if it cannot be read. */
  async exportOf(...form: Parameters<ApiModels['exportOf']>): Promise<string | undefined> {
    return this.models?.exportOf(...form);
  }

  /** Builds a page in the pool. Without a result, its code has only been detected. */
  protected async run(input: Omit<PageInput, 'api'>, runsCode: boolean): Promise<BuiltPage> {
    const entry = this.loaded.pages[input.index]!;
    const api = entry.api && (await this.models?.modelOf(entry.api));
    const outcome = await this.pool.run(pageTasks.page, { ...input, api }, { runsCode });
    const built = 'output' in outcome ? outcome.output : { result: failedResult(outcome.failure, entry.file) };
    return built.result ? { ...built, result: await locatedResult(entry, built.result, this.models) } : built;
  }
}

/** The facts about a page. Without `page`, it could not be built. */
export function factsOf(page: RenderedPage | undefined): PageFacts {
  const { islands, ids, files, elements = [], updates, scripts, names = [], top, pluginFacts } = page ?? {};
  const facts = { files, elements, updates, scripts, top, pluginFacts };
  if (!islands) return { ...facts, ids, names, hasIslands: false };
  return { ...facts, names: [...names, ...(ids ?? []).map((id) => `#${id}`)], hasIslands: true };
}
