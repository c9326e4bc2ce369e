/** The promise that is kept at `key`. Without one, that of `start`, which is kept unless it fails. */
export function keepPromise<Value>(
  kept: Map<string, Promise<Value>>,
  key: string,
  start: (key: string) => Promise<Value>,
): Promise<Value> {
  let promise = kept.get(key);
  if (!promise) {
    promise = start(key);
    kept.set(key, promise);
    promise.catch(() => kept.delete(key));
  }
  return promise;
}
