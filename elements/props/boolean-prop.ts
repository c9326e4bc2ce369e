/** Whether a boolean prop is set, in every form authors write: bare, `{true}`, `"true"`, `"True"`, `"Yes"`. Anything else is `false`. */
export function booleanProp(value: unknown): boolean {
  return value === true || (typeof value === 'string' && /^(?:|true|yes|1)$/i.test(value.trim()));
}
