/**
 * What earlier builds know, by content: one index file, read whole, and one pack file with the rendered pages, read where
 * needed. Thousands of small files would cost more than the work that they save.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problem } from '../errors.js';
import type { RenderedPage } from '../mdx/types.js';
import type { OutputRecords } from './output-folder.js';
import { PagePack } from './page-pack.js';
import type { PackPlace } from './page-pack.js';

/** What is kept of a page. */
export interface PageRecord {
  /** Stands for the source and everything else that the page was made from, but for `dependencies`. */
  key: string;
  /** Files that the page imports (relative to the docs folder), with the key of their content. */
  dependencies: Record<string, string>;
  problems: { errors: Problem[]; warnings: Problem[] };
  /** Local links and pictures, for the link check. */
  links: RenderedPage['links'];
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
  outputs: Record<string, OutputRecords>;
}

export class PageCache {
  readonly #folder: string;
  readonly #before: Index;
  readonly #pages: Record<string, PageRecord> = {};
  #pack: PagePack;

  /** `folder` is made when something is kept there; what another `version` wrote is forgotten. */
  constructor(folder: string, version: string) {
    this.#folder = folder;
    this.#before = readIndex(folder, version);
    this.#pack = new PagePack(join(folder, this.#before.pack));
  }

  /** What is known of the page of `file`, if it was made from the same `key`. */
  find(file: string, key: string): PageRecord | undefined {
    const record = this.#before.pages[file];
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

  /** The files that the last build wrote to `outDir`; `undefined` where nothing is known. */
  outputs(outDir: string): OutputRecords | undefined {
    return this.#before.outputs[outDir];
  }

  /** Writes the index. A cache that cannot be written is no error: the next build is a cold one. */
  save(outputs: Record<string, OutputRecords>): void {
    try {
      mkdirSync(this.#folder, { recursive: true });
      this.#compact();
      const index: Index = {
        version: this.#before.version,
        pack: basename(this.#pack.file),
        pages: this.#pages,
        outputs: { ...this.#before.outputs, ...outputs },
      };
      const temporary = join(this.#folder, `index.${process.pid}.json`);
      writeFileSync(temporary, JSON.stringify(index));
      renameSync(temporary, join(this.#folder, 'index.json'));
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
  try {
    const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Index;
    if (index.version === version) return index;
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // No cache yet, or not readable: both mean a cold build.
  }
  return { version, pack: 'pages.pack', pages: {}, outputs: {} };
}
