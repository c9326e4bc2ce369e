/** Counts uses in a site, with their status. */
import type { Effect } from '../../../config/schema/effect.js';
import { nearest } from '../../../core/text/nearest.js';
import type { SourceLocation } from '../../../core/model/types.js';
import type { CompatEntry } from '../../../plugins/compat-report.js';

/** Collects uses by name. */
export class Tally {
  readonly #entries = new Map<string, CompatEntry>();

  /** A use with a known status. */
  known(name: string, { status, note }: Effect, location: SourceLocation): void {
    this.#add({ name, status, note }, location);
  }

  /** A use of an unknown name. `candidates` are the known names in its place. */
  unknown(name: string, written: string, candidates: Iterable<string>, location: SourceLocation): void {
    if (!this.#entries.has(name)) {
      this.#add({ name, status: 'unknown', note: '', suggestion: nearest(written, candidates) }, location);
    } else this.#add({ name, status: 'unknown', note: '' }, location);
  }

  /** Adds the counts of another file. */
  addAll(entries: readonly CompatEntry[]): void {
    for (const { count: _count, places, ...entry } of entries)
      for (const location of places) this.#add(entry, location);
  }

  /** Sorted by status, most important first, then by name. */
  entries(): CompatEntry[] {
    const order = ['unknown', 'unsupported', 'partial', 'supported'];
    return [...this.#entries.values()].sort(
      (a, b) => order.indexOf(a.status) - order.indexOf(b.status) || (a.name < b.name ? -1 : 1),
    );
  }

  #add(entry: Omit<CompatEntry, 'count' | 'places'>, location: SourceLocation): void {
    const before = this.#entries.get(entry.name);
    if (before) {
      before.count++;
      before.places.push(location);
    } else this.#entries.set(entry.name, { ...entry, count: 1, places: [location] });
  }
}
