/** Writes `/pages.json`: the pages of a site for programs. `octavo mcp` reads it. */
import { markdownPath } from '../../addresses/addresses.js';
import { folderTags } from '../../load/folder-tags.js';
import type { IndexedPage, PageIndex } from '../../outputs/page-index.js';
import type { Site } from '../../core/model/types.js';
import type { PageSections } from './page-sections.js';

/** The index. `pageAddress` turns a route into a URL. */
export function pageIndex(site: Site, { sections }: PageSections, pageAddress: (route: string) => string): string {
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
