/** Finds the channels that the front matter of pages names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../errors.js';
import { nearest } from '../../nearest.js';
import { withOwnMeta, type DocumentOptions } from '../../openapi/pages/document-pages.js';
import { SourceSearch } from '../../openapi/pages/source-search.js';
import { frontMatterPosition } from '../../site/front-matter-position.js';
import type { LoadedPage } from '../../site/load-page.js';
import type { AsyncDocument } from '../types.js';
import { channelMeta, channelReference } from './channel-pages.js';
import { findChannel, parseChannelText } from './find-channel.js';

/** The pages, each with its channel; a warning where there is no such channel. */
export async function documentChannels(
  pages: readonly LoadedPage[],
  options: DocumentOptions,
): Promise<{ pages: LoadedPage[]; warnings: Problem[] }> {
  const search = new SourceSearch(options, 'asyncapi', 'asyncapi');
  const warnings: Problem[] = [];
  const document = async (page: LoadedPage): Promise<LoadedPage> => {
    const text = page.meta['asyncapi'];
    if (page.api || typeof text !== 'string' || text.trim() === '') return page;
    const { source: wanted, name } = parseChannelText(text);
    const searched: AsyncDocument[] = [];
    for (const source of search.candidates(wanted)) {
      const asyncDocument = await options.specifications.document(source);
      const channel = findChannel(asyncDocument, name);
      if (channel) return withOwnMeta(page, channelMeta(channel), channelReference(source, asyncDocument, channel));
      searched.push(asyncDocument);
    }
    warnings.push(...missingChannel(page, name, searched, options.root));
    return page;
  };
  const result: LoadedPage[] = [];
  for (const page of pages) result.push(await document(page));
  return { pages: result, warnings };
}

function missingChannel(
  { file, meta }: LoadedPage,
  name: string,
  searched: readonly AsyncDocument[],
  root: string,
): Problem[] {
  // A document that cannot be read is an error of its own.
  if (searched.length > 0 && searched.every(({ errors, channels }) => errors.length > 0 && channels.length === 0))
    return [];
  const text = String(meta['asyncapi']);
  const near = nearest(
    name,
    searched.flatMap(({ channels }) => channels.map(({ model }) => model.id)),
  );
  const isFound = searched.length > 0;
  const problem = {
    code: 'channel-missing',
    message: isFound
      ? `No AsyncAPI document has the channel "${name}", so only the text of the page is shown.`
      : `Found no AsyncAPI document for \`asyncapi: ${text}\`, so only the text of the page is shown.`,
    hint: !isFound
      ? 'Add the file to the docs folder, or set "api": { "asyncapi": "/asyncapi.yaml" } in the settings.'
      : near === undefined
        ? 'Check the name of the channel.'
        : `Did you mean "${near}"?`,
    file,
  };
  return [{ ...problem, ...frontMatterPosition('asyncapi', readFileSync(join(root, file), 'utf8'), true) }];
}
