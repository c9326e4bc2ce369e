import { getOrInsert } from './get-or-insert.js';

/** Groups values by a key, in the order in which the keys first occur. */
export function groupBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) getOrInsert(groups, keyOf(value), () => []).push(value);
  return groups;
}
