/** Ids from `useId`. In an interactive component they are the same at build time and in the browser. */

let ids = { prefix: 'octavo-id-', last: 0 };

/** The next id, unique in its interactive component or in this process. */
export function nextId(): string {
  return `${ids.prefix}${(ids.last += 1)}`;
}

/** Runs `run` with ids that start with `prefix` and count from 1. */
export function withIds<T>(prefix: string, run: () => T): T {
  const outer = ids;
  ids = { prefix, last: 0 };
  try {
    return run();
  } finally {
    ids = outer;
  }
}
