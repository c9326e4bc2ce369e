/** The operations of AsyncAPI 3, which are apart from the channels. */
import type { ChannelAction, ChannelOperation, MessageModel } from '../../../../playground/model/channel.js';
import { addressOf, child, children, type Located } from '../../api/files/located.js';
import { reportUnknownKeys } from '../../api/read/check-keys.js';
import { resolve, tryResolve, warnReference, withoutBroken, type Reading } from '../../api/read/reading.js';
import { flagAt, present, textAt } from '../../api/read/values.js';
import { words } from '../../api/read/words.js';
import { member, referencedName, textOf, withTraits, type AsyncReading, type Traits } from './async-reading.js';
import { readBindings } from './read-bindings.js';
import { readMessage } from './read-message.js';

/** The keys name actions of the described application. Readers do the opposite. */
const actions: Readonly<Record<string, ChannelAction>> = { send: 'receive', receive: 'send' };

const keys = words(`action channel title summary description security tags externalDocs bindings traits messages reply
  $ref deprecated`);

/** The operations of a document by the position of their channel. */
export function operationsByChannel(reading: Reading): Map<string, (Located & { key: string })[]> {
  const result = new Map<string, (Located & { key: string })[]>();
  for (const entry of children(child(reading.root, 'operations'))) {
    const operation = tryResolve(reading, entry);
    if (typeof operation === 'string') {
      warnReference(reading, entry, operation);
      continue;
    }
    const written = child(operation, 'channel');
    const channel = tryResolve(reading, written);
    if (typeof channel === 'string' || channel.value === undefined) {
      const message = `The operation "${entry.key}" names no channel of the document, so it is left out.`;
      const hint = 'Write "channel": { "$ref": "#/channels/NAME" }.';
      reading.findings.warn(written.value === undefined ? operation : written, {
        code: 'asyncapi-operation',
        message,
        hint,
      });
      continue;
    }
    const address = addressOf(channel);
    result.set(address, [...(result.get(address) ?? []), { ...operation, key: String(entry.key) }]);
  }
  return result;
}

/**
 * The operations at `found`, with the objects that they are read from. If there are none, the messages of the channel.
 */
export function readOperationsV3(
  reading: AsyncReading,
  channel: Located,
  found: readonly (Located & { key: string })[],
): { operation: ChannelOperation; parts: Traits }[] {
  const own = channelMessages(reading, channel);
  if (found.length > 0) return found.map((at) => readOperation(reading, at, own));
  if (own.size === 0) return [];
  const messages = readAll(reading, own);
  return [{ operation: { id: 'messages', messages, bindings: [] }, parts: [channel] }];
}

type OwnMessages = ReadonlyMap<string, { at: Located; name: string }>;

/** The messages of a channel by the position that references to them end at. */
function channelMessages(reading: AsyncReading, channel: Located): OwnMessages {
  return new Map(
    children(child(channel, 'messages')).flatMap((at) => {
      const target = withoutBroken(() => resolve(reading, at));
      return target ? [[addressOf(target), { at, name: String(at.key) }] as const] : [];
    }),
  );
}

/** A message that is broken is left out. */
function readAll(reading: AsyncReading, own: OwnMessages): MessageModel[] {
  return [...own.values()].flatMap(({ at, name }) => withoutBroken(() => readMessage(reading, at, name)) ?? []);
}

function readOperation(
  reading: AsyncReading,
  at: Located & { key: string },
  own: OwnMessages,
): { operation: ChannelOperation; parts: Traits } {
  reportUnknownKeys(reading, at, 'operation', keys);
  const parts = withTraits(reading, at);
  const given = textOf(parts, 'action') ?? '';
  if (!Object.hasOwn(actions, given))
    reading.findings.warn(member(parts, 'action'), {
      code: 'asyncapi-operation',
      message: `The action of the operation "${at.key}" is ${given === '' ? 'missing' : `"${given}"`}.`,
      hint: 'Use "send" or "receive": what your application does.',
    });
  const operation = present({
    id: at.key,
    action: Object.hasOwn(actions, given) ? actions[given] : undefined,
    title: textOf(parts, 'title'),
    summary: textOf(parts, 'summary'),
    description: textOf(parts, 'description'),
    deprecated: flagAt(parts[0]!, 'deprecated') || undefined,
    messages: messagesAt(reading, child(at, 'messages'), own),
    bindings: readBindings(reading, parts),
    reply: readReply(reading, member(parts, 'reply')),
  });
  return { operation, parts };
}

/** The messages that a list refers to; without a list, all of the channel. */
function messagesAt(reading: AsyncReading, list: Located, own: OwnMessages): MessageModel[] {
  if (!Array.isArray(list.value)) return readAll(reading, own);
  return children(list).flatMap((each) => {
    const read = (): MessageModel => {
      const name = own.get(addressOf(resolve(reading, each)))?.name;
      return readMessage(reading, each, name ?? referencedName(each));
    };
    return withoutBroken(read) ?? [];
  });
}

function readReply(reading: AsyncReading, written: Located): ChannelOperation['reply'] {
  if (written.value === undefined) return undefined;
  const at = resolve(reading, written);
  const channel = resolve(reading, child(at, 'channel'));
  return present({
    address: textAt(resolve(reading, child(at, 'address')), 'location') ?? textAt(channel, 'address'),
    messages: messagesAt(reading, child(at, 'messages'), channelMessages(reading, channel)),
  });
}
