/** Which components need a browser: they are rendered at build like all others, and become live when a reader has scripts. */

/** Where a component that needs a browser is found again when the scripts of the site are bundled. */
export interface Island {
  /** The author's file, absolute. */
  file: string;
  /** Its name at the top level of that file. */
  name: string;
}

const islands = new WeakMap<object, Island>();

/** Notes that `value` (a component, or anything that components use) needs a browser. The first note counts. */
export function addIsland(value: unknown, island: Island): void {
  if (isKey(value) && !islands.has(value)) islands.set(value, island);
}

/** What is known of a value that needs a browser; `undefined` for one that does not. */
export function islandOf(value: unknown): Island | undefined {
  return isKey(value) ? islands.get(value) : undefined;
}

function isKey(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
