/**
 * Where a term occurs, as text. For each page: the distance to the previous page, then one number for each section with
 * the term. Pages are written separately and joined without reading them again. A page may have no sections: the term is
 * in its text, in any of them.
 */
import { NumberReader, writeNumber } from './numbers.js';

/**
 * Flags of a term's positions in a section besides its text. The title and the keywords of the page count in all of its
 * sections.
 */
export const inTitle = 1;
export const inHeading = 2;
export const inKeywords = 4;
/** In the text of the page, in any section. */
export const inPage = 8;

/** Numbers of occurrences of a term in a section: counts are rounded down to one of these. */
const counts = [0, 1, 4, 12];

/** The occurrences of a term in one section. */
export interface Occurrence {
  /** Index of the section in its page. */
  section: number;
  /** Number of occurrences in the text. */
  count: number;
  /** See `inTitle`. Default: 0. */
  fields: number;
}

/** The occurrences of a term in one page, sorted by section. */
export function writeOccurrences(occurrences: readonly Occurrence[]): string {
  let text = '';
  let previous = 0;
  occurrences.forEach(({ section, count, fields }, index) => {
    const level = counts.findLastIndex((least) => count >= least);
    const isLast = index === occurrences.length - 1 ? 1 : 0;
    // The level 0 means that the fields follow.
    const code = fields === 0 ? level : 0;
    text += writeNumber(((section - previous) * 4 + code) * 2 + isLast);
    if (code === 0) text += writeNumber(fields * 4 + level);
    previous = section;
  });
  return text;
}

/** The occurrences of a term in a page, as part of its postings. `distance`: to the previous page with the term; to -1 for the first. */
export function writePage(distance: number, occurrences: string): string {
  return writeNumber((distance - 1) * 2 + (occurrences === '' ? 1 : 0)) + occurrences;
}

/** Calls `visit` for each occurrence of a term. */
export function readPostings(
  text: string,
  visit: (page: number, section: number, count: number, fields: number) => void,
): void {
  const reader = new NumberReader(text);
  let page = -1;
  while (!reader.isAtEnd) {
    const start = reader.next();
    page += (start >> 1) + 1;
    if (start % 2 === 1) {
      visit(page, 0, 0, inPage);
      continue;
    }
    let section = 0;
    for (let isLast = false; !isLast;) {
      const entry = reader.next();
      isLast = entry % 2 === 1;
      section += entry >> 3;
      const code = (entry >> 1) % 4;
      const more = code === 0 ? reader.next() : code;
      visit(page, section, counts[more % 4]!, more >> 2);
    }
  }
}

/** Fewest occurrences in a section that tell it from others, even of a term that most pages have. */
const minFrequent = 4;

/**
 * The occurrences in one page of a term that many pages have: those outside of text, and the sections with many. The first
 * has the flag for the whole page.
 */
export function frequentOccurrences(occurrences: readonly Occurrence[]): Occurrence[] {
  return occurrences
    .filter(({ count, fields }) => fields !== 0 || count >= minFrequent)
    .map((occurrence, index) => (index === 0 ? { ...occurrence, fields: occurrence.fields | inPage } : occurrence));
}

/** Rewrites the postings of a term that turns out to be frequent. */
export function withoutText(text: string): string {
  let result = '';
  let previous = -1;
  let last = -1;
  let occurrences: Occurrence[] = [];
  const write = (): void => {
    if (last === -1) return;
    result += writePage(last - previous, writeOccurrences(frequentOccurrences(occurrences)));
    previous = last;
    occurrences = [];
  };
  readPostings(text, (page, section, count, fields) => {
    if (page !== last) write();
    last = page;
    // A page without sections.
    if (fields !== inPage || count > 0) occurrences.push({ section, count, fields });
  });
  write();
  return result;
}
