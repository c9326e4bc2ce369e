/** The terms of titles, headings and groups, which the index has as text. */
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

function add<Value>(byTerm: Map<string, Value[]>, terms: Iterable<string>, value: Value): void {
  for (const term of terms) {
    const values = byTerm.get(term);
    if (values) values.push(value);
    else byTerm.set(term, [value]);
  }
}
