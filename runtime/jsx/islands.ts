/** Registers the components that need a browser. They render at build time and hydrate in the browser. */

/** The export that the browser bundle imports for an interactive component. */
export interface Island {
  /** Absolute path of the author's file. */
  file: string;
  /** Its name at the top level of that file. */
  name: string;
}

const islands = new WeakMap<object, Island>();

/** Registers that `value` (a component, or a value that components use) needs a browser. The first registration wins. */
export function addIsland(value: unknown, island: Island): void {
  if (isKey(value) && !islands.has(value)) islands.set(value, island);
}

/** The registration of `value`, if it needs a browser. */
export function islandOf(value: unknown): Island | undefined {
  return isKey(value) ? islands.get(value) : undefined;
}

/** The key under which an island has the result of a component that runs only in Node; `undefined` unless all props are plain. */
export function resultKey(name: string, props: object): string | undefined {
  const isPlain = Object.values(props).every((value) => typeof value !== 'object' && typeof value !== 'function');
  return isPlain ? `${name} ${JSON.stringify(props)}` : undefined;
}

function isKey(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
