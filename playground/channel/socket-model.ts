/** A channel of which only the address is known. */
import type { ChannelModel } from '../model/channel.js';

/** `url`: may have `{parameters}` in its path. */
export function socketModel(url: string): ChannelModel {
  const [, server = '', path = ''] = /^((?:wss?:\/\/)?[^/?]*)(.*)$/i.exec(url)!;
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
  return {
    kind: 'channel',
    id: url,
    title: url,
    address: path,
    servers: [],
    connection: {
      id: url,
      kind: 'operation',
      method: 'GET',
      path,
      title: url,
      tags: [],
      servers: [{ url: server }],
      parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      responses: [],
      security: [],
      schemes: {},
      schemas: {},
      callbacks: [],
      codeSamples: [],
    },
    otherSchemes: [],
    operations: [],
    bindings: [],
  };
}
