import { scriptData } from '../write-html.js';

/**
 * Rules by which browsers fetch a page of the site when the reader points at its link, so that it opens at once. Pages are
 * not rendered ahead: services would count readers who never came.
 */
export function speculationRules(base: string): string {
  const isPage = { href_matches: `${base}*` };
  const isOther = { selector_matches: '[download], [target="_blank"]' };
  return scriptData({ prefetch: [{ where: { and: [isPage, { not: isOther }] }, eagerness: 'moderate' }] });
}
