/** Reads AsyncAPI documents, and finds their channels. */
import type { ApiQuery, ApiReader } from '../api/api-format.js';
import { nearestSchemas } from '../api/page-schemas.js';
import { channelEntry } from './channel-entry.js';
import { findChannel } from './find-channel.js';
import { readAsyncDocument } from './read-document.js';
import type { AsyncDocument, ChannelPage, DocumentChannel } from './types.js';

export const reader: ApiReader<AsyncDocument, ApiQuery, ChannelPage> = {
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
  model({ channels }, { id }) {
    const channel = channels.find(({ pointer }) => pointer === id)?.model;
    if (!channel) return undefined;
    const { schemas, ...connection } = channel.connection;
    return { channel: { ...channel, connection }, schemas: nearestSchemas(schemas) };
  },
  placeOf: (document, { id }) => document.placeOf(id),
};

function isPublished({ extensions }: DocumentChannel): boolean {
  return extensions['x-excluded'] !== true && extensions['x-internal'] !== true;
}
