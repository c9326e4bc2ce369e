import type { Themed } from '../../core/model/types.js';

/** A value for each mode. A value for only one of them is used for both. */
export function toThemed(value: string | Partial<Themed> | undefined): Themed | undefined {
  const { light, dark } = typeof value === 'string' ? { light: value, dark: value } : (value ?? {});
  const first = light || dark;
  return first ? { light: light || first, dark: dark || first } : undefined;
}
