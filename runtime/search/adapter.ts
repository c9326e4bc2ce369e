/** The interface of a search engine. Octavo's own implements it, and a site can use another one. */

import type { IndexManifest } from './index/index-file.js';
import type { MatchWords } from './match-ranges.js';
import type { Phrases } from './query.js';

/** The part of the site to search. A part without a value includes everything of that kind. */
export interface SearchScope {
  /** Code of a language, such as `pt-BR`. */
  language?: string;
  version?: string;
  product?: string;
  tab?: string;
  /** The tab where the reader is. Its part of the index loads first. */
  near?: string;
}

/** A page that matches. */
export interface SearchPage {
  title: string;
  /** URL, relative to the base path of the site without a leading slash, or absolute. */
  href: string;
  /** Titles of the groups that contain it, outermost first. */
  crumbs?: readonly string[];
  /** Text before the title, such as an HTTP method. */
  badge?: string;
  /** Text around the match. */
  excerpt?: string;
  /** Sections of the page that match, best first. */
  sections?: readonly SearchSection[];
}

/** A section of a page that matches. */
export interface SearchSection {
  heading: string;
  /** Id of the heading. */
  id: string;
  /** Whether the heading is a name in code. Default: `false`. */
  isCode?: boolean;
  excerpt?: string;
}

/** The pages that match, best first. */
export interface SearchResult {
  pages: readonly SearchPage[];
  /** Number of pages that match, including pages that are not listed. Default: the number of `pages`. */
  count?: number;
  /** Words to highlight. Default: the words of the query. */
  words?: MatchWords;
  /** Other queries, if nothing matches. */
  suggestions?: readonly string[];
  /** Words to find together in the texts of the pages, which the index does not have. Default: none. */
  phrases?: Phrases;
  /** Whether a second search may find more, because parts of the index are still loading. Default: `false`. */
  isPartial?: boolean;
}

/** A search engine. A module named in `search.adapter` exports an object of this type as `adapter`. */
export interface SearchAdapter {
  /** Prepares the first search. `indexUrl`: the URL of `index.json`, whose content is `manifest`. Default: nothing. */
  open?(indexUrl: string, manifest: IndexManifest): Promise<void>;
  /** The pages for a query. It is called after each keystroke; only the last result is shown. */
  search(query: string, scope: SearchScope): Promise<SearchResult>;
}
