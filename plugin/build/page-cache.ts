/**
 * What earlier builds know, by content: one index file, read whole, and one pack file with the rendered pages, read where
 * needed. Thousands of small files would cost more than the work that they save.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problem } from '../errors.js';
import type { RenderedPage } from '../mdx/types.js';
import type { OutputRecords } from './output-folder.js';
import { PagePack } from './page-pack.js';
import type { PackPlace } from './page-pack.js';
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
  /** Files that are published because the page refers to them. */
  files?: string[];
  /** Tags of the elements that need their script. */
  elements: string[];
  /** Whether the page has live components: its document also depends on their scripts. */
  hasIslands?: boolean;
  /** Where the rendered page lies in the pack; none for a page that could not be compiled. */
  packed?: PackPlace;
}

interface Index {
  /** Stands for the Octavo that wrote the cache. */
  version: string;
  pack: string;
  pages: Record<string, PageRecord>;
}

export class PageCache {
  readonly #folder: string;
  readonly #before: Index;
  readonly #pages: Record<string, PageRecord> = {};
  readonly #outputs: Record<string, OutputRecords>;
  #pack: PagePack;

  /** `folder` is made when something is kept there; what another `version` wrote is forgotten. */
  constructor(folder: string, version: string) {
    this.#folder = folder;
    this.#before = readIndex(folder, version);
    this.#outputs = (readSealed(join(folder, 'outputs.json')) as Record<string, OutputRecords> | undefined) ?? {};
    this.#pack = new PagePack(join(folder, this.#before.pack));
  }

  /** What is known of the page of `file`, if it was made from the same `key`. */
  find(file: string, key: string): PageRecord | undefined {
    const record = Object.hasOwn(this.#before.pages, file) ? this.#before.pages[file] : undefined;
    return record?.key === key ? record : undefined;
  }

  /** Takes over what is known, for the next build. */
  keep(file: string, record: PageRecord): void {
    this.#pages[file] = record;
  }

  /** Keeps a page for the next build. */
  store(file: string, record: Omit<PageRecord, 'packed'>, page: RenderedPage | undefined): void {
    this.#pages[file] = { ...record, packed: page && this.#pack.append(record.key, page) };
  }

  /** The rendered page of a record. `undefined` where the pack does not have it any more. */
  read(record: PageRecord): RenderedPage | undefined {
    return record.packed && this.#pack.read(record.key, record.packed);
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
      const index: Index = { version, pack: basename(this.#pack.file), pages: this.#pages };
      writeSealed(join(this.#folder, 'index.json'), index);
    } catch {
      // A read-only home folder, a full disk: the site itself is complete.
    } finally {
      this.#pack.close();
    }
  }

  /** Starts a new pack when most of the old one is of no use any more. */
  #compact(): void {
    const records = Object.values(this.#pages);
    const used = records.reduce((sum, { packed }) => sum + (packed?.length ?? 0), 0);
    if (this.#pack.size <= used * 2) return;
    const old = this.#pack;
    this.#pack = new PagePack(join(this.#folder, `pages-${Date.now().toString(36)}.pack`));
    for (const record of records) {
      const page = record.packed && old.read(record.key, record.packed);
      record.packed = page && this.#pack.append(record.key, page);
    }
    old.close();
    rmSync(old.file, { force: true });
  }
}

function readIndex(folder: string, version: string): Index {
  const index = readSealed(join(folder, 'index.json')) as Index | undefined;
  if (index?.version === version) return index;
  // Nothing can be read from the packs of another version or of a damaged index.
  removePacks(folder);
  return { version, pack: 'pages.pack', pages: {} };
}

function removePacks(folder: string): void {
  try {
    for (const name of readdirSync(folder)) if (name.endsWith('.pack')) rmSync(join(folder, name), { force: true });
  } catch {
    // There is no cache yet, or it cannot be written.
  }
}
