/** The operations of a channel of AsyncAPI 2. */
import type { ChannelAction, ChannelOperation } from '../../../../playground/model/channel.js';
import { child, children, isObject, type Located } from '../../api/files/located.js';
import { reportUnknownKeys } from '../../api/read/check-keys.js';
import { resolve, withoutBroken } from '../../api/read/reading.js';
import { flagAt, present } from '../../api/read/values.js';
import { words } from '../../api/read/words.js';
import { member, textOf, withTraits, type AsyncReading, type Traits } from './async-reading.js';
import { readBindings } from './read-bindings.js';
import { readMessage } from './read-message.js';

/** The keys name actions of clients: a client publishes to the channel, or subscribes to it. */
const verbs: readonly (readonly [key: string, action: ChannelAction])[] = [
  ['publish', 'send'],
  ['subscribe', 'receive'],
];

const keys = words(
  `operationId summary description security tags externalDocs bindings traits message $ref deprecated`,
);

/** The operations, with the objects that they are read from. */
export function readOperationsV2(
  reading: AsyncReading,
  channel: Located,
): { operation: ChannelOperation; parts: Traits }[] {
  return verbs.flatMap(([key, action]) => {
    const at = child(channel, key);
    if (!isObject(at.value)) return [];
    reportUnknownKeys(reading, at, 'operation', keys);
    const parts = withTraits(reading, at);
    const operation = present({
      id: textOf(parts, 'operationId') ?? key,
      action,
      summary: textOf(parts, 'summary'),
      description: textOf(parts, 'description'),
      deprecated: flagAt(parts[0]!, 'deprecated') || undefined,
      messages: messagesAt(reading, member(parts, 'message')),
      bindings: readBindings(reading, parts),
    });
    return [{ operation, parts }];
  });
}

function messagesAt(reading: AsyncReading, written: Located): ChannelOperation['messages'] {
  if (written.value === undefined) return [];
  const target = withoutBroken(() => resolve(reading, written));
  const options = target && child(target, 'oneOf');
  const all = Array.isArray(options?.value) ? children(options!) : target ? [written] : [];
  return all.flatMap((each) => withoutBroken(() => readMessage(reading, each)) ?? []);
}
