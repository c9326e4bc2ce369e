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
import type { OutputRecord, OutputRecords } from '../../core/output/output-record.js';
import { Packs, type PackRange } from './packs.js';
import { contentKey } from '../../core/cache/content-key.js';
import { StoredTable, versionOf } from '../../core/cache/stored-table.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
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

export class PageCache {
  /** The key of all that pages depend on except their own files, with the version of Octavo. */
  readonly content: string;
  readonly #folder: string;
  readonly #index: StoredTable<PageRecord>;
  readonly #before: Readonly<Record<string, PageRecord>>;
  readonly #pages: Record<string, PageRecord> = {};
  readonly #outputs = new Map<string, StoredTable<OutputRecord>>();
  readonly #packs: Packs;

  /** `folder` is created on the first write. Pages with another `content` are discarded. */
  constructor(folder: string, content: string) {
    this.#folder = folder;
    this.content = content;
    this.#index = new StoredTable(join(folder, 'index.json'), content);
    this.#before = this.#index.values;
    // The packs of other pages or of a damaged index cannot be read.
    if (Object.keys(this.#before).length === 0) removePacks(folder);
    this.#packs = new Packs(folder, `pages-${randomUUID()}.pack`);
  }

  /** The cached record of the page of `file`. It is current only if its `key` matches. */
  find(file: string): PageRecord | undefined {
    return Object.hasOwn(this.#before, file) ? this.#before[file] : undefined;
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
    const { values } = this.#outputsOf(outDir);
    return Object.keys(values).length > 0 ? values : undefined;
  }

  /** Saves the list of files that a build wrote to `outDir`. */
  saveOutputs(outDir: string, records: OutputRecords): void {
    this.#outputsOf(outDir).save(records);
    for (const file of filesIn(this.#folder, /^outputs-/)) {
      const owner = versionOf(file) ?? '';
      if (owner !== outDir && !existsSync(owner)) rmSync(file, { force: true });
    }
  }

  /** Writes the index. Failing to write the cache is not an error: the next build starts cold. */
  save(): void {
    try {
      this.#compact();
      this.#index.save(this.#pages);
    } catch {
      // For example a read-only home folder or a full disk. The site itself is complete.
    } finally {
      this.#packs.close();
    }
  }

  #outputsOf(outDir: string): StoredTable<OutputRecord> {
    const file = join(this.#folder, `outputs-${contentKey(outDir)}.json`);
    return getOrInsert(this.#outputs, outDir, () => new StoredTable(file, outDir));
  }

  /** Rewrites all pages into a new pack once most of the old packs is unused. */
  #compact(): void {
    const records = Object.entries(this.#pages);
    const used = records.reduce(
      (sum, [, { packed, packedSearch }]) => sum + (packed?.length ?? 0) + (packedSearch?.length ?? 0),
      0,
    );
    const old = filesIn(this.#folder, packName);
    if (old.reduce((sum, file) => sum + statSync(file).size, 0) <= used * 2) return;
    for (const [file, record] of records) {
      const page = this.read(record);
      const search = record.packedSearch && this.readSearch(record.packedSearch);
      const packed = page && this.#packs.append(page);
      this.#pages[file] = { ...record, packed, packedSearch: search && this.#packs.append(search) };
    }
    this.#packs.close();
    for (const file of old) rmSync(file, { force: true });
  }
}

function removePacks(folder: string): void {
  try {
    for (const file of filesIn(folder, packName)) rmSync(file, { force: true });
  } catch {
    // The cache is not writable.
  }
}

const packName = /\.pack$/;

function filesIn(folder: string, name: RegExp): string[] {
  const names = entriesIn(folder).map((entry) => entry.name);
  return names.filter((each) => name.test(each)).map((each) => join(folder, each));
}
