/** Entries of the browser's history within this document. */
import { attempt } from '../../elements/attempt.js';

/** Storage key of the scroll positions, for a reload. */
const positionsKey = 'octavo-positions';

const maxPositions = 50;

/** A name of the current entry. Entries that a change of page has added have a number, all others their URL. */
export function entryName(): string {
  const state = history.state as { octavo?: number } | null;
  return String(state?.octavo ?? location.href);
}

/** Adds an entry. Calls `pushState` as the page's scripts may have replaced it, because this is how they learn of the change. */
export function pushEntry(url: URL): void {
  history.pushState({ octavo: Date.now() }, '', url);
}

/** Vertical scroll positions by the name of an entry, the latest last. */
const positions = new Map(attempt(() => JSON.parse(sessionStorage.getItem(positionsKey)!) as [string, number][]));

/** The position of the open page, as of the last frame: reading it during a change would lay out the page. */
let position = scrollY;

addEventListener('scroll', () => (position = scrollY), { passive: true });
addEventListener('pagehide', () => attempt(() => sessionStorage.setItem(positionsKey, JSON.stringify([...positions]))));

/** Saves the position of the open page for the entry `name`. */
export function savePosition(name: string): void {
  positions.delete(name);
  positions.set(name, position);
  const [oldest] = positions.keys();
  if (positions.size > maxPositions) positions.delete(oldest!);
}

/** The position that the reader left the entry at; `undefined` on the first visit. */
export function savedPosition(name: string): number | undefined {
  return positions.get(name);
}
