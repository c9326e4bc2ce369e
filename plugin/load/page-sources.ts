/** The pages as the last build read them: a file whose state on disk is the same is not read again. */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentKey } from '../core/cache/content-key.js';
import { StoredTable } from '../core/cache/stored-table.js';
import type { Problem } from '../core/errors/errors.js';
import { getOrInsert } from '../core/text/get-or-insert.js';
import { fileState } from '../reader/docs-file.js';
import type { LoadedPage } from './load-page.js';
import { renderingVersions } from './versions.js';

/** A page, and the problems that reading it has reported. */
export interface ReadPage {
  page: LoadedPage;
  warnings: readonly Problem[];
}

/** `state`: of its file. */
type StoredPage = ReadPage & { state: string };

/** Differences between two file times that a system may not store, in milliseconds. Some store only seconds. */
const timeStep = 20;
const coarseTimeStep = 2_000;

export class PageSources {
  readonly #root: string;
  readonly #table: StoredTable<StoredPage>;
  readonly #before: Readonly<Record<string, StoredPage>>;
  readonly #pages: Record<string, StoredPage> = {};
  readonly #states = new Map<string, string>();
  #hasNew = false;

  constructor(root: string, cacheDir: string) {
    this.#root = root;
    this.#table = new StoredTable(join(cacheDir, 'sources.json'), contentKey(renderingVersions()));
    this.#before = this.#table.values;
  }

  /** The number of pages that were changed or removed since the last build. */
  get changed(): number {
    return Object.keys(this.#before).filter((file) => this.#stateOf(file) !== this.#before[file]!.state).length;
  }

  /** Whether a loaded page is not the same as in the last build, so that it has to be built. */
  get hasNew(): boolean {
    return this.#hasNew;
  }

  /** The page of `file` at `route`: of the last build, or the result of `read`. */
  load(file: string, route: string, read: () => ReadPage | undefined): ReadPage | undefined {
    const state = this.#stateOf(file);
    const before = Object.hasOwn(this.#before, file) ? this.#before[file] : undefined;
    if (state && before?.state === state && before.page.route === route) return (this.#pages[file] = before);
    const result = read();
    if (before?.page.hash !== result?.page.hash) this.#hasNew = true;
    if (state && result && isStorable(result)) this.#pages[file] = { ...result, state };
    return result;
  }

  /** Saves the pages for the next build. */
  save(): void {
    this.#table.save(this.#pages);
  }

  #stateOf(file: string): string {
    return getOrInsert(this.#states, file, () => currentState(join(this.#root, file)));
  }
}

/** Opened for the next build, by the cache that has them. */
const opened = new Map<string, PageSources>();

/** The pages of the last build, before a build starts. */
export function openSources(root: string, cacheDir: string): PageSources {
  return getOrInsert(opened, cacheDir, () => new PageSources(root, cacheDir));
}

/** The same for one build: the next one needs the state of the files at its time. */
export function takeSources(root: string, cacheDir: string | undefined): PageSources | undefined {
  if (cacheDir === undefined) return undefined;
  const sources = openSources(root, cacheDir);
  opened.delete(cacheDir);
  return sources;
}

/** Differs after each change. Empty if a change in this moment could leave it the same. */
function currentState(path: string): string {
  const stats = fileState(path);
  if (!stats) return '';
  const { ino, size, mtimeMs, ctimeMs } = stats;
  const step = mtimeMs % 1000 === 0 ? coarseTimeStep : timeStep;
  return Math.max(mtimeMs, ctimeMs) + step < Date.now() ? [ino, size, mtimeMs, ctimeMs].join(' ') : '';
}

/** Whether it is the same after it is stored. A file that could not be read may be readable without a change. */
function isStorable(result: ReadPage): boolean {
  return result.page.hash !== contentKey('') && isDeepStrictEqual(JSON.parse(JSON.stringify(result)), result);
}
