/** Ids that components make up: in a live component they are the same at build and in the browser. */

let ids = { prefix: 'octavo-id-', last: 0 };

/** The next id: unique in its live component, else in this process. */
export function nextId(): string {
  return `${ids.prefix}${(ids.last += 1)}`;
}

/** Runs `run` with ids that begin with `prefix` and are counted from 1. */
export function withIds<T>(prefix: string, run: () => T): T {
  const outer = ids;
  ids = { prefix, last: 0 };
  try {
    return run();
  } finally {
    ids = outer;
  }
}
