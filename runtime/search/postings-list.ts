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
  const sections: number[] = [];
  const pages: number[] = [];
  const counts: number[] = [];
  const fields: number[] = [];
  let pageCount = 0;
  let last = -1;
  readPostings(text, (page, section, count, where) => {
    if (page !== last) pageCount++;
    last = page;
    pages.push(page);
    sections.push(starts[page]! + section);
    counts.push(count);
    fields.push(where);
  });
  return {
    sections: Int32Array.from(sections),
    pages: Int32Array.from(pages),
    counts: Uint8Array.from(counts),
    fields: Uint8Array.from(fields),
    pageCount,
  };
}
