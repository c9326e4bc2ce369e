import { readPostings } from './postings.js';
import type { Named } from './names.js';

/** The postings of one term, one entry for each section. */
export interface PostingsList {
  /** Numbers of sections in the shard. */
  sections: Int32Array;
  pages: Int32Array;
  counts: Uint8Array;
  fields: Uint8Array;
  /** Number of pages with the term. */
  pageCount: number;
}

/**
 * Reads the postings of a term. `starts`: number of the first section of each page. `named`: the sections whose title or
 * heading has the term, in order.
 */
export function toPostingsList(text: string, starts: Int32Array, named: readonly Named[] = []): PostingsList {
  // An occurrence has at least one character.
  const size = text.length + named.length;
  const list = {
    sections: new Int32Array(size),
    pages: new Int32Array(size),
    counts: new Uint8Array(size),
    fields: new Uint8Array(size),
  };
  let end = 0;
  let next = 0;
  const add = (page: number, section: number, count: number, fields: number): void => {
    const isSame = end > 0 && list.sections[end - 1] === section;
    if (!isSame) end++;
    list.pages[end - 1] = page;
    list.sections[end - 1] = section;
    list.counts[end - 1]! |= count;
    list.fields[end - 1]! |= fields;
  };
  const addNamed = (before: number): void => {
    for (; next < named.length && named[next]!.section < before; next++)
      add(named[next]!.page, named[next]!.section, 0, named[next]!.field);
  };
  readPostings(text, (page, section, count, fields) => {
    addNamed(starts[page]! + section + 1);
    add(page, starts[page]! + section, count, fields);
  });
  addNamed(Infinity);
  const pages = list.pages.slice(0, end);
  return {
    sections: list.sections.slice(0, end),
    pages,
    counts: list.counts.slice(0, end),
    fields: list.fields.slice(0, end),
    pageCount: pages.reduce((count, page, at) => (page === pages[at - 1] ? count : count + 1), 0),
  };
}
