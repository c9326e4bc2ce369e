/** The site during a Vite server or build: loaded on first use, and again when its settings change. */
import type { EarlyLoad, LoadResult } from '../build/load-thread.js';
import { OctavoError, Report } from '../errors.js';
import { unexpectedProblem } from '../unexpected-problem.js';
import type { WorkerOptions } from '../workers/open-workers.js';
import type { IslandFiles } from './dev-islands.js';
import { DevSite } from './dev-site.js';
import type { ResolvedOptions } from './options.js';

/** The site, or why there is none, and the problems of its settings. */
export interface SessionState {
  site?: DevSite;
  problems: Pick<Report, 'errors' | 'warnings'>;
  /** When it began to be read, in ms. */
  startedMs: number;
}

/** A loaded site with the tasks that need it. */
interface Current {
  state: Promise<SessionState>;
  tasks: number;
  isStale: boolean;
}

export class DevSession {
  /** Receives what code in the docs prints. Default: it is written to stderr. */
  onLog: WorkerOptions['onLog'];
  #early: EarlyLoad | undefined;
  #options: ResolvedOptions | undefined;
  #current: Current | undefined;
  readonly #islandFiles: IslandFiles = new Map();

  /** `early`: the site that is already loading, for the first use. */
  constructor(early?: EarlyLoad) {
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
    const before = this.#current;
    this.#current = undefined;
    if (!before) return;
    before.isStale = true;
    await closeUnused(before);
  }

  /** Stops the workers of the site. */
  async close(): Promise<void> {
    const before = this.#current;
    this.#current = undefined;
    (await before?.state)?.site?.close();
  }

  #open(): Current {
    return (this.#current ??= { state: this.#read(), tasks: 0, isStale: false });
  }

  /** Never fails: whatever happens is a problem of this state, and the next state may be free of it. */
  async #read(): Promise<SessionState> {
    const early = this.#early;
    this.#early = undefined;
    const startedMs = early?.startedMs ?? Date.now();
    try {
      const { loaded, problems, models } = await (early?.result ?? this.#load());
      const { onLog } = this;
      const islandFiles = this.#islandFiles;
      const site = loaded && new DevSite(loaded, { ...this.options, onLog, models, islandFiles });
      return { site, problems, startedMs };
    } catch (error) {
      return { problems: { errors: [unexpectedProblem(error)], warnings: [] }, startedMs };
    }
  }

  async #load(): Promise<LoadResult> {
    const { loadSite, openSpecifications } = await import('../site/load-site.js');
    const problems = new Report();
    const models = await openSpecifications(this.options.root);
    return { loaded: await loadSite(this.options, problems, { specifications: models }), problems, models };
  }
}

async function closeUnused(current: Current): Promise<void> {
  const { site } = await current.state;
  if (current.isStale && current.tasks === 0) site?.close();
}
