/** The value that `table` itself has for `key`. Names that authors choose may be `constructor` or `__proto__`, which every object inherits. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
