/** A `Map` or a `WeakMap`. */
interface Table<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The value for `key` in `table`. If there is none, adds the result of `make`. */
export function getOrInsert<Key, Value>(table: Table<Key, Value>, key: Key, make: () => NoInfer<Value>): Value {
  let value = table.get(key);
  if (value === undefined) table.set(key, (value = make()));
  return value;
}
