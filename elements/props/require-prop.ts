import type { PageContext } from '../page-component.js';

/** Warns if a required prop is missing or empty. Returns whether it is set. */
export function requireProp(
  page: PageContext,
  value: unknown,
  component: string,
  prop: string,
  example: string,
): boolean {
  const present = value !== undefined && value !== null && value !== '' && value !== false;
  if (!present)
    page.warn({
      code: 'prop-missing',
      message: `<${component}> needs ${/^[aeiou]/i.test(prop) ? 'an' : 'a'} \`${prop}\`.`,
      hint: `Write ${example}.`,
    });
  return present;
}
