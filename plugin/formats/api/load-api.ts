/** Adds the content of specifications to a loaded site. */
import { dirname, join } from 'node:path';
import { cacheFolder } from '../../core/cache/cache-folder.js';
import { prepareProcesses } from '../../core/pool/spare-processes.js';
import type { Problem } from '../../core/errors/errors.js';
import type { NavSection, Site } from '../../core/model/types.js';
import type { LoadedPage } from '../../load/load-page.js';
import { namesPart, navigationFormats, navigationSources } from './api-sources.js';
import type { ExpandedNavigation } from './pages/expand-navigation.js';
import type { SpecificationOptions, Specifications } from './specifications.js';

/** Opens the specifications of a site. Copies of remote files are shared by all sites, beside their caches. */
export async function openSpecifications(
  { root, api, navigation }: Site,
  options: Omit<SpecificationOptions, 'root' | 'defaults'>,
): Promise<Specifications> {
  const { Specifications } = await import('./specifications.js');
  const named = [...(api.sources ?? []), ...navigationSources(navigation, options.formats)];
  return new Specifications({
    root,
    cacheFolder: join(dirname(cacheFolder(root)), 'specifications'),
    defaults: api.inSpecifications,
    area: api.files,
    hosts: api.hosts,
    sources: named.flatMap(({ source, previous = [] }) => [source, ...previous]),
    ...options,
  });
}

/** Puts the operations that the navigation names into it. `undefined` if it names none: most sites never load a reader. */
export async function expandApi(
  { navigation, api }: Site,
  specifications: Specifications,
): Promise<ExpandedNavigation | undefined> {
  const formats = navigationFormats(navigation);
  if (formats.size === 0) return undefined;
  prepareProcesses(formats);
  const { expandNavigation } = await import('./pages/expand-navigation.js');
  return expandNavigation(navigation, specifications, api.overview);
}

/**
 * Finds the operations that the front matter of pages names. `navigation`: with all pages. `expanded`: the result of
 * `expandApi`.
 */
export async function documentApi(
  site: Site,
  { pages, assets, navigation }: { pages: readonly LoadedPage[]; assets: readonly string[]; navigation: NavSection },
  expanded: ExpandedNavigation | undefined,
  specifications: Specifications,
): Promise<{ pages: readonly LoadedPage[]; problems?: { errors: readonly Problem[]; warnings: readonly Problem[] } }> {
  const { formats } = specifications;
  if (!expanded && !pages.some(({ meta }) => namesPart(meta, formats))) return { pages };
  const { documentPages } = await import('./pages/document-pages.js');
  const { pages: documented, problems } = await documentPages(pages, {
    site,
    specifications,
    sources: navigationSources(site.navigation, formats),
    files: assets.filter((asset) => formats.some(({ files }) => files.test(asset))),
  });
  const { withLinkedPages } = await import('./pages/linked-pages.js');
  const { documentLinks } = await import('./pages/document-links.js');
  const sources = [...(site.api.sources ?? []), ...navigationSources(site.navigation, formats)];
  const ofVersions = await specifications.versionProblems(sources);
  const linked = await withLinkedPages(documented, { specifications, navigation, overview: site.api.overview });
  const links = await documentLinks(linked, specifications, site.root);
  return {
    pages: links.pages,
    problems: {
      errors: [...problems.errors, ...ofVersions.errors],
      warnings: [...(expanded?.warnings ?? []), ...problems.warnings, ...ofVersions.warnings, ...links.warnings],
    },
  };
}

/** The code of the error that it is unclear which specification an earlier version belongs to, or that it cannot be read. */
export const unclearVersion = 'api-version';
