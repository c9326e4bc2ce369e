/** The content of `/pages.json`: the pages of a site for programs. */

/** A page in the index. Values that the page does not have are missing. */
export interface IndexedPage {
  title: string;
  description?: string;
  keywords?: string[];
  /** Starts with a slash if the host is not known. */
  url: string;
  /** The path of the Markdown version, relative to the index. */
  markdown: string;
  /** Labels of the navigation above the page, from the outside in. */
  section: readonly string[];
  language?: string;
  version?: string;
  /** Date of the last change, such as `2026-11-21`. */
  lastModified?: string;
}

/** The content of the file. */
export interface PageIndex {
  name: string;
  description?: string;
  pages: IndexedPage[];
}
