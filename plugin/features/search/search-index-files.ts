/** Makes the search index of a site: for a build, and for the dev server. */
import type { IndexManifest } from '../../../runtime/search/index/index-file.js';
import type { PageSearch } from '../../../runtime/search/page-search.js';
import { loadUiStrings } from '../../languages/load-ui-strings.js';
import { english } from '../../languages/ui-strings.js';
import { searchFiles } from './search-index.js';
import { searchModule } from './search-settings.js';
import { suggestedLinks } from './suggested-links.js';
import type { PageEntry, Site } from '../../core/model/types.js';
import { languageCodes } from '../../shell/page-ui-strings.js';

/**
 * The files of the index by path in the output. `read` returns the indexed text of the page with an index. `others`:
 * more entries of the list of shards.
 */
export async function searchIndexFiles(
  { site, pages }: { site: Site; pages: readonly PageEntry[] },
  read: (index: number) => PageSearch | undefined,
  others: Pick<IndexManifest, 'pending' | 'adapter'> = {},
): Promise<Map<string, string>> {
  const suggestions = suggestedLinks(site, pages);
  return searchFiles(site, pages, read, {
    ...(await settingsOf(site)),
    ...(suggestions.length > 0 && { suggestions }),
    ...others,
  });
}

/** The module that searches, and the texts in the languages of the site. English is built in. */
async function settingsOf(site: Site): Promise<Pick<IndexManifest, 'labels' | 'adapter'>> {
  const labels: Record<string, Record<string, string>> = {};
  for (const code of languageCodes(site.navigation)) {
    const { search } = await loadUiStrings(code);
    if (search !== english.search) labels[code] = search;
  }
  const adapter = searchModule(site)?.replace(/^\//, '');
  return { ...(Object.keys(labels).length > 0 && { labels }), ...(adapter && { adapter }) };
}
