/** Pages with live components: their documents are written when the names of all scripts are known. */
import type { Problem } from '../errors.js';
import type { RenderedPage } from '../mdx/types.js';
import type { PageEntry } from '../site/types.js';
import { contentKey } from './content-key.js';
import type { OutputFolder } from './output-folder.js';
import { islandAssets, siteIslands } from './site-islands.js';
import type { SiteSetup } from './site-setup.js';
import type { Stages } from './stages.js';
import { pagePaths, writePageFiles } from './page-files.js';

/** A page that waits for its scripts. */
export interface WaitingPage {
  entry: PageEntry;
  page: RenderedPage;
  /** Stands for everything that the document is made from, but for its scripts. */
  key: string;
}

export interface IslandPagesOptions {
  setup: SiteSetup;
  stages(): Promise<Stages>;
  output?: OutputFolder;
  /** Where bundles are kept. */
  cacheDir?: string;
}

export class IslandPages {
  readonly #options: IslandPagesOptions;
  readonly #waiting: WaitingPage[] = [];

  constructor(options: IslandPagesOptions) {
    this.#options = options;
  }

  /** Takes a page with live components. */
  add(waiting: WaitingPage): void {
    this.#waiting.push(waiting);
  }

  /** Bundles the components of all pages and writes the documents. */
  async finish(): Promise<Problem[]> {
    if (this.#waiting.length === 0) return [];
    const { setup, stages, output, cacheDir } = this.#options;
    const uses = this.#waiting.flatMap(({ page }) => page.islands ?? []);
    const { entries, files, problems } = await siteIslands(uses, setup, stages, { cacheDir });
    if (!output) return problems;
    for (const [path, content] of files) output.write(path, contentKey(String(content)), content);
    for (const { entry, page, key } of this.#waiting) {
      const assets = islandAssets(entries, page.islands ?? [], setup.base);
      const fullKey = contentKey(key, assets);
      if (pagePaths(entry).every((path) => output.keep(path, fullKey))) continue;
      await writePageFiles(entry, page, await stages(), (path, text) => output.write(path, fullKey, text), assets);
    }
    return problems;
  }
}
