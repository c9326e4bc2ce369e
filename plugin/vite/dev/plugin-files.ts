/** Watches files that plugins read and that the watcher of the docs folder does not see. */
import { unwatchFile, watchFile } from 'node:fs';
import { isInside, relativePath } from '../../core/text/slash-path.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { isPassedBy, watchPattern, type WatchPattern } from '../../plugins/read/watched-files.js';
import { fileState } from '../../reader/docs-file.js';
import { FolderWatcher, type FolderWatcherOptions } from './folder-watcher.js';

/** Interval in milliseconds for a look at single files. */
const interval = 250;

export interface PluginFilesOptions extends Pick<FolderWatcherOptions, 'onError'> {
  onChange(path: string): void;
  /** Whether the watcher of the docs folder sees the path below it. */
  isSeen(below: string): boolean;
}

export class PluginFiles {
  readonly #options: PluginFilesOptions;
  /** The functions that end what was started, by the paths of files and folders. */
  readonly #ends = new Map<string, () => void>();
  /** By their text. Those of earlier loads stay: a plugin that cannot be read names none. */
  readonly #patterns = new Map<string, WatchPattern>();
  #root = '';

  constructor(options: PluginFilesOptions) {
    this.#options = options;
  }

  /** Watches the files that the plugins of the site read. */
  follow({ plugins, site: { root } }: LoadedSite): void {
    this.#root = root;
    for (const text of plugins?.list.flatMap(({ watch }) => watch) ?? []) {
      const pattern = watchPattern(root, text);
      const { base, hasWildcard } = pattern;
      this.#patterns.set(text, pattern);
      this.#start(base, hasWildcard || fileState(base)?.isDirectory() ? this.#watchFolder : this.#watchFile);
    }
    for (const file of plugins?.watched ?? []) this.#start(file, this.#watchFile);
  }

  /** Whether a plugin has named the file at the absolute path with a pattern. */
  has(path: string): boolean {
    return [...this.#patterns.values()].some(({ matches }) => matches(path));
  }

  close(): void {
    for (const end of this.#ends.values()) end();
  }

  #start(path: string, watch: (path: string) => () => void): void {
    if (!this.#ends.has(path) && !this.#isSeen(path)) this.#ends.set(path, watch(path));
  }

  #isSeen(path: string): boolean {
    const below = relativePath(this.#root, path);
    return below === '' || (isInside(this.#root, path) && this.#options.isSeen(below));
  }

  readonly #watchFolder = (folder: string): (() => void) => {
    const watcher = new FolderWatcher(folder, {
      onChange: (_event, path) => void (!this.#isSeen(path) && this.has(path) && this.#options.onChange(path)),
      onError: this.#options.onError,
      isIgnored: isPassedBy,
    });
    return () => watcher.close();
  };

  readonly #watchFile = (file: string): (() => void) => {
    const changed = (): void => this.#options.onChange(file);
    watchFile(file, { interval, persistent: false }, changed);
    return () => unwatchFile(file, changed);
  };
}
