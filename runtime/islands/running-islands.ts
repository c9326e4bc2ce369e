/** The interactive components that run on the page, for code that is loaded without them. */

/** What `mount.ts` keeps with the document. */
export interface RunningIslands {
  /** Starts those in a part that came into the page. */
  start?(root: Element): void;
  /** Stops those in parts that are removed. */
  stop?(...parts: Node[]): void;
}

/** The interactive components of this page. Empty until the script of one has loaded. */
export function runningIslands(): RunningIslands {
  return (document as Document & { octavoIslands?: RunningIslands }).octavoIslands ?? {};
}
