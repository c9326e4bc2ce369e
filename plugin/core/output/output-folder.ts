/**
 * The output folder of a build. New files go to a staging folder and are moved into place at the end, so a failed build
 * leaves the previous site. Unchanged files are not written again.
 */
import { constants, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commitOutput, recoverOutput } from './output-commit.js';
import { releaseLock, acquireLock } from './output-lock.js';
import { outputPaths, type OutputPaths } from './output-paths.js';
import { recordOf, type OutputRecord, type OutputRecords } from './output-record.js';
import { outputLocked } from './output-problem.js';
import { groupBy } from '../text/group-by.js';
import { foldersOf } from '../text/folders-of.js';

/** Writes a file to the staging folder. Any process can do this; `OutputFolder.adopt` then adds the file. */
export function writeStaged(staging: string, path: string, content: string | Uint8Array): void {
  const target = join(staging, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

export class OutputFolder {
  /** Absolute, without symbolic links. */
  readonly outDir: string;
  /** The staging folder. */
  readonly staging: string;
  /** A folder for files that only this build reads. It is removed at the end. */
  readonly scratch: string;
  readonly #paths: OutputPaths;
  readonly #before: OutputRecords;
  readonly #pathsByKey: ReadonlyMap<string, string[]>;
  readonly #kept = new Map<string, OutputRecord>();
  readonly #staged = new Map<string, OutputRecord>();
  /** The folders of kept and of staged files. */
  readonly #folders = new Set<string>();

  /**
   * Locks the folder for this build, and undoes an interrupted one. Throws if another build is writing it. `before`
   * returns the records of the last `commit` to the folder.
   */
  constructor(outDir: string, before: (outDir: string) => OutputRecords = () => ({})) {
    this.#paths = outputPaths(outDir);
    ({ outDir: this.outDir, staging: this.staging, scratch: this.scratch } = this.#paths);
    const { lock } = this.#paths;
    const holder = acquireLock(lock);
    if (holder !== undefined) throw outputLocked(outDir, holder, lock);
    try {
      recoverOutput(this.#paths);
      this.#before = before(this.outDir);
      this.#pathsByKey = groupBy(Object.keys(this.#before), (path) => this.#before[path]!.key);
    } catch (error) {
      releaseLock(lock);
      throw error;
    }
    // A build that is ended by a signal leaves nothing behind.
    process.once('exit', this.close);
  }

  /** Whether the file is unchanged since a build wrote it with the same `key`. If so, it is kept. */
  keep(path: string, key: string): boolean {
    const record = this.#before[path];
    if (record?.key !== key) return false;
    const stats = statSync(join(this.outDir, path), { throwIfNoEntry: false });
    if (stats?.size !== record.size || stats.mtimeMs !== record.mtimeMs) return false;
    this.#add(this.#kept, path, record);
    return true;
  }

  /** Whether the last build wrote files from `key`. */
  hasKept(key: string): boolean {
    return this.#pathsByKey.has(key);
  }

  /** Keeps all files that the last build wrote from `key`. Returns `false` if one is missing or was written by this build. */
  keepAll(key: string): boolean {
    const paths = this.#pathsByKey.get(key);
    return paths !== undefined && paths.every((path) => !this.has(path) && this.keep(path, key));
  }

  /** Writes a file, unless the existing one has the same bytes. */
  write(path: string, key: string, content: string | Uint8Array): void {
    if (this.#keepSame(path, key, () => Buffer.from(content as string))) return;
    writeStaged(this.staging, path, content);
    this.#add(this.#staged, path, recordOf(join(this.staging, path), key));
  }

  /** Adds a file that is staged, perhaps by another process, unless the existing one has the same bytes. */
  adopt(path: string, key: string): void {
    const file = join(this.staging, path);
    const record = recordOf(file, key);
    const isSame = this.#before[path]?.size === record.size && this.#keepSame(path, key, () => readFileSync(file));
    if (isSame) rmSync(file);
    else this.#add(this.#staged, path, record);
  }

  /** Copies a file, as a clone on file systems that support it. */
  copy(path: string, key: string, from: string): void {
    if (this.keep(path, key)) return;
    const target = join(this.staging, path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(from, target, constants.COPYFILE_FICLONE);
    this.adopt(path, key);
  }

  /** A file of this build, with its current path, which changes in `commit`; `undefined` if it has none at `path`. */
  find(path: string): (OutputRecord & { path: string }) | undefined {
    const staged = this.#staged.get(path);
    const record = staged ?? this.#kept.get(path);
    return record && { ...record, path: join(staged ? this.staging : this.outDir, path) };
  }

  /** Whether this build has a file at `path`, or a folder there, or a file in place of one of its folders. */
  has(path: string): boolean {
    return this.#isFile(path) || this.#folders.has(path) || foldersOf(path).some((folder) => this.#isFile(folder));
  }

  /**
   * Makes the folder the new site and returns its records. Before the folder changes, `onReady` receives the records of
   * both sites, to identify Octavo's files if the process ends in between.
   */
  commit(onReady?: (records: OutputRecords) => void): OutputRecords {
    const records = Object.fromEntries([...this.#kept, ...this.#staged]);
    const removed = Object.keys(this.#before).filter((path) => !this.#isFile(path));
    if (this.#staged.size + removed.length > 0) {
      onReady?.({ ...this.#before, ...records });
      commitOutput(this.#paths, { staged: [...this.#staged.keys()], kept: [...this.#kept.keys()], removed });
    }
    this.close();
    return records;
  }

  /** Removes the temporary files of the build and releases the lock. Without `commit`, the folder is unchanged. */
  readonly close = (): void => {
    process.off('exit', this.close);
    const { staging, scratch, stale, lock } = this.#paths;
    // A worker of a killed build may have written after this build started.
    for (const folder of [staging, scratch, ...stale]) rmSync(folder, { recursive: true, force: true });
    releaseLock(lock);
  };

  #add(files: Map<string, OutputRecord>, path: string, record: OutputRecord): void {
    this.#kept.delete(path);
    this.#staged.delete(path);
    files.set(path, record);
    for (const folder of foldersOf(path)) this.#folders.add(folder);
  }

  #isFile(path: string): boolean {
    return this.#staged.has(path) || this.#kept.has(path);
  }

  /** Keeps the existing file if it has the same bytes. */
  #keepSame(path: string, key: string, read: () => Buffer): boolean {
    const file = join(this.outDir, path);
    if (!Object.hasOwn(this.#before, path) || !existsSync(file) || !readFileSync(file).equals(read())) return false;
    this.#add(this.#kept, path, recordOf(file, key));
    return true;
  }
}
