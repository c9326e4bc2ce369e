/**
 * What earlier builds know, by content: one index file, read whole, and a few pack files with the rendered pages, read
 * where needed. Thousands of small files would cost more than the work that they save. The packs are written by the
 * processes that render the pages.
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../errors.js';
import type { RenderedPage } from '../mdx/types.js';
import type { OutputRecords } from '../output/output-folder.js';
import { PagePacks } from './page-packs.js';
import type { PackRange } from './page-packs.js';
import { readSealed, writeSealed } from './sealed-file.js';

/** What is kept of a page. */
export interface PageRecord {
  /** Stands for the source and everything else that the page was made from, but for `dependencies`. */
  key: string;
  /** Files that the page imports (relative to the docs folder), with the key of their content. */
  dependencies: Record<string, string>;
  problems: { errors: Problem[]; warnings: Problem[] };
  /** Local links and pictures, for the link check. */
  links: RenderedPage['links'];
  /** Ids that links can point to; none where a script may add others. */
  ids?: string[];
  /** Files that are published because the page refers to them. */
  files?: string[];
  /** Tags of the elements that need their script. */
  elements: string[];
  /** Whether the page has live components: its document also depends on their scripts. */
  hasIslands?: boolean;
  /** Where the rendered page lies in the packs; none for a page that could not be compiled. */
  packed?: PackRange;
}

interface Index {
  /** Stands for the Octavo that wrote the cache. */
  version: string;
  pages: Record<string, PageRecord>;
}

export class PageCache {
  readonly #folder: string;
  readonly #before: Index;
  readonly #pages: Record<string, PageRecord> = {};
  readonly #outputs: Record<string, OutputRecords>;
  readonly #packs: PagePacks;

  /** `folder` is made when something is kept there; what another `version` wrote is forgotten. */
  constructor(folder: string, version: string) {
    this.#folder = folder;
    this.#before = readIndex(folder, version);
    this.#outputs = (readSealed(join(folder, 'outputs.json')) as Record<string, OutputRecords> | undefined) ?? {};
    this.#packs = new PagePacks(folder, `pages-${Date.now().toString(36)}.pack`);
  }

  /** What the last build has kept of the page of `file`. It is current only if its `key` is. */
  find(file: string): PageRecord | undefined {
    return Object.hasOwn(this.#before.pages, file) ? this.#before.pages[file] : undefined;
  }

  /** Keeps what is known of a page for the next build. */
  keep(file: string, record: PageRecord): void {
    this.#pages[file] = record;
  }

  /** The rendered page of a record. `undefined` where the packs do not have it any more. */
  read({ packed }: PageRecord): RenderedPage | undefined {
    return packed && this.#packs.read(packed);
  }

  /** The files that the last build wrote to `outDir`; `undefined` where nothing is known. Valid for any version. */
  outputs(outDir: string): OutputRecords | undefined {
    return this.#outputs[outDir];
  }

  /** Keeps what a build wrote to `outDir`. */
  saveOutputs(outDir: string, records: OutputRecords): void {
    this.#outputs[outDir] = records;
    for (const folder of Object.keys(this.#outputs)) {
      if (folder !== outDir && !existsSync(folder)) delete this.#outputs[folder];
    }
    try {
      writeSealed(join(this.#folder, 'outputs.json'), this.#outputs);
    } catch {
      // As for `save`.
    }
  }

  /** Writes the index. A cache that cannot be written is not an error: the next build is a cold one. */
  save(): void {
    try {
      this.#compact();
      const { version } = this.#before;
      const index: Index = { version, pages: this.#pages };
      writeSealed(join(this.#folder, 'index.json'), index);
    } catch {
      // A read-only home folder, a full disk: the site itself is complete.
    } finally {
      this.#packs.close();
    }
  }

  /** Puts all pages into a new pack when most of the old ones is of no use any more. */
  #compact(): void {
    const records = Object.values(this.#pages);
    const used = records.reduce((sum, { packed }) => sum + (packed?.length ?? 0), 0);
    const old = packFiles(this.#folder);
    if (old.reduce((sum, file) => sum + statSync(file).size, 0) <= used * 2) return;
    for (const record of records) {
      const page = this.read(record);
      record.packed = page && this.#packs.append(page);
    }
    this.#packs.close();
    for (const file of old) rmSync(file, { force: true });
  }
}

function readIndex(folder: string, version: string): Index {
  const index = readSealed(join(folder, 'index.json')) as Index | undefined;
  if (index?.version === version) return index;
  // Nothing can be read from the packs of another version or of a damaged index.
  removePacks(folder);
  return { version, pages: {} };
}

function removePacks(folder: string): void {
  try {
    for (const file of packFiles(folder)) rmSync(file, { force: true });
  } catch {
    // The cache cannot be written.
  }
}

function packFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pack'))
    .map((name) => join(folder, name));
}
