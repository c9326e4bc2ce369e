/** The value of a boolean prop: `true` for a prop without a value, `{true}`, `"true"`, `"yes"` and `"1"` in any case. */
export function booleanProp(value: unknown): boolean {
  return value === true || (typeof value === 'string' && /^(?:|true|yes|1)$/i.test(value.trim()));
}
