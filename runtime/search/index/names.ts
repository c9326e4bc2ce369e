/** The terms of titles, headings and groups, which the index has as text. */
import { withoutFillers } from '../terms/fillers.js';
import { normalized, sameWords } from '../terms/normalized.js';
import { namesIn } from '../terms/text-terms.js';
import type { IndexFile } from './index-file.js';
import { inHeading, inTitle } from './postings.js';
import { headingOf } from './section-rows.js';

/** A section whose title or heading has a term. */
export interface Named {
  page: number;
  /** Number in the shard. */
  section: number;
  /** `inTitle` or `inHeading`. */
  field: number;
}

/** The sections whose titles and headings have a term, in order, by term. */
export function namedSections({ pages }: IndexFile, starts: Int32Array): Map<string, Named[]> {
  const byTerm = new Map<string, Named[]>();
  pages.forEach(({ 0: title, 6: rows }, page) => {
    const start = starts[page]!;
    add(byTerm, namesIn(title), { page, section: start, field: inTitle });
    rows.forEach((row, index) =>
      add(byTerm, namesIn(headingOf(row)), { page, section: start + index, field: inHeading }),
    );
  });
  return byTerm;
}

/** The pages in groups and tabs whose names have a term, by term. */
export function pagesOfGroups({ pages, crumbs, tabs }: IndexFile): Map<string, number[]> {
  const byTerm = new Map<string, number[]>();
  const [ofCrumbs, ofTabs] = [crumbs.map(namesIn), tabs.map(namesIn)];
  pages.forEach(({ 2: crumb, 3: tab }, page) =>
    add(byTerm, new Set([...(ofCrumbs[crumb] ?? []), ...(ofTabs[tab] ?? [])]), page),
  );
  return byTerm;
}

/**
 * The names of each page, each with its words in one order: its title, the name of its group with the title, and for the
 * first page of a group that name. An operation is a part of its group and does not introduce it. `titles`: normalized.
 */
export function namesOfPages({ pages, crumbs }: IndexFile, titles: readonly string[]): string[][] {
  const groups = crumbs.map((crumb) => withoutFillers(normalized(crumb.slice(crumb.lastIndexOf('›') + 1))));
  const introduced = new Set<number>();
  return pages.map(({ 2: crumb, 4: badge }, page) => {
    const [title, group] = [titles[page]!, groups[crumb]!];
    const isFirst = badge === '' && !introduced.has(crumb);
    introduced.add(crumb);
    return [title, `${group} ${title}`, ...(isFirst ? [group] : [])].map(sameWords);
  });
}

function add<Value>(byTerm: Map<string, Value[]>, terms: Iterable<string>, value: Value): void {
  for (const term of terms) {
    const values = byTerm.get(term);
    if (values) values.push(value);
    else byTerm.set(term, [value]);
  }
}
