/** Marks the current section in the table of contents. */
export function followHeadings(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#table-of-contents a')];
  const sections = links
    .map((link) => ({ link, heading: document.getElementById(decodeURIComponent(link.hash.slice(1))) }))
    .filter((section): section is { link: HTMLAnchorElement; heading: HTMLElement } => section.heading !== null);
  if (sections.length === 0) return;

  let current: HTMLAnchorElement | undefined;
  const mark = (): void => {
    const link = readingAt(sections);
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    current = link;
    if (link) revealInPanel(link);
  };
  // The reading line is below the navbar. The observer runs when a heading crosses it.
  const observer = new IntersectionObserver(mark, { rootMargin: `${-readingLine()}px 0px 0px`, threshold: [0, 1] });
  for (const { heading } of sections) observer.observe(heading);
  addEventListener('scrollend', mark, { passive: true });
  addEventListener('hashchange', mark);
}

function readingLine(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 100;
}

/** The last section that starts above the reading line; at the end of the page, the last section. */
function readingAt(
  sections: readonly { link: HTMLAnchorElement; heading: HTMLElement }[],
): HTMLAnchorElement | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return sections.at(-1)!.link;
  const line = readingLine() + 8;
  let current: HTMLAnchorElement | undefined;
  for (const { link, heading } of sections) {
    if (heading.checkVisibility?.() === false) continue;
    if (heading.getBoundingClientRect().top > line) break;
    current = link;
  }
  return current ?? sections[0]!.link;
}

/** Scrolls the table of contents without scrolling the page. */
function revealInPanel(link: HTMLElement): void {
  const panel = document.getElementById('table-of-contents')!;
  if (panel.scrollHeight <= panel.clientHeight) return;
  const [inner, outer] = [link.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (inner.top < outer.top + 40 || inner.bottom > outer.bottom - 40)
    panel.scrollTop += inner.top - outer.top - outer.height / 2;
}
