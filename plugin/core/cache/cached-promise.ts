/** Promises that are shared. A failure is never kept: the file or service that caused it may be back. */

/** A `Map` or a `WeakMap`. */
interface PromiseCache<K, T> {
  get(key: K): Promise<T> | undefined;
  set(key: K, promise: Promise<T>): unknown;
  delete(key: K): boolean;
}

/** Returns a function that calls `make` on first use, shares its result, and calls it again after a failure. */
export function sharedPromise<T>(make: () => Promise<T>): () => Promise<T> {
  const cache = new Map<'value', Promise<T>>();
  return () => cachedPromise(cache, 'value', make);
}

/** The promise for `key` in `cache`. If there is none, calls `make` and caches its promise until that fails. */
export function cachedPromise<K, T>(cache: PromiseCache<K, T>, key: K, make: () => Promise<T>): Promise<T> {
  const cached = cache.get(key);
  if (cached) return cached;
  const promise = make().catch((error: unknown) => {
    if (cache.get(key) === promise) cache.delete(key);
    throw error;
  });
  cache.set(key, promise);
  return promise;
}
