/** Joins the indexed pages of a shard. */
import type { IndexFile, PageRow } from '../../runtime/search/index-file.js';
import { withoutText, writePage } from '../../runtime/search/postings.js';
import { writeTerms } from '../../runtime/search/term-list.js';
import type { PageSearch } from '../../runtime/search/page-search.js';

/** What the index shows of a page besides its sections. */
export interface ShardPage {
  title: string;
  route: string;
  /** Titles of the groups that contain it. */
  crumbs: readonly string[];
  tab?: string;
  /** HTTP method. */
  badge?: string;
  boost: number;
}

/**
 * A term that is in more than this share of the pages, and in more than a few, says little about a section: only its
 * pages and headings are written.
 */
const frequentShare = 0.15;
const fewPages = 10;

/** Pages between two copies of the postings into flat strings, which take less memory than many joined ones. */
const flattenEvery = 200;

export class ShardWriter {
  readonly #pages: PageRow[] = [];
  readonly #tabs = new NameList();
  readonly #crumbs = new NameList();
  readonly #postings = new Map<string, { text: string; page: number; pages: number }>();

  /** Adds a page. */
  add({ title, route, crumbs, tab, badge = '', boost }: ShardPage, search: PageSearch): void {
    const page = this.#pages.length;
    const tabIndex = tab === undefined ? -1 : this.#tabs.indexOf(tab);
    const crumb = this.#crumbs.indexOf(crumbs.join(' › '));
    this.#pages.push([title, route, crumb, tabIndex, badge, boost, search.sections, search.lengths]);
    for (const line of search.terms.split('\n')) {
      const space = line.indexOf(' ');
      const term = line.slice(0, space);
      const postings = this.#postings.get(term);
      const occurrences = line.slice(space + 1);
      if (postings === undefined) this.#postings.set(term, { text: writePage(page + 1, occurrences), page, pages: 1 });
      else {
        postings.text += writePage(page - postings.page, occurrences);
        postings.page = page;
        postings.pages++;
      }
    }
    if (page % flattenEvery === flattenEvery - 1)
      for (const postings of this.#postings.values()) postings.text.charCodeAt(0);
  }

  /** The shard with the pages so far. */
  file(): IndexFile {
    this.#postings.delete('');
    const terms = [...this.#postings.keys()].sort();
    const most = Math.max(fewPages, this.#pages.length * frequentShare);
    return {
      tabs: this.#tabs.names,
      crumbs: this.#crumbs.names,
      pages: this.#pages,
      terms: writeTerms(terms),
      postings: terms.map((term) => textOf(this.#postings.get(term)!, most)).join(' '),
    };
  }
}

function textOf({ text, pages }: { text: string; pages: number }, most: number): string {
  return pages > most ? withoutText(text) : text;
}

/** Names without duplicates. */
class NameList {
  readonly names: string[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(name: string): number {
    let index = this.#indexes.get(name);
    if (index === undefined) this.#indexes.set(name, (index = this.names.push(name) - 1));
    return index;
  }
}
