/** Counts what occurs in a site, with its effect. */
import type { Effect } from '../../config/schema/effect.js';
import { nearest } from '../../nearest.js';
import type { SourceLocation } from '../../site/types.js';

/** A key, component or prop that occurs in the site, and what becomes of it. */
export interface CompatEntry {
  name: string;
  /** `unknown`: no part of the format; it is left out. */
  status: Effect['status'] | 'unknown';
  /** How it is approximated or why it is ignored; empty otherwise. */
  note: string;
  /** The name that the author most likely meant, of something unknown. */
  suggestion?: string;
  /** How often it occurs. */
  count: number;
  /** Where, in the order of the files. */
  places: SourceLocation[];
}

/** Collects occurrences by name. */
export class Tally {
  readonly #entries = new Map<string, CompatEntry>();

  /** Something whose effect is known. */
  known(name: string, { status, note }: Effect, location: SourceLocation): void {
    this.#add({ name, status, note }, location);
  }

  /** Something unknown; `candidates` are the names that are known in its place. */
  unknown(name: string, written: string, candidates: Iterable<string>, location: SourceLocation): void {
    if (!this.#entries.has(name)) {
      this.#add({ name, status: 'unknown', note: '', suggestion: nearest(written, candidates) }, location);
    } else this.#add({ name, status: 'unknown', note: '' }, location);
  }

  /** Adds what was counted in another file. */
  addAll(entries: readonly CompatEntry[]): void {
    for (const { count: _count, places, ...entry } of entries)
      for (const location of places) this.#add(entry, location);
  }

  /** By what is to be done about it, then by name. */
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
