/** The WebSocket of a subscription as a channel, so that the form of channels serves it. */
import { graphqlProtocol, type ChannelModel, type MessageModel } from '../../../../playground/model/channel.js';
import type { OperationModel } from '../../../../playground/model/operation.js';

/** `request`: the subscription as a request. Its body is the payload of the message that subscribes. */
export function subscriptionModel(request: OperationModel): ChannelModel {
  const { id, title, body, servers } = request;
  const [content] = body!.contents;
  const payload = content!.examples![0]!.value;
  const subscribe: MessageModel = {
    name: 'subscribe',
    title: 'subscribe',
    payload: {
      type: 'object',
      required: ['id', 'type', 'payload'],
      properties: { id: { type: 'string' }, type: { const: 'subscribe' }, payload: content!.schema! },
    },
    examples: [{ name: 'subscribe', value: { id: '1', type: 'subscribe', payload } }],
    bindings: [],
  };
  const complete: MessageModel = {
    name: 'complete',
    title: 'complete',
    examples: [{ name: 'complete', value: { id: '1', type: 'complete' } }],
    bindings: [],
  };
  return {
    kind: 'channel',
    id,
    title,
    address: '',
    servers: [],
    connection: {
      ...request,
      method: 'GET',
      body: undefined,
      responses: [],
      servers: servers.map((server) => ({ ...server, url: server.url.replace(/^http/i, 'ws') })),
    },
    otherSchemes: [],
    operations: [{ id, action: 'send', messages: [subscribe, complete], bindings: [] }],
    bindings: [],
    subprotocols: [graphqlProtocol],
  };
}
