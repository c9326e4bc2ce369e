/** The pages before and after a page, which may be others in another version. */
import type { PageLink, PageNavigation } from './types.js';

/** What stands before and after a page in one reading order. */
export type Neighbors = Pick<PageNavigation, 'previous' | 'next'>;

/** Brings the neighbors in each version together: those of the version `first`, and what other versions have instead. */
export function neighborsOf(
  versions: readonly Neighbors[],
  first: number,
): Pick<PageNavigation, 'previous' | 'next' | 'otherNeighbors'> {
  if (versions.length < 2) return versions[0] ?? {};
  const previous = distinct(versions.map((version) => version.previous));
  const next = distinct(versions.map((version) => version.next));
  const inFirst = (links: PageLink[]): PageLink | undefined =>
    links.find(({ versions: shownIn }) => !shownIn || shownIn.includes(first));
  const others = (rel: 'prev' | 'next', links: PageLink[]) =>
    links.filter((link) => link !== inFirst(links)).map((link) => ({ ...link, rel }));
  return {
    previous: inFirst(previous),
    next: inFirst(next),
    otherNeighbors: [...others('prev', previous), ...others('next', next)],
  };
}

/** Each link once, marked with the versions that it is for unless it is for all. */
function distinct(links: readonly (PageLink | undefined)[]): PageLink[] {
  const byHref = new Map<string, PageLink & { versions: number[] }>();
  links.forEach((link, version) => {
    if (!link) return;
    const entry = byHref.get(link.href);
    if (entry) entry.versions.push(version);
    else byHref.set(link.href, { ...link, versions: [version] });
  });
  return [...byHref.values()].map((link) =>
    link.versions.length === links.length ? { title: link.title, href: link.href } : link,
  );
}
