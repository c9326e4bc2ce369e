import type { PageContext } from '../page-component.js';

/** A prop with a fixed set of values. */
export interface EnumProp<T extends string> {
  /** As authors write it: `Badge`. */
  component: string;
  prop: string;
  allowed: readonly T[];
  /** Taken when the prop is missing or wrong. */
  fallback: T;
}

/** The value in any case if it is allowed; else the fallback, with a warning that names the allowed ones (none when `value` is missing). */
export function enumProp<T extends string>(
  page: PageContext,
  value: unknown,
  { component, prop, allowed, fallback }: EnumProp<T>,
): T {
  if (value === undefined || value === null || value === '') return fallback;
  const found = allowed.find((name) => name === String(value).trim().toLowerCase());
  if (found !== undefined) return found;
  page.warn({
    code: 'prop-value',
    message: `<${component}> does not accept ${prop}="${String(value)}".`,
    hint: `Use one of ${allowed.join(', ')}. Until then, "${fallback}" is used.`,
  });
  return fallback;
}
