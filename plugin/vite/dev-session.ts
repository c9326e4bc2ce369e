/** The site during a Vite server or build: loaded on first use, and again when its settings change. */
import type { LoadResult } from '../build/load-thread.js';
import type { PageResult } from '../build/build-page.js';
import { OctavoError, Report } from '../errors.js';
import type { PageEntry } from '../site/types.js';
import type { WorkerOptions } from '../workers/open-workers.js';
import { DevSite } from './dev-site.js';
import type { ResolvedOptions } from './options.js';

/** The site, or why there is none, and the problems of its settings. */
export interface SessionState {
  site?: DevSite;
  problems: Pick<Report, 'errors' | 'warnings'>;
}

export class DevSession {
  /** Receives what code in the docs prints. Default: it is written to stderr. */
  onLog: WorkerOptions['onLog'];
  #early: Promise<LoadResult> | undefined;
  #options: ResolvedOptions | undefined;
  #state: Promise<SessionState> | undefined;

  /** `early`: the site that is already loading, for the first use. */
  constructor(early?: Promise<LoadResult>) {
    this.#early = early;
  }

  /** The options of the plugin, with the Vite config applied. */
  get options(): ResolvedOptions {
    if (!this.#options) throw new TypeError('The Vite config is not resolved yet.');
    return this.#options;
  }

  /** Sets the options without loading anything. `octavo:config` calls it when the Vite config is resolved. */
  open(options: ResolvedOptions): void {
    this.#options = options;
  }

  /** The current site. */
  state(): Promise<SessionState> {
    return (this.#state ??= this.#read());
  }

  /** The site. Throws its first problem if it cannot be loaded. */
  async opened(): Promise<DevSite> {
    const { site, problems } = await this.state();
    if (!site) throw new OctavoError(problems.errors[0]!);
    return site;
  }

  /** Compiles and renders a page. */
  async build(entry: PageEntry): Promise<PageResult> {
    return (await this.opened()).build(entry);
  }

  /** Reloads the site on next use. */
  async reset(): Promise<void> {
    const before = this.#state;
    this.#state = undefined;
    (await before)?.site?.close();
  }

  /** Stops the workers of the site. */
  async close(): Promise<void> {
    await this.reset();
  }

  async #read(): Promise<SessionState> {
    const early = this.#early;
    this.#early = undefined;
    const { loaded, problems, models } = (await early) ?? (await this.#load());
    return { site: loaded && new DevSite(loaded, { ...this.options, onLog: this.onLog, models }), problems };
  }

  async #load(): Promise<LoadResult> {
    const { loadSite, openSpecifications } = await import('../site/load-site.js');
    const problems = new Report();
    const models = await openSpecifications(this.options.root);
    return { loaded: await loadSite(this.options, problems, { specifications: models }), problems, models };
  }
}
