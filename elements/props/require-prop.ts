import type { PageContext } from '../page-component.js';

/** Warns when a prop that the component cannot do without is missing or empty. Says whether it is there. */
export function requireProp(page: PageContext, value: unknown, component: string, prop: string, example: string): boolean {
  const present = value !== undefined && value !== null && value !== '' && value !== false;
  if (!present)
    page.warn({
      code: 'prop-missing',
      message: `<${component}> needs ${/^[aeiou]/i.test(prop) ? 'an' : 'a'} \`${prop}\`.`,
      hint: `Write ${example}.`,
    });
  return present;
}
