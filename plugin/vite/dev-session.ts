/** The site while a Vite server or build runs: opened when it is first asked for, opened anew when its settings change. */
import type { LoadResult } from '../build/load-thread.js';
import type { PageResult } from '../build/build-page.js';
import { OctavoError, Report } from '../errors.js';
import type { PageEntry } from '../site/types.js';
import type { WorkerOptions } from '../workers/open-workers.js';
import { DevSite } from './dev-site.js';
import type { ResolvedOptions } from './options.js';

/** The site, or why there is none; and what was found in its settings. */
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

  /** `early` is the site as it is being read already; it serves the first time. */
  constructor(early?: Promise<LoadResult>) {
    this.#early = early;
  }

  /** The options of the plugin, with the Vite config applied. */
  get options(): ResolvedOptions {
    if (!this.#options) throw new TypeError('The Vite config is not resolved yet.');
    return this.#options;
  }

  /** Sets the options; reads nothing yet. `octavo:config` calls it when the Vite config is resolved. */
  open(options: ResolvedOptions): void {
    this.#options = options;
  }

  /** The site as it is now. */
  state(): Promise<SessionState> {
    return (this.#state ??= this.#read());
  }

  /** The site; throws its first problem where it cannot be opened. */
  async opened(): Promise<DevSite> {
    const { site, problems } = await this.state();
    if (!site) throw new OctavoError(problems.errors[0]!);
    return site;
  }

  /** Compiles and renders a page. */
  async build(entry: PageEntry): Promise<PageResult> {
    return (await this.opened()).build(entry);
  }

  /** Reads everything again when it is next asked for. */
  async reset(): Promise<void> {
    const before = this.#state;
    this.#state = undefined;
    (await before)?.site?.close();
  }

  /** Ends what runs for the site. */
  async close(): Promise<void> {
    await this.reset();
  }

  async #read(): Promise<SessionState> {
    const early = this.#early;
    this.#early = undefined;
    const { loaded, problems } = (await early) ?? (await this.#load());
    return { site: loaded && new DevSite(loaded, { ...this.options, onLog: this.onLog }), problems };
  }

  async #load(): Promise<LoadResult> {
    const { loadSite } = await import('../site/load-site.js');
    const problems = new Report();
    return { loaded: await loadSite(this.options, problems), problems };
  }
}
