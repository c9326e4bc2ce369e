/** Finds the channels that the front matter of pages names. */
import type { Problem } from '../../../core/errors/errors.js';
import { nearest } from '../../../core/text/nearest.js';
import { withOwnMeta } from '../../api/pages/document-pages.js';
import type { DocumentedPages, DocumentOptions } from '../../api/pages/document-pages.js';
import { findPart, locationIn } from '../../api/pages/find-part.js';
import { SourceSearch } from '../../api/pages/source-search.js';
import type { LoadedPage } from '../../../load/load-page.js';
import { parseChannelText } from '../../../core/addresses/operation-text.js';
import type { ApiSource } from '../../../core/model/types.js';
import type { AsyncDocument } from '../types.js';
import { channelMeta, channelReference } from './channel-pages.js';
import { findChannel } from './find-channel.js';

/** The pages, each with its channel. */
export async function documentChannels(
  pages: readonly LoadedPage[],
  options: DocumentOptions,
): Promise<DocumentedPages> {
  const search = new SourceSearch(options, 'asyncapi', 'asyncapi');
  const warnings: Problem[] = [];
  const unreadable = new Set<ApiSource>();
  const document = async (page: LoadedPage): Promise<LoadedPage> => {
    const text = page.meta['asyncapi'];
    if (page.api || typeof text !== 'string' || text.trim() === '') return page;
    const { source: wanted, name } = parseChannelText(text);
    const { found, searched, isLost } = await findPart({
      root: options.root,
      page,
      key: 'asyncapi',
      wanted,
      search,
      read: (source) => options.specifications.document(source),
      partOf: (asyncDocument) => findChannel(asyncDocument, name),
      unreadable,
    });
    if (found) {
      const { source, description, part } = found;
      return withOwnMeta(page, channelMeta(part), channelReference(source, description, part));
    }
    if (!isLost) warnings.push(missingChannel(page, name, searched, options.root));
    return page;
  };
  const result: LoadedPage[] = [];
  for (const page of pages) result.push(await document(page));
  return { pages: result, warnings, unreadable: [...unreadable] };
}

function missingChannel(page: LoadedPage, name: string, searched: readonly AsyncDocument[], root: string): Problem {
  const text = String(page.meta['asyncapi']);
  const near = nearest(
    name,
    searched.flatMap(({ channels }) => channels.map(({ model }) => model.id)),
  );
  const isFound = searched.length > 0;
  return {
    code: 'channel-missing',
    message: isFound
      ? `No AsyncAPI document has the channel "${name}", so only the text of the page is shown.`
      : `Found no AsyncAPI document for \`asyncapi: ${text}\`, so only the text of the page is shown.`,
    hint: !isFound
      ? 'Add the file to the docs folder, or set "api": { "asyncapi": "/asyncapi.yaml" } in the settings.'
      : near === undefined
        ? 'Check the name of the channel.'
        : `Did you mean "${near}"?`,
    ...locationIn(page, 'asyncapi', root),
  };
}
