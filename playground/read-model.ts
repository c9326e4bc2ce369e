/** Finds the operation of a playground: in a property, a script in the element, or a specification. */
import type { ChannelModel } from './model/channel.js';
import type { OperationModel } from './model/operation.js';
import { readOperation } from './specification-reader.js';

/**
 * The model, or `undefined` if the page names none. `WS` and an address is a WebSocket without a description. Fails
 * with a message for the reader.
 */
export async function readModel(
  host: Element,
  operation: OperationModel | ChannelModel | string | undefined,
  spec: string,
): Promise<OperationModel | ChannelModel | undefined> {
  if (typeof operation === 'object') return operation;
  const script = host.querySelector(':scope > script[type="application/json"]');
  if (script) return JSON.parse(script.textContent ?? '') as OperationModel | ChannelModel;
  const [, url] = /^WSS?\s+(\S+)$/i.exec(operation ?? '') ?? [];
  if (url !== undefined) {
    const { socketModel } = await import('./channel/socket-model.js');
    return socketModel(url);
  }
  if (spec === '' || !operation) return undefined;
  return await readOperation(new URL(spec, document.baseURI).href, operation);
}
