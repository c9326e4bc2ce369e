/** Pages with interactive components: their documents are written once the names of all scripts are known. */
import type { Problem } from '../../core/errors/errors.js';
import type { RenderedPage } from '../../mdx/types.js';
import { failureProblem } from '../../core/pool/failure.js';
import type { Pool } from '../../core/pool/pool.js';
import { contentKey } from '../../core/cache/content-key.js';
import type { OutputFolder } from '../../core/output/output-folder.js';
import { islandAssets, siteIslands } from './site-islands.js';
import type { IslandTasks } from './site-islands.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { pagePaths } from '../../core/addresses/addresses.js';

/** A page that waits for its scripts. */
export interface WaitingPage {
  /** Index of the page in `LoadedSite.pages`. */
  index: number;
  page: RenderedPage;
  /** Hash of everything that the document is made from, except its scripts. */
  key: string;
}

export interface IslandPagesOptions {
  loaded: LoadedSite;
  pool: Pool<IslandTasks>;
  output?: OutputFolder;
  /** Where bundles are cached. */
  cacheDir?: string;
}

export class IslandPages {
  readonly #options: IslandPagesOptions;
  readonly #waiting: WaitingPage[] = [];

  constructor(options: IslandPagesOptions) {
    this.#options = options;
  }

  /** Adds a page with interactive components. */
  add(waiting: WaitingPage): void {
    this.#waiting.push(waiting);
  }

  /** Bundles the components of all pages and writes the documents. */
  async finish(): Promise<{ errors: Problem[]; warnings: Problem[] }> {
    if (this.#waiting.length === 0) return { errors: [], warnings: [] };
    const { loaded, pool, output, cacheDir } = this.#options;
    const uses = this.#waiting.flatMap(({ page }) => page.islands ?? []);
    const { entries, files, problems } = await siteIslands(uses, loaded, pool, { cacheDir });
    if (!output) return { errors: [], warnings: problems };
    for (const [path, content] of files) output.write(path, contentKey(String(content)), content);
    const errors = await Promise.all(
      this.#waiting.map((waiting) =>
        this.#write(waiting, output, islandAssets(entries, waiting.page.islands ?? [], loaded.base)),
      ),
    );
    return { errors: errors.flat(), warnings: problems };
  }

  async #write(
    { index, page, key }: WaitingPage,
    output: OutputFolder,
    islands: ReturnType<typeof islandAssets>,
  ): Promise<Problem[]> {
    const { loaded, pool } = this.#options;
    const entry = loaded.pages[index]!;
    const fullKey = contentKey(key, islands);
    if (pagePaths(entry.route).every((path) => output.keep(path, fullKey))) return [];
    const outcome = await pool.run('document', { index, page, islands, staging: output.staging });
    if ('failure' in outcome) return [failureProblem(outcome.failure, entry.file)];
    if (outcome.output) throw Object.assign(new Error('A document cannot be written.'), { code: outcome.output });
    for (const path of pagePaths(entry.route)) output.adopt(path, fullKey);
    return [];
  }
}
