/** The site during a Vite server or build: loaded on first use, and again when its settings change. */
import { loadInPool, type LoadingSite } from './load-in-pool.js';
import { OctavoError, type Report } from '../../core/errors/errors.js';
import { maxDevAnswerMs } from '../../reader/limits.js';
import { unexpectedProblem } from '../../core/errors/unexpected-problem.js';
import type { PoolOptions } from '../../core/pool/pool-options.js';
import { DevSite } from './dev-site.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { ResolvedOptions } from '../options.js';

/** The site, or why there is none, and the problems of its settings. */
export interface SessionState {
  site?: DevSite;
  problems: Pick<Report, 'errors' | 'warnings'>;
  /** Start time of reading, in ms. */
  startedMs: number;
  /** Whether a host has not answered yet. Its files are missing, or copies of an earlier build. */
  isLate?: boolean;
}

/** A loaded site with the tasks that need it. */
interface Current {
  state: Promise<SessionState>;
  tasks: number;
  isStale: boolean;
}

export class DevSession {
  /** Receives the output of code in the docs. Default: it is written to stderr. */
  onLog: PoolOptions['onLog'];
  /** See `PoolOptions`. */
  onProblem: PoolOptions['onProblem'];
  /** Called when all hosts have answered or failed, after a site was loaded without some of their files. */
  onComplete: (() => void) | undefined;
  /** Called with each site that is loaded. */
  onLoad: ((loaded: LoadedSite) => void) | undefined;
  /** Called when an app has imported a module of the docs. */
  onImport: (() => void) | undefined;
  #early: LoadingSite | undefined;
  #options: ResolvedOptions | undefined;
  #current: Current | undefined;
  readonly #patience: number;
  readonly #bundleFiles: DevSite['bundleFiles'] = new Map();

  /**
   * `early`: the site that is already loading, for the first use. `patience`: milliseconds to wait for another host before
   * the site is loaded without its files.
   */
  constructor(early?: LoadingSite, patience = maxDevAnswerMs) {
    this.#early = early;
    this.#patience = patience;
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

  /** The current site. It may be closed at any time. */
  state(): Promise<SessionState> {
    return this.#open().state;
  }

  /** The current site if it is loaded or loading. */
  loaded(): Promise<SessionState> | undefined {
    return this.#current?.state;
  }

  /** Runs `task` with the current site, which stays open until the task has ended. */
  async use<T>(task: (state: SessionState) => Promise<T>): Promise<T> {
    const current = this.#open();
    current.tasks++;
    try {
      return await task(await current.state);
    } finally {
      current.tasks--;
      await closeUnused(current);
    }
  }

  /** The same with the site. Throws its first problem if it cannot be loaded. */
  useSite<T>(task: (site: DevSite) => Promise<T>): Promise<T> {
    return this.use(({ site, problems }) => {
      if (!site) throw new OctavoError(problems.errors[0]!);
      return task(site);
    });
  }

  /** Reloads the site on next use. */
  async reset(): Promise<void> {
    await this.#replace(undefined);
  }

  /** Stops the workers of the site. */
  async close(): Promise<void> {
    const before = this.#current;
    this.#current = undefined;
    (await before?.state)?.site?.close();
  }

  #open(): Current {
    if (this.#current) return this.#current;
    const current = (this.#current = { state: this.#read(this.#patience), tasks: 0, isStale: false });
    void current.state.then(({ isLate }) => (isLate ? this.#complete(current) : undefined));
    return current;
  }

  /** Replaces a site that was loaded without the files of slow hosts by one that has waited for them. */
  async #complete(before: Current): Promise<void> {
    const state = this.#read();
    const { site } = await state;
    if (this.#current !== before) return site?.close();
    await this.#replace({ state, tasks: 0, isStale: false });
    this.onComplete?.();
  }

  /** The site before is closed as soon as no task needs it. */
  async #replace(next: Current | undefined): Promise<void> {
    const before = this.#current;
    this.#current = next;
    if (!before) return;
    before.isStale = true;
    await closeUnused(before);
  }

  /** Never fails: whatever happens is a problem of this state, and the next state may be free of it. */
  async #read(timeout?: number): Promise<SessionState> {
    const { startedMs, result } = this.#early ?? loadInPool(this.options, { timeout });
    this.#early = undefined;
    try {
      const { loaded, problems, models, isLate } = await result;
      if (loaded) this.onLoad?.(loaded);
      const { onLog, onProblem } = this;
      const bundleFiles = this.#bundleFiles;
      const site = loaded && new DevSite(loaded, { ...this.options, onLog, onProblem, models, bundleFiles });
      return { site, problems, startedMs, isLate };
    } catch (error) {
      return { problems: { errors: [unexpectedProblem(error)], warnings: [] }, startedMs };
    }
  }
}

async function closeUnused(current: Current): Promise<void> {
  const { site } = await current.state;
  if (current.isStale && current.tasks === 0) site?.close();
}
