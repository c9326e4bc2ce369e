/** Writes `/pages.json`: the pages of a site for programs. `octavo mcp` reads it. */
import { folderTags } from '../../load/folder-tags.js';
import type { Site } from '../../core/model/types.js';
import type { PageSections } from './page-sections.js';

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

/** The index. `pageAddress` turns a route into a URL, `markdownPath` into a path. */
export function pageIndex(
  site: Site,
  { sections }: PageSections,
  pageAddress: (route: string) => string,
  markdownPath: (route: string) => string,
): string {
  const pages = sections.flatMap(({ labels, language, version, pages: inSection }) =>
    inSection.map((page): IndexedPage => {
      const { title, description, keywords } = page.meta;
      return {
        title: title || site.name,
        description: description ?? folderTags(site, page)['description'],
        keywords: Array.isArray(keywords) ? keywords : undefined,
        url: pageAddress(page.route),
        markdown: markdownPath(page.route),
        section: labels,
        language,
        version,
        lastModified: page.lastUpdated,
      };
    }),
  );
  const index: PageIndex = { name: site.name, description: site.description, pages };
  return `${JSON.stringify(index, undefined, 1)}\n`;
}
