/**
 * Results of earlier builds by content hash: one index file, loaded at once, and a few pack files with the rendered
 * pages, read on demand. Thousands of small files would cost more time than they save. The packs are written by the
 * processes that render the pages.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../core/errors/errors.js';
import type { PageFacts, RenderedPage } from '../../mdx/types.js';
import type { PageSearch } from '../../../runtime/search/page-search.js';
import type { OutputRecords } from '../../core/output/output-folder.js';
import { Packs, type PackRange } from './packs.js';
import { readSealed, writeSealed } from '../../core/cache/sealed-file.js';
import { entriesIn } from '../../reader/docs-file.js';

/** The cached data of a page, and all that a build knows about it without reading it. */
export interface PageRecord extends PageFacts {
  /** Key of the source and everything else that the page was made from, except `dependencies`. */
  key: string;
  /** Files that the page imports (relative to the docs folder), with their content keys. */
  dependencies: Record<string, string>;
  problems: { errors: Problem[]; warnings: Problem[] };
  /** Local links and images, for the link check. */
  links: RenderedPage['links'];
  /** Position of the rendered page in the packs; `undefined` if the page could not be compiled. */
  packed?: PackRange;
  /** Position of its part of the search index in the packs; `undefined` if it has none. */
  packedSearch?: PackRange;
}

interface Index {
  /** Key of the Octavo version that wrote the cache. */
  version: string;
  pages: Record<string, PageRecord>;
}

export class PageCache {
  readonly #folder: string;
  readonly #before: Index;
  readonly #pages: Record<string, PageRecord> = {};
  readonly #outputs: Record<string, OutputRecords>;
  readonly #packs: Packs;

  /** `folder` is created on the first write. Data of another `version` is discarded. */
  constructor(folder: string, version: string) {
    this.#folder = folder;
    this.#before = readIndex(folder, version);
    this.#outputs = (readSealed(join(folder, 'outputs.json')) as Record<string, OutputRecords> | undefined) ?? {};
    this.#packs = new Packs(folder, `pages-${randomUUID()}.pack`);
  }

  /** The cached record of the page of `file`. It is current only if its `key` matches. */
  find(file: string): PageRecord | undefined {
    return Object.hasOwn(this.#before.pages, file) ? this.#before.pages[file] : undefined;
  }

  /** Caches the result of a page for the next build. */
  keep(file: string, record: PageRecord): void {
    this.#pages[file] = record;
  }

  /** The rendered page of a record; `undefined` if the packs no longer contain it. */
  read({ packed }: PageRecord): RenderedPage | undefined {
    return packed && this.#packs.read<RenderedPage>(packed);
  }

  /** Whether `readSearch` can read the text of a record until the end of this build. */
  holds({ packedSearch }: PageRecord): boolean {
    return packedSearch === undefined || this.#packs.hold(packedSearch);
  }

  /** The indexed text of a page; `undefined` if the packs no longer contain it. */
  readSearch(range: PackRange): PageSearch | undefined {
    return this.#packs.read<PageSearch>(range);
  }

  /** The files that the last build wrote to `outDir`; `undefined` if unknown. Valid for any version. */
  outputs(outDir: string): OutputRecords | undefined {
    return this.#outputs[outDir];
  }

  /** Saves the list of files that a build wrote to `outDir`. */
  saveOutputs(outDir: string, records: OutputRecords): void {
    this.#outputs[outDir] = records;
    for (const folder of Object.keys(this.#outputs)) {
      if (folder !== outDir && !existsSync(folder)) delete this.#outputs[folder];
    }
    writeSealed(join(this.#folder, 'outputs.json'), this.#outputs);
  }

  /** Writes the index. Failing to write the cache is not an error: the next build starts cold. */
  save(): void {
    try {
      this.#compact();
      const { version } = this.#before;
      const index: Index = { version, pages: this.#pages };
      writeSealed(join(this.#folder, 'index.json'), index);
    } catch {
      // For example a read-only home folder or a full disk. The site itself is complete.
    } finally {
      this.#packs.close();
    }
  }

  /** Rewrites all pages into a new pack once most of the old packs is unused. */
  #compact(): void {
    const records = Object.values(this.#pages);
    const used = records.reduce(
      (sum, { packed, packedSearch }) => sum + (packed?.length ?? 0) + (packedSearch?.length ?? 0),
      0,
    );
    const old = packFiles(this.#folder);
    if (old.reduce((sum, file) => sum + statSync(file).size, 0) <= used * 2) return;
    for (const record of records) {
      const page = this.read(record);
      const search = record.packedSearch && this.readSearch(record.packedSearch);
      record.packed = page && this.#packs.append(page);
      record.packedSearch = search && this.#packs.append(search);
    }
    this.#packs.close();
    for (const file of old) rmSync(file, { force: true });
  }
}

function readIndex(folder: string, version: string): Index {
  const index = readSealed(join(folder, 'index.json')) as Index | undefined;
  if (index?.version === version) return index;
  // The packs of another version or of a damaged index cannot be read.
  removePacks(folder);
  return { version, pages: {} };
}

function removePacks(folder: string): void {
  try {
    for (const file of packFiles(folder)) rmSync(file, { force: true });
  } catch {
    // The cache is not writable.
  }
}

function packFiles(folder: string): string[] {
  return entriesIn(folder)
    .filter(({ name }) => name.endsWith('.pack'))
    .map(({ name }) => join(folder, name));
}
