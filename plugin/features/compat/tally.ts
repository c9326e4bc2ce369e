/** Counts uses in a site, with their status. */
import type { Effect } from '../../config/schema/effect.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import { nearest } from '../../core/text/nearest.js';
import type { SourceLocation } from '../../core/model/types.js';
import type { CompatEntry } from '../../plugins/compat-report.js';

/** Collects uses by name. */
export class Tally {
  readonly #entries = new Map<string, CompatEntry>();

  /** A use with a known status. */
  known(name: string, { status, note }: Effect, location: SourceLocation): void {
    this.#add(name, location, () => ({ status, note }));
  }

  /** A use of an unknown name. `candidates` are the known names in its place. */
  unknown(name: string, written: string, candidates: Iterable<string>, location: SourceLocation): void {
    this.#add(name, location, () => ({ status: 'unknown', note: '', suggestion: nearest(written, candidates) }));
  }

  /** Adds the counts of another file. */
  addAll(entries: readonly CompatEntry[]): void {
    for (const { name, count: _count, places, ...support } of entries)
      for (const location of places) this.#add(name, location, () => support);
  }

  /** Sorted by status, most important first, then by name. */
  entries(): CompatEntry[] {
    const order = ['unknown', 'unsupported', 'partial', 'supported'];
    return [...this.#entries.values()].sort(
      (a, b) => order.indexOf(a.status) - order.indexOf(b.status) || (a.name < b.name ? -1 : 1),
    );
  }

  /** `supportOf` is called for the first use. */
  #add(name: string, location: SourceLocation, supportOf: () => Omit<CompatEntry, 'name' | 'count' | 'places'>): void {
    const entry = getOrInsert(this.#entries, name, () => ({ name, ...supportOf(), count: 0, places: [] }));
    entry.count++;
    entry.places.push(location);
  }
}

const kinds = ['frontMatter', 'components', 'props'] as const;

/** The features that a page uses, by kind, as in the report of a site. */
export type PageUse = Record<(typeof kinds)[number], CompatEntry[]>;

/** A tally for each kind of features of pages. */
export class PageTallies implements Record<keyof PageUse, Tally> {
  readonly frontMatter = new Tally();
  readonly components = new Tally();
  /** By component and prop: `Card.icon`. */
  readonly props = new Tally();

  /** Adds the uses of a page. */
  addAll(use: PageUse): void {
    for (const kind of kinds) this[kind].addAll(use[kind]);
  }

  entries(): PageUse {
    return Object.fromEntries(kinds.map((kind) => [kind, this[kind].entries()])) as PageUse;
  }
}
