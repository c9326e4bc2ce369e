/** A channel as a part of an API. */
import { serverAddress } from '../../../playground/model/request/server-address.js';
import type { ApiSource } from '../../core/model/types.js';
import type { ApiEntry } from '../api/api-format.js';
import { documentedMeta } from '../api/pages/first-paragraph.js';
import { segment } from '../api/pages/page-names.js';
import type { DocumentChannel } from './types.js';

/** Folder of the channels without a tag, by which existing sites link to them. */
const usualFolder = 'websockets';

/** The entry of a channel in the document at `source`. */
export function channelEntry(channel: DocumentChannel, { source }: ApiSource): ApiEntry {
  const { model, pointer, protocol, tag = '', writtenTitle, extensions } = channel;
  const { id, title, description, deprecated, address, connection, servers } = model;
  const server = connection.servers[0] ?? (servers[0] && { url: servers[0].url });
  const name = segment(writtenTitle ?? id) || segment(title) || 'channel';
  return {
    id: pointer,
    label: protocol,
    name: address,
    servers: server ? [{ url: server.url, text: serverAddress(server, {}, 'https://relative.invalid/') }] : [],
    canTry: connection.servers.length > 0,
    meta: documentedMeta(title, description, deprecated),
    page: {
      path: `${segment(tag) || usualFolder}/${name}`,
      meta: { asyncapi: `${source} ${id}` },
      isHidden: extensions['x-hidden'] === true,
      groups: tag === '' ? [] : [{ id: tag, title: tag }],
    },
  };
}
