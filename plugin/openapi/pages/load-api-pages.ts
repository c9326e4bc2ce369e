/** Adds what specifications say to a site: pages in the navigation, and content for pages that name an operation. */
import type { Problem } from '../../errors.js';
import type { LoadedPage } from '../../site/load-page.js';
import type { ApiSource, Site } from '../../site/types.js';
import type { Specifications } from '../specifications.js';
import { documentPages } from './document-pages.js';

export interface ApiPagesOptions {
  site: Pick<Site, 'root' | 'api'>;
  specifications: Specifications;
  /** Specifications that the navigation names. */
  sources: readonly ApiSource[];
  /** Files of the docs folder that may be specifications. */
  files: readonly string[];
}

/** The pages, each with the operation or schema that it documents, and the problems of the specifications that are used. */
export async function loadApiPages(
  pages: readonly LoadedPage[],
  { site, specifications, sources, files }: ApiPagesOptions,
): Promise<{ pages: LoadedPage[]; problems: { errors: Problem[]; warnings: Problem[] } }> {
  const listed = [...(site.api.sources ?? []), ...sources];
  const documented = await documentPages(pages, { root: site.root, specifications, sources: listed, files });
  const used = [...sources, ...documented.pages.flatMap(({ api }) => (api ? [api] : []))];
  const { errors, warnings } = await specifications.problemsOf(used);
  return { pages: documented.pages, problems: { errors, warnings: [...warnings, ...documented.warnings] } };
}
