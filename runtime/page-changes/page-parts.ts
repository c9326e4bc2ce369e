/** The parts of a built page that a change of page replaces. The build writes them in `plugin/shell/document.tsx`. */

/** The child of `body` with sidebar and content. */
const layout = '#body-content';

/** The content with everything around it that belongs to one page: contents, columns and footer. */
const content = '#octavo-main';

/** The content of `page`; `null` if the page is not one of a built site, or is shown by the dev server, which changes it itself. */
export function contentOf(page: Document): HTMLElement | null {
  return page.getElementById('octavo-dev') ? null : page.querySelector(`body > ${layout} > ${content}:has(main)`);
}

/** The parts of `page` around the layout, such as the navbar, by a name that is the same on all pages. */
export function shellOf({ body }: Document): Map<string, HTMLElement> {
  const parts = [...body.children].filter((part): part is HTMLElement => !part.matches(`${layout}, script`));
  return new Map(parts.map((part) => [part.id || part.className, part]));
}

export function sidebarOf(page: Document): HTMLElement | null {
  return page.getElementById('sidebar');
}
