/** The features of Octavo. A site loads only those that it uses. */
import type { LoadedSite } from '../load/loaded-site.js';
import type { Output } from '../outputs/output.js';
import type { PageSearch } from '../../runtime/search/page-search.js';
import { callbackOutput } from '../formats/api/oauth-callback.js';
import { clientOutput } from '../shell/outputs/client-output.js';
import { notFoundOutput, sidebarOutput, siteMapOutput, stylesheetOutput } from '../shell/outputs/document-outputs.js';
import { redirectOutput } from '../shell/outputs/redirect-output.js';
import { apiScripts } from '../formats/api/api-stage.js';

/** What the site has beside its pages. An output yields to those before it. */
export async function outputsOf({ site }: LoadedSite): Promise<Output[]> {
  const { analyticsOutput, loadings } =
    site.integrations.services.length > 0
      ? {
          ...(await import('../features/analytics/analytics-output.js')),
          ...(await import('../features/analytics/analytics-script.js')),
        }
      : {};
  const { hostsOutput } = await import('../features/hosts/hosts-output.js');
  const { fullTextOutput, indexOutput, skillsOutput } = await import('../features/agents/agents-outputs.js');
  const { sitemapOutput } = await import('../features/sitemap/sitemap-output.js');
  const { feedsOutput } = await import('../features/feeds/feeds-output.js');
  const { searchOutput } = await import('../features/search/search-output.js');
  return [
    callbackOutput,
    clientOutput((loaded) => loaded.pages.flatMap((page) => apiScripts(loaded.site, page))),
    stylesheetOutput,
    notFoundOutput,
    sidebarOutput,
    redirectOutput,
    ...(analyticsOutput ? [analyticsOutput] : []),
    siteMapOutput,
    hostsOutput(loadings?.(site) ?? []),
    indexOutput,
    skillsOutput,
    fullTextOutput,
    sitemapOutput,
    feedsOutput,
    searchOutput(),
    ...(site.seo.previews ? [(await import('../features/previews/previews-output.js')).previewsOutput] : []),
  ];
}

/** The files of the search index. `read` returns what was indexed of the page with an index. */
export async function searchIndexFiles(
  loaded: LoadedSite,
  read: (index: number) => PageSearch | undefined,
  others: { adapter?: string; pending?: number },
): Promise<ReadonlyMap<string, string>> {
  const { searchIndexFiles: write } = await import('../features/search/search-index-files.js');
  return write(loaded, read, others);
}
