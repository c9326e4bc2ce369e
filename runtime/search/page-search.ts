import type { SectionRow } from './index/index-file.js';

/** The sections of a page and their terms. Plain data. */
export interface PageSearch {
  sections: SectionRow[];
  /** The number of words in each section, as logarithms. */
  lengths: string;
  /**
   * Each term with its occurrences in this page, and those that count if many pages have it (see `postings.ts`), one
   * per line.
   */
  terms: string;
  /** The terms that are only in the title and in headings, separated by spaces. */
  names: string;
}
