import { readPostings } from './postings.js';

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

/** Reads the postings of a term. `starts`: number of the first section of each page. */
export function toPostingsList(text: string, starts: Int32Array): PostingsList {
  // An occurrence has at least one character.
  const sections = new Int32Array(text.length);
  const pages = new Int32Array(text.length);
  const counts = new Uint8Array(text.length);
  const fields = new Uint8Array(text.length);
  let size = 0;
  let pageCount = 0;
  let last = -1;
  readPostings(text, (page, section, count, where) => {
    if (page !== last) pageCount++;
    last = page;
    pages[size] = page;
    sections[size] = starts[page]! + section;
    counts[size] = count;
    fields[size++] = where;
  });
  return {
    sections: sections.slice(0, size),
    pages: pages.slice(0, size),
    counts: counts.slice(0, size),
    fields: fields.slice(0, size),
    pageCount,
  };
}
