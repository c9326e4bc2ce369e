/** The files of a search index, as JSON. */

/** Folder of the index in a site. */
export const searchPath = '_octavo/search/';
/** The list of its files. */
export const searchManifest = `${searchPath}index.json`;

/** The list of a site's index files. */
export interface IndexManifest {
  version: 1;
  shards: ShardEntry[];
  /** The tabs that have pages. */
  tabs?: TabEntry[];
  /** Labels of the dialog by language. English is built in. */
  labels?: Record<string, Record<string, string>>;
  /** Links for readers who have not typed anything. */
  suggestions?: SuggestedLink[];
  /** Module of another search engine, relative to the site. Default: the shards are searched. */
  adapter?: string;
  /** Name of the file in the folder of each page, for links on disk. Default: hosts find it. */
  pageFile?: string;
  /** Number of pages that are not indexed yet. Only in dev. */
  pending?: number;
}

/** A link that the site suggests. */
export interface SuggestedLink {
  label: string;
  /** The root-absolute route of a page without the base path; for other targets, relative to the site or absolute. */
  href: string;
  /** Code of the language of the page. Default: for readers of all languages. */
  language?: string;
}

/** A tab, and where it is. */
export type TabEntry = Pick<ShardEntry, 'language' | 'version' | 'product'> & { tab: string };

/** A part of the index: the pages of one language and version, in large sites of one tab. */
export interface ShardEntry {
  /** Name of the file beside the manifest. It changes with its content. Empty if another engine searches these pages. */
  file: string;
  pages: number;
  /** Code of the language, such as `pt-BR`. Default: the site has one language. */
  language?: string;
  /** Name of the language. */
  languageLabel?: string;
  version?: string;
  product?: string;
  /** Default: the pages of all tabs. */
  tab?: string;
}

/** One shard. */
export interface IndexFile {
  /** Names of tabs, by index in `PageRow`. */
  tabs: string[];
  /** Titles of groups, joined with `›`, by index in `PageRow`. */
  crumbs: string[];
  pages: PageRow[];
  /**
   * All terms, sorted and separated by spaces: the number of characters shared with the previous term, and the
   * remaining characters.
   */
  terms: string;
  /** See `postings.ts`. In the order of the terms, separated by spaces. */
  postings: string;
}

/** A page. `tab` is -1 for none; `badge` is an HTTP method or empty; `lengths` has the number of words of each section. */
export type PageRow = [
  title: string,
  route: string,
  crumb: number,
  tab: number,
  badge: string,
  boost: number,
  sections: SectionRow[],
  lengths: string,
];

/**
 * A section: its heading, its id if that is not the `slug` of its heading (see `section-ids.ts`), and 1 if the heading is a name
 * in code. The first section of a page is its introduction, with an empty heading.
 */
export type SectionRow = string | [heading: string, id: string, isCode?: 1];
