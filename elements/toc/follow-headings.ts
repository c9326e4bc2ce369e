/**
 * Marks the current section and all earlier sections in a table of contents, in `<octavo-toc>` and in built sites,
 * which do not load its script.
 */

import { hashTarget } from '../page-hash.js';

interface Section {
  link: HTMLAnchorElement;
  heading: HTMLElement;
}

/** Follows the headings that the links in `contents` point to. Returns a function that stops. */
export function followHeadings(contents: Element): () => void {
  const sections = sectionsOf(contents);
  if (sections.length === 0) return () => {};

  let current = sections.find(({ link }) => link.hasAttribute('aria-current'))?.link;
  const mark = (): void => {
    const link = readingAt(sections);
    if (link === current) return;
    current?.removeAttribute('aria-current');
    current?.closest('.toc-item')?.removeAttribute('data-active');
    link?.setAttribute('aria-current', 'true');
    link?.closest('.toc-item')?.setAttribute('data-active', 'true');
    const index = sections.findIndex((section) => section.link === link);
    sections.forEach((section, position) => section.link.toggleAttribute('data-read', position < index));
    current = link;
    if (link) revealInPanel(link);
  };
  // The reading line is below the navbar. The observer runs when a heading crosses it.
  const observer = new IntersectionObserver(mark, { rootMargin: `${-readingLine()}px 0px 0px`, threshold: [0, 1] });
  for (const { heading } of sections) observer.observe(heading);
  const events = 'onscrollend' in window ? 'scrollend' : 'scroll';
  addEventListener(events, mark, { passive: true });
  addEventListener('hashchange', mark);
  return () => {
    observer.disconnect();
    removeEventListener(events, mark);
    removeEventListener('hashchange', mark);
  };
}

function sectionsOf(contents: Element): Section[] {
  return [...contents.querySelectorAll<HTMLAnchorElement>('a')]
    .map((link) => ({ link, heading: hashTarget(link.hash) }))
    .filter((section): section is Section => section.heading !== null);
}

function readingLine(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 100;
}

/** The last section that starts above the reading line; at the end of the page, the last section. */
function readingAt(sections: readonly Section[]): HTMLAnchorElement | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return sections.at(-1)!.link;
  const line = readingLine() + 8;
  let current: HTMLAnchorElement | undefined;
  for (const { link, heading } of sections) {
    if (!heading.checkVisibility()) continue;
    if (heading.getBoundingClientRect().top > line) break;
    current = link;
  }
  return current ?? sections[0]!.link;
}

/** Scrolls the panel around `link` without scrolling the page. */
function revealInPanel(link: HTMLElement): void {
  let panel = link.parentElement;
  while (panel && !/auto|scroll/.test(getComputedStyle(panel).overflowY)) panel = panel.parentElement;
  if (!panel || panel === document.body || panel.scrollHeight <= panel.clientHeight) return;
  const [inner, outer] = [link.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (inner.top < outer.top + 40 || inner.bottom > outer.bottom - 40)
    panel.scrollTop += inner.top - outer.top - outer.height / 2;
}
