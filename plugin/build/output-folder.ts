/**
 * The folder that a build writes. Everything new goes to a hidden folder beside it and moves into place at the end, so a
 * build that fails leaves the last one as it was. Files that would not change are not written again.
 */
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What is known of a file written before: what it was made from, and how it lay on the disk. */
export interface OutputRecord {
  /** Stands for everything that the file was made from. */
  key: string;
  size: number;
  mtimeMs: number;
}

/** Files by their path in the output, with `/`. */
export type OutputRecords = Record<string, OutputRecord>;

/** Where the new files of a build into `outDir` wait until it is complete. */
export function stagingFolder(outDir: string): string {
  return join(dirname(outDir), `.${basename(outDir)}.octavo-tmp`);
}

/** Staging folders that this thread has made already. */
const folders = new Set<string>();

/** Writes a file to the staging folder. Any thread may do so: `OutputFolder.adopt` then takes it over. */
export function writeStaged(staging: string, path: string, content: string | Uint8Array): void {
  writeFileSync(stagedPath(staging, path), content);
}

/** Where a file waits; its folder is made. */
function stagedPath(staging: string, path: string): string {
  const target = join(staging, path);
  const folder = dirname(target);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  return target;
}

export class OutputFolder {
  readonly outDir: string;
  /** Where new files wait. */
  readonly staging: string;
  readonly #before: OutputRecords;
  readonly #kept = new Map<string, string>();
  readonly #staged = new Map<string, string>();

  /** `before` is what the last build into the folder returned from `commit`. */
  constructor(outDir: string, before: OutputRecords = {}) {
    this.outDir = outDir;
    this.staging = stagingFolder(outDir);
    folders.clear();
    this.#before = before;
    rmSync(this.staging, { recursive: true, force: true });
    // A build that is interrupted leaves nothing behind.
    process.once('exit', this.discard);
  }

  /** Whether the file stands there as a build wrote it from the same `key`. It then stays. */
  keep(path: string, key: string): boolean {
    const record = this.#before[path];
    if (record?.key !== key) return false;
    const found = statSync(join(this.outDir, path), { throwIfNoEntry: false });
    if (found?.size !== record.size || found.mtimeMs !== record.mtimeMs) return false;
    this.#kept.set(path, key);
    return true;
  }

  /** Writes a file, unless the same bytes stand there already. */
  write(path: string, key: string, content: string | Uint8Array): void {
    if (Object.hasOwn(this.#before, path) && this.#sameBytes(path, content)) this.#kept.set(path, key);
    else {
      writeStaged(this.staging, path, content);
      this.#staged.set(path, key);
    }
  }

  /** Takes over a file that another thread has staged. */
  adopt(path: string, key: string): void {
    this.#staged.set(path, key);
  }

  /** Copies a file; on file systems that can, without copying its bytes. */
  copy(path: string, key: string, from: string): void {
    if (this.keep(path, key)) return;
    copyFileSync(from, stagedPath(this.staging, path), constants.COPYFILE_FICLONE);
    this.#staged.set(path, key);
  }

  /** Whether this build has a file at `path`. */
  has(path: string): boolean {
    return this.#staged.has(path) || this.#kept.has(path);
  }

  /** Moves the new files into place and removes those of the last build that this one does not have. */
  commit(): OutputRecords {
    for (const path of Object.keys(this.#before)) if (!this.has(path)) this.#remove(path);
    if (!existsSync(this.outDir) && this.#staged.size > 0) {
      mkdirSync(dirname(this.outDir), { recursive: true });
      renameSync(this.staging, this.outDir);
    } else this.#move();
    this.discard();
    return Object.fromEntries([...this.#kept, ...this.#staged].map(([path, key]) => [path, this.#record(path, key)]));
  }

  /** Gives up: the folder stays as it was. */
  readonly discard = (): void => {
    process.off('exit', this.discard);
    rmSync(this.staging, { recursive: true, force: true });
  };

  #move(): void {
    const made = new Set<string>();
    for (const path of this.#staged.keys()) {
      const target = join(this.outDir, path);
      const folder = dirname(target);
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) rmSync(target, { recursive: true });
      renameSync(join(this.staging, path), target);
    }
  }

  #sameBytes(path: string, content: string | Uint8Array): boolean {
    const target = join(this.outDir, path);
    return existsSync(target) && readFileSync(target).equals(Buffer.from(content as string));
  }

  #record(path: string, key: string): OutputRecord {
    const { size, mtimeMs } = statSync(join(this.outDir, path));
    return { key, size, mtimeMs };
  }

  /** Removes a file, and the folders above it that it leaves empty. */
  #remove(path: string): void {
    rmSync(join(this.outDir, path), { force: true });
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      const absolute = join(this.outDir, folder);
      if (!existsSync(absolute) || readdirSync(absolute).length > 0) return;
      rmdirSync(absolute);
    }
  }
}
