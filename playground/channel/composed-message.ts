/** The message that the reader writes: one of the document, or any text. */
import { valueText } from '../model/values/exact-json.js';
import { bodyKind, filledBody, startBody, type BodyState } from '../model/body/body-state.js';
import type { BodyModel } from '../model/operation.js';
import type { ChannelModel, MessageModel } from '../model/channel.js';

/** A message that the reader can choose. */
export interface SendableMessage {
  title: string;
  body: BodyModel;
}

const anyText: BodyModel = { contents: [{ mediaType: 'text/plain', schema: { type: 'string' } }] };

/** The messages that readers send; where the document has no operations, all of them. */
export function sendableMessages({ operations }: ChannelModel): SendableMessage[] {
  const sent = operations.filter(({ action }) => action !== 'receive').flatMap(({ messages }) => messages);
  const named = new Map(sent.map((message) => [message.name, message]));
  return [...named.values()].map((message) => ({ title: message.title, body: bodyOf(message) }));
}

/** A message of the reader's own. */
export const ownMessage: SendableMessage = { title: '', body: anyText };

function bodyOf({ contentType = 'application/json', payload, examples }: MessageModel): BodyModel {
  return { contents: [{ mediaType: contentType, ...(payload !== undefined && { schema: payload }), examples }] };
}

/** The state that a message starts with. */
export function startMessage({ body }: SendableMessage, schemas: ChannelModel['connection']['schemas']): BodyState {
  return startBody(body, schemas)!;
}

/** The data to send; `undefined` for an empty message. */
export function messageData(
  { body }: SendableMessage,
  state: BodyState,
  schemas: ChannelModel['connection']['schemas'],
): string | Blob | undefined {
  const content = body.contents[state.content]!;
  const value = filledBody(state, body, bodyKind(content, schemas))?.value;
  if (value === undefined || value instanceof Blob) return value;
  return valueText(value);
}
