/** Joins the indexed pages of a shard. */
import type { IndexFile, PageRow } from '../../../runtime/search/index/index-file.js';
import { withoutText, writePage } from '../../../runtime/search/index/postings.js';
import { writeTerms } from '../../../runtime/search/terms/term-list.js';
import type { PageSearch } from '../../../runtime/search/page-search.js';
import type { SearchedPage } from '../../plugins/search-engine.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

/**
 * A term in more than this share of the pages, and in more than a few, hardly distinguishes sections: only its pages
 * and the sections with many occurrences are written.
 */
const frequentShare = 0.25;
const minFrequentPages = 4;

/** Pages between two copies of the postings into flat strings, which take less memory than many joined ones. */
const flattenEvery = 200;

/** The positions of a term in the pages so far. */
interface TermPostings {
  text: string;
  /** Index of the last page with the term in its text; -1 for none. */
  page: number;
  /** Number of pages with it. */
  count: number;
}

export class ShardWriter {
  readonly #pages: PageRow[] = [];
  readonly #tabs = new NameList();
  readonly #crumbs = new NameList();
  readonly #postings = new Map<string, TermPostings>();
  readonly #maxDetailedPages: number;

  /** `pages`: the number of pages that will be added. */
  constructor(pages: number) {
    this.#maxDetailedPages = Math.max(minFrequentPages, pages * frequentShare);
  }

  /** Adds a page. */
  add({ title, route, crumbs, tab, badge = '', boost }: SearchedPage, search: PageSearch): void {
    const page = this.#pages.length;
    const tabIndex = tab === undefined ? -1 : this.#tabs.indexOf(tab);
    const crumb = this.#crumbs.indexOf(crumbs.join(' › '));
    this.#pages.push([title, route, crumb, tabIndex, badge, boost, search.sections, search.lengths]);
    this.#addTerms(page, search.terms);
    for (const name of search.names.split(' '))
      if (!this.#postings.has(name)) this.#postings.set(name, { text: '', page: -1, count: 0 });
    if (page % flattenEvery === flattenEvery - 1)
      for (const postings of this.#postings.values()) postings.text.charCodeAt(0);
  }

  #addTerms(page: number, terms: string): void {
    // A quarter less time than with `split` for each line.
    for (let at = 0; at < terms.length;) {
      const afterTerm = terms.indexOf(' ', at);
      const end = endOf(terms, '\n', afterTerm, terms.length);
      const middle = endOf(terms, ' ', afterTerm + 1, end);
      const term = terms.slice(at, afterTerm);
      const occurrences = terms.slice(afterTerm + 1, middle);
      const postings = this.#postings.get(term);
      if (postings === undefined) this.#postings.set(term, { text: writePage(page + 1, occurrences), page, count: 1 });
      else this.#append(postings, page, occurrences, terms.slice(middle + 1, end));
      at = end + 1;
    }
  }

  #append(postings: TermPostings, page: number, occurrences: string, frequent: string): void {
    if (++postings.count > this.#maxDetailedPages && postings.count - 1 <= this.#maxDetailedPages)
      postings.text = withoutText(postings.text);
    postings.text += writePage(page - postings.page, postings.count > this.#maxDetailedPages ? frequent : occurrences);
    postings.page = page;
  }

  /** The shard with the pages so far. */
  file(): IndexFile {
    this.#postings.delete('');
    const terms = [...this.#postings.keys()].sort();
    return {
      tabs: this.#tabs.names,
      crumbs: this.#crumbs.names,
      pages: this.#pages,
      terms: writeTerms(terms),
      postings: terms.map((term) => this.#postings.get(term)!.text).join(' '),
    };
  }
}

/** The position of `character` from `start` on, at most `end`. */
function endOf(text: string, character: string, start: number, end: number): number {
  const at = text.indexOf(character, start);
  return at === -1 || at > end ? end : at;
}

/** Names without duplicates. */
class NameList {
  readonly names: string[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(name: string): number {
    return getOrInsert(this.#indexes, name, () => this.names.push(name) - 1);
  }
}
