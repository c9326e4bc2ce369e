/** Reads AsyncAPI documents, and finds their channels. */
import type { ApiQuery, ApiReader } from '../api/api-format.js';
import type { ApiReference } from '../../core/model/types.js';
import { modelEntry, schemaId } from '../api/models/model-names.js';
import { modelRoots } from '../api/models/schema-graph.js';
import { overviewEntry, overviewPage, sectionEntries } from '../api/overview.js';
import { pageSchemas } from '../api/page-schemas.js';
import { channelEntry } from './channel-entry.js';
import { channelRoots, graphOf, isPublished, modelNames, overviewOf, ownerOf, usersOf } from './document-pages.js';
import { findChannel } from './find-channel.js';
import { readAsyncDocument } from './read-document.js';
import type { AsyncDocument, DocumentPage } from './types.js';

export const reader: ApiReader<AsyncDocument, ApiQuery, DocumentPage> = {
  terms: {
    code: 'channel-missing',
    document: 'AsyncAPI document',
    part: 'channel',
    add: 'Add the file to the docs folder, or set "api": { "asyncapi": "/asyncapi.yaml" } in the settings.',
    addForEntry: 'Write the path of the document in front of the channel.',
    hint: 'Use the name of a channel of the document.',
  },
  read: ({ source }, options) => readAsyncDocument(source, options),
  entries: ({ channels }, source) => channels.filter(isPublished).map((channel) => channelEntry(channel, source)),
  find(document, { name }, source) {
    const channel = findChannel(document, name);
    return channel && channelEntry(channel, source);
  },
  names: ({ channels }) => channels.map(({ model }) => model.id),
  overview: ({ info }) => overviewEntry(info),
  linked: (document, ids, uiStrings) => [
    ...sectionEntries(overviewOf(document), uiStrings),
    ...modelNames(document, ids).map((name) => modelEntry(name, document.namedSchema(name))),
  ],
  model: pageModel,
  placeOf: (document, { id }) => document.placeOf(id),
};

function pageModel(document: AsyncDocument, { id, name }: Pick<ApiReference, 'id' | 'name'>): DocumentPage | undefined {
  const overview = overviewPage(() => overviewOf(document), id);
  if (overview) return { ...overview, schemas: {} };
  if (id === schemaId(name)) return schemaPage(document, name);
  const found = document.channels.find(({ pointer }) => pointer === id);
  if (!found) return undefined;
  const { schemas: _, ...connection } = found.model.connection;
  const page = pageSchemas(graphOf(document), channelRoots(found));
  return { kind: 'channel', channel: { ...found.model, connection }, owner: ownerOf(document, found.tag), ...page };
}

function schemaPage(document: AsyncDocument, name: string): DocumentPage | undefined {
  if (document.namedSchema(name) === undefined) return undefined;
  const page = pageSchemas(graphOf(document), modelRoots(name), false);
  return { kind: 'schema', name, owner: ownerOf(document), usedBy: usersOf(document, name), ...page };
}
