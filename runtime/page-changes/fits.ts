/** Whether one page can be changed into another by replacing its content. Otherwise the browser loads the other page. */
import { contentOf } from './page-parts.js';

/** Scripts that authors write into a page expect a document that is loading. */
const ownScript = '#content script:is(:not([type]), [type=""], [type=module], [type*=javascript])';

/** Whether `before` can become `after`. Both are documents as the server sent them. */
export function fits(before: Document, after: Document): boolean {
  return contentOf(after) !== null && !after.querySelector(ownScript) && bootOf(before) === bootOf(after);
}

/** The first script of Octavo, whose name has a hash. Pages of another version of Octavo have other markup. */
function bootOf(page: Document): string | null | undefined {
  return page.querySelector('script[type=module][src*="/_octavo/boot-"]')?.getAttribute('src');
}
