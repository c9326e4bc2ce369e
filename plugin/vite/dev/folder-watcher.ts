/**
 * Watches the docs folder. Vite's watcher watches every file and loses files that are replaced at once, as a branch
 * switch does. This watcher watches folders, and compares the entries of a folder with its previous entries.
 */
import { unwatchFile, watch, watchFile, type FSWatcher, type Stats } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { entriesIn, fileState, realPath } from '../../reader/docs-file.js';
import { isInside } from '../../core/text/slash-path.js';

/** The changes as Vite's watcher names them. */
export type FileEvent = 'add' | 'change' | 'unlink';

export interface FolderWatcherOptions {
  /** Called for each file that has changed. `path` is absolute. */
  onChange(event: FileEvent, path: string): void;
  /** Called once if the system refuses to watch a folder. */
  onError(error: Error): void;
  /** Whether a file or folder with this name is ignored. */
  isIgnored(name: string, isFolder: boolean): boolean;
}

/** A folder and its entries. */
interface Watched {
  watcher: FSWatcher | undefined;
  /** Differs if another folder is at the path. */
  identity: string;
  /** State by name; `folder` for a folder. */
  entries: Map<string, string>;
}

/** Time in milliseconds in which changes are collected: programs write a file in several steps. */
const collectTime = 20;

/** Time in milliseconds after which a missing file is gone: some editors remove a file before they write it. */
const absentTime = 100;

/** Interval in milliseconds for a look at the watched folder itself: without it, no change in it can be reported. */
const rootInterval = 250;

/** Whether one watcher reports changes at any depth. */
const isDeep = process.platform === 'darwin' || process.platform === 'win32';

export class FolderWatcher {
  readonly #root: string;
  readonly #options: FolderWatcherOptions;
  readonly #folders = new Map<string, Watched>();
  /** The targets of symbolic links in the folder. */
  readonly #links = new Map<string, string>();
  readonly #changed = new Set<string>();
  /** Paths of missing files, and whether they have been missing for long. */
  readonly #absent = new Map<string, boolean>();
  readonly #lookAtRoot = (): void => this.#note(this.#root);
  #timer: NodeJS.Timeout | undefined;
  #state: 'starting' | 'watching' | 'closed' = 'starting';
  #hasFailed = false;
  #newest = 0;

  /** Starts watching. Existing files are not reported. */
  constructor(root: string, options: FolderWatcherOptions) {
    this.#root = root;
    this.#options = options;
    this.#compare(root);
    watchFile(root, { interval: rootInterval, persistent: false }, this.#lookAtRoot);
    this.#state = 'watching';
  }

  /** Time of the latest change before the start, in ms. */
  get newest(): number {
    return this.#newest;
  }

  close(): void {
    this.#state = 'closed';
    unwatchFile(this.#root, this.#lookAtRoot);
    for (const { watcher } of this.#folders.values()) watcher?.close();
  }

  #note(folder: string): void {
    this.#changed.add(folder);
    if (!this.#timer) this.#timer = setTimeout(() => this.#flush(), collectTime).unref();
  }

  #flush(): void {
    this.#timer = undefined;
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const folder of changed)
      if (this.#state === 'watching' && (this.#folders.has(folder) || folder === this.#root)) this.#compare(folder);
  }

  /** Reports differences between a folder and its previous entries. */
  #compare(folder: string): void {
    const stats = fileState(folder);
    if (!stats?.isDirectory()) {
      // The watcher of the parent folder reports that any other folder is missing.
      if (folder === this.#root) this.#leave(folder);
      return;
    }
    const entries = this.#open(folder, stats);
    if (!entries) return;
    const found = entriesIn(folder);
    for (const link of found.filter((entry) => entry.isSymbolicLink())) this.#noteLink(join(folder, link.name));
    for (const name of new Set([...entries.keys(), ...found.map((entry) => entry.name)]))
      this.#look(folder, name, entries);
  }

  /**
   * Watches the folder if it is new at its path. Returns its previous entries; `undefined` if it contains itself
   * through a link.
   */
  #open(folder: string, stats: Stats): Watched['entries'] | undefined {
    this.#newest = Math.max(this.#newest, stats.ctimeMs);
    const before = this.#folders.get(folder);
    const identity = identityOf(stats);
    if (before?.identity === identity) return before.entries;
    if (this.#isInItself(folder, identity)) return undefined;
    before?.watcher?.close();
    const entries: Watched['entries'] = before?.entries ?? new Map<string, string>();
    // Watched before it is read, so that no change is missed in between.
    this.#folders.set(folder, { watcher: this.#watch(folder), identity, entries });
    return entries;
  }

  #watch(folder: string): FSWatcher | undefined {
    if (isDeep && folder !== this.#root) return undefined;
    try {
      const watcher = watch(folder, { persistent: false, recursive: isDeep }, (_event, name) => {
        this.#note(isDeep && name !== null ? dirname(join(folder, name)) : folder);
      });
      // The folder was removed, which the watcher of its parent reports.
      return watcher.on('error', () => watcher.close());
    } catch (error) {
      // A folder that is gone by now is reported by the watcher of its parent.
      if (fileState(folder) && !this.#hasFailed) this.#options.onError(error as Error);
      this.#hasFailed = true;
      return undefined;
    }
  }

  /** Compares the entry at a path with its previous state. */
  #look(folder: string, name: string, entries: Watched['entries']): void {
    const path = join(folder, name);
    const before = entries.get(name);
    const stats = fileState(path);
    const after = stats && this.#stateOf(name, stats);
    if (!stats || after === undefined) return this.#miss(folder, name, entries);
    this.#newest = Math.max(this.#newest, stats.ctimeMs);
    this.#absent.delete(path);
    entries.set(name, after);
    const isSameKind = (before === 'folder') === (after === 'folder');
    if (!isSameKind) this.#remove(path, before);
    if (after !== 'folder') {
      if (before !== after) this.#report(before !== undefined && isSameKind ? 'change' : 'add', path);
    } else if (this.#folders.get(path)?.identity !== identityOf(stats)) this.#compare(path);
  }

  /** `undefined` for an ignored file or folder. */
  #stateOf(name: string, stats: Stats): string | undefined {
    const isFolder = stats.isDirectory();
    if (!(isFolder || stats.isFile()) || this.#options.isIgnored(name, isFolder)) return undefined;
    return isFolder ? 'folder' : `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size} ${stats.ino}`;
  }

  /** The file of a path is missing. It is gone if it is still missing later. */
  #miss(folder: string, name: string, entries: Watched['entries']): void {
    const path = join(folder, name);
    const before = entries.get(name);
    if (before === undefined) return;
    if (!this.#absent.get(path)) {
      this.#absent.set(path, false);
      setTimeout(() => this.#lookAgain(folder, path), absentTime).unref();
      return;
    }
    this.#absent.delete(path);
    entries.delete(name);
    this.#remove(path, before);
  }

  #lookAgain(folder: string, path: string): void {
    if (!this.#absent.has(path)) return;
    this.#absent.set(path, true);
    this.#note(folder);
  }

  #remove(path: string, state: string | undefined): void {
    if (state === 'folder') this.#leave(path);
    else if (state !== undefined) this.#report('unlink', path);
  }

  /** A folder is gone with all that was in it. */
  #leave(path: string): void {
    const watched = this.#folders.get(path);
    if (!watched) return;
    watched.watcher?.close();
    this.#folders.delete(path);
    for (const [name, state] of watched.entries) this.#remove(join(path, name), state);
  }

  /** Whether a symbolic link points to a folder above it. */
  #isInItself(path: string, identity: string): boolean {
    for (let folder = dirname(path); folder.length >= this.#root.length; folder = dirname(folder))
      if (this.#folders.get(folder)?.identity === identity) return true;
    return false;
  }

  #noteLink(path: string): void {
    const [root, target] = [realPath(this.#root), realPath(path)];
    if (root !== undefined && target !== undefined) this.#links.set(path, join(this.#root, relative(root, target)));
  }

  #report(event: FileEvent, path: string): void {
    if (this.#state !== 'watching') return;
    this.#options.onChange(event, path);
    // A link to the file has changed with it, although nothing happens in the folder of the link.
    for (const [link, target] of this.#links)
      if (target === path || isInside(target, path)) this.#note(dirname(join(link, relative(target, path))));
  }
}

function identityOf({ dev, ino, birthtimeMs }: Stats): string {
  return `${dev} ${ino} ${birthtimeMs}`;
}
