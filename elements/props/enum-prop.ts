import type { PageContext } from '../page-component.js';

/**
 * The value of a prop with a fixed set of values, compared without case. Returns `fallback` if it is missing, and warns if it is
 * not allowed.
 */
export function enumProp<T extends string>(
  page: PageContext,
  value: unknown,
  component: string,
  prop: string,
  allowed: readonly T[],
  fallback: NoInfer<T>,
): T {
  if (value === undefined || value === null || value === '') return fallback;
  const match = allowed.find((name) => name === String(value).trim().toLowerCase());
  if (match !== undefined) return match;
  page.warn({
    code: 'prop-value',
    message: `<${component}> does not accept ${prop}="${String(value)}".`,
    hint: `Use one of ${allowed.join(', ')}. Until then, "${fallback}" is used.`,
  });
  return fallback;
}
