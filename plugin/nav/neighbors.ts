/** The previous and next page of a page, which can differ between versions. */
import { groupBy } from '../core/text/group-by.js';
import type { PageLink, PageNavigation } from './page-navigation.js';

/** The previous and next page in the reading order of a version. */
export interface Neighbors extends Pick<PageNavigation, 'previous' | 'next'> {
  /** See `PageVersion`. */
  version: number;
}

/**
 * Combines the neighbors of all versions: the neighbors in the version `first`, then different neighbors in other
 * versions.
 */
export function neighborsOf(
  versions: readonly Neighbors[],
  first: number,
): Pick<PageNavigation, 'previous' | 'next' | 'otherNeighbors'> {
  const previous = distinct(versions, 'previous');
  const next = distinct(versions, 'next');
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

/** Links without duplicates, each with its versions unless it is the same in all of them. */
function distinct(all: readonly Neighbors[], key: 'previous' | 'next'): PageLink[] {
  const links = all.flatMap(({ version, [key]: link }) => (link ? [{ link, version }] : []));
  return [...groupBy(links, ({ link }) => link.href).values()].map((same) => {
    const { link } = same[0]!;
    return same.length === all.length ? link : { ...link, versions: same.map(({ version }) => version) };
  });
}
