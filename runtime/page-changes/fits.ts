/** Whether one page can be changed into another by replacing its content. Otherwise the browser loads the other page. */

/** Scripts that run once for each page: interactive components, parts of API pages, and versions that share pages. */
const pageScripts = ['islands/', 'base-url-', 'playground-', 'versions-']
  .map((name) => `script[src*="/_octavo/${name}"]`)
  .join();

/** Elements that are moved beside the content while a page loads. */
const beside = 'octavo-panel, octavo-request-example, octavo-response-example';

/** Whether `before` can become `after`. Both are documents as the server sent them, and `before` is plain. */
export function fits(before: Document, after: Document): boolean {
  return (
    isPlain(after) &&
    rootOf(before) === rootOf(after) &&
    stylesOf(before) === stylesOf(after) &&
    before.getElementById('octavo-labels')?.textContent === after.getElementById('octavo-labels')?.textContent
  );
}

/** Whether the page has the layout of a built site, and no scripts that expect a new document. */
export function isPlain(page: Document): boolean {
  return (
    page.querySelector('#body-content #content-container > main') !== null &&
    !page.querySelector(`${pageScripts}, ${beside}, #octavo-dev, #content script:not([type="application/json"])`) &&
    // Services and scripts of the author.
    !page.querySelector('script[src]:not([type="module"])')
  );
}

/**
 * The parts of a page that a change does not touch: the attributes of `<html>`, such as the language, and the number of
 * body elements.
 */
function rootOf({ documentElement, body }: Document): string {
  const root = documentElement.cloneNode(false) as Element;
  root.removeAttribute('data-current-path');
  root.removeAttribute('data-theme');
  return `${root.outerHTML} ${body.children.length}`;
}

function stylesOf({ head }: Document): string {
  const files = head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], style');
  return Array.from(files, (element) => element.outerHTML).join('\n');
}
