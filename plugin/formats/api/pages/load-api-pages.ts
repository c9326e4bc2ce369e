/** Adds what specifications say to a site: pages in the navigation, and content for pages that name an operation. */
import type { Problem } from '../../../core/errors/errors.js';
import type { LoadedPage } from '../../../load/load-page.js';
import type { ApiSource, Site } from '../../../core/model/types.js';
import type { Specifications } from '../../openapi/specifications.js';
import { documentPages, type DocumentedPages, type DocumentOptions } from './document-pages.js';

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
): Promise<{ pages: readonly LoadedPage[]; problems: { errors: Problem[]; warnings: Problem[] } }> {
  const listed = [...(site.api.sources ?? []), ...sources];
  const options = { root: site.root, specifications, sources: listed, files };
  const documented = await documentPages(pages, options);
  const others = await documentOthers(documented.pages, options);
  const unreadable = [...documented.unreadable, ...others.unreadable];
  const used = [...sources, ...unreadable, ...others.pages.flatMap(({ api }) => (api ? [api] : []))];
  const { errors, warnings } = await specifications.problemsOf(used);
  return {
    pages: others.pages,
    problems: { errors, warnings: [...warnings, ...documented.warnings, ...others.warnings] },
  };
}

/** Pages that name a channel or a part of a GraphQL schema. */
async function documentOthers(pages: readonly LoadedPage[], options: DocumentOptions): Promise<DocumentedPages> {
  const uses = (key: string): boolean => pages.some(({ api, meta }) => !api && typeof meta[key] === 'string');
  let documented: DocumentedPages = { pages: [...pages], warnings: [], unreadable: [] };
  if (uses('asyncapi')) {
    const { documentChannels } = await import('../../asyncapi/pages/document-channels.js');
    documented = await documentChannels(pages, options);
  }
  if (!uses('graphql')) return documented;
  const { documentEntries } = await import('../../graphql/pages/document-entries.js');
  const entries = await documentEntries(documented.pages, options);
  return {
    pages: entries.pages,
    warnings: [...documented.warnings, ...entries.warnings],
    unreadable: [...documented.unreadable, ...entries.unreadable],
  };
}
