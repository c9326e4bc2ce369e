/** Access to the running interactive components, for code that loads without them. */

/** Scripts of interactive components. New ones start their components, and restart those that run. */
export const islandScripts = 'script[src*="/_octavo/islands/"]';

/** Functions that `mount.ts` stores on the document. */
export interface RunningIslands {
  /** Starts the components in an element that was added to the page. */
  start?(root: Element): void;
  /** Keeps the state of the components in an element until they start again. Call it before `stop`. */
  keep?(root: Element): void;
  /** Stops the components in nodes that are removed. */
  stop?(...parts: Node[]): void;
  /** The running components, by the comment before each. */
  readonly started?: ReadonlyMap<Comment, { container: object }>;
}

/** The interactive components of this page. Empty until the script of one has loaded. */
export function runningIslands(): RunningIslands {
  return (document as Document & { octavoIslands?: RunningIslands }).octavoIslands ?? {};
}
