/**
 * The own property `key` of `table`. Names that authors choose can be `constructor` or `__proto__`, which every object
 * inherits.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
