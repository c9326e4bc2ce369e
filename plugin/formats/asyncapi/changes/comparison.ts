/** Compares the channels of two versions of a document. */
import type { ChannelModel, ChannelOperation, MessageModel } from '../../../../playground/model/channel.js';
import type { ApiComparison } from '../../api/api-format.js';
import { ChangeList, type Change } from '../../api/changes/change-list.js';
import { SchemaComparison, type Subject } from '../../api/changes/compare-schemas.js';
import { child } from '../../api/files/located.js';
import type { AsyncDocument } from '../types.js';

export const comparison: ApiComparison<AsyncDocument> = {
  compare(before, after) {
    const [old, current] = [before.source, after.source];
    const list = new ChangeList('channel');
    if (!old || !current) return list;
    const schemas = new SchemaComparison(old.schemas.named(), current.schemas.named(), list);
    const channels = child(current.root, 'channels');
    const [earlier, later] = [before, after].map(
      (document) => new Map(document.channels.map((channel) => [channel.model.id, channel])),
    );
    for (const id of keysOf(earlier!, later!)) {
      const [one, other] = [earlier!.get(id), later!.get(id)];
      const { pointer } = (other ?? one)!;
      const label = `channel "${id}"`;
      const at = child(channels, id);
      if (one && other) {
        const part = list.addPart(label, pointer);
        compareChannel(
          one.model,
          other.model,
          { part, direction: 'request', name: 'the channel', path: '', at },
          schemas,
        );
      } else {
        const whole = other ? 'added' : 'removed';
        list.addWhole({ name: label, id: pointer }, at, { ...presence('the channel', other), whole });
      }
    }
    schemas.finish();
    return list;
  },
};

function keysOf(...maps: ReadonlyMap<string, unknown>[]): Set<string> {
  return new Set(maps.flatMap((map) => [...map.keys()]));
}

/** The change of something that only one version has. */
function presence(name: string, after: unknown): Change {
  return { isBreaking: !after, text: `${name} was ${after ? 'added' : 'removed'}` };
}

function compareChannel(before: ChannelModel, after: ChannelModel, channel: Subject, schemas: SchemaComparison): void {
  if (before.address !== after.address)
    schemas.add(channel, {
      isBreaking: true,
      text: `the address changed from "${before.address}" to "${after.address}"`,
    });
  compareLists(
    before.servers,
    after.servers,
    ({ url }) => url,
    (url, one, other) => {
      if (!one || !other) schemas.add(channel, presence(`the server "${url}"`, other));
    },
  );
  compareLists(
    before.connection.parameters,
    after.connection.parameters,
    ({ name }) => name,
    (name, one, other) => {
      const [old, current] = [one, other].map(
        (each) => each && { schema: each.schema, isRequired: each.required === true },
      );
      schemas.compareMember(old, current, { ...channel, name: `the parameter "${name}"` });
    },
  );
  compareLists(
    before.operations,
    after.operations,
    ({ id }) => id,
    (_, one, other) => {
      const { id } = (other ?? one)!;
      if (one && other) compareOperation(one, other, channel, schemas);
      else schemas.add(channel, presence(`the operation "${id}"`, other));
    },
  );
}

/** Calls `compare` with each item of two lists, and the item of the other list with its key. */
function compareLists<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
  compare: (key: string, before: Item | undefined, after: Item | undefined) => void,
): void {
  const [old, current] = [before, after].map((items) => new Map(items.map((item) => [keyOf(item), item])));
  for (const key of keysOf(old!, current!)) compare(key, old!.get(key), current!.get(key));
}

function compareOperation(
  before: ChannelOperation,
  after: ChannelOperation,
  channel: Subject,
  schemas: SchemaComparison,
): void {
  const isSent = after.action === 'send';
  const of = `of the operation "${after.id}"`;
  if (before.action !== after.action)
    schemas.add(channel, {
      isBreaking: true,
      text: `the direction of the operation "${after.id}" changed`,
    });
  if (after.deprecated && !before.deprecated)
    schemas.add(channel, { isBreaking: false, text: `the operation "${after.id}" is now deprecated` });
  compareMessages(
    before.messages,
    after.messages,
    of,
    { ...channel, direction: isSent ? 'request' : 'response' },
    schemas,
  );
  compareMessages(
    before.reply?.messages ?? [],
    after.reply?.messages ?? [],
    `of the reply ${of}`,
    { ...channel, direction: isSent ? 'response' : 'request' },
    schemas,
  );
}

function compareMessages(
  before: readonly MessageModel[],
  after: readonly MessageModel[],
  of: string,
  channel: Subject,
  schemas: SchemaComparison,
): void {
  compareLists(
    before,
    after,
    ({ name }) => name,
    (key, one, other) => {
      const name = `the message "${key}" ${of}`;
      const subject = { ...channel, name, at: child(child(channel.at, 'messages'), key) };
      if (one && other) compareMessage(one, other, subject, schemas);
      else schemas.add(subject, presence(name, other));
    },
  );
}

function compareMessage(before: MessageModel, after: MessageModel, subject: Subject, schemas: SchemaComparison): void {
  const { name, at } = subject;
  if (before.contentType !== after.contentType)
    schemas.add(subject, {
      isBreaking: true,
      text: `the content type of ${name} changed from ${before.contentType ?? 'none'} to ${after.contentType ?? 'none'}`,
    });
  if (before.source?.code !== after.source?.code)
    schemas.add(subject, { isBreaking: false, text: `the schema of ${name} changed` });
  for (const key of ['payload', 'headers'] as const)
    if (before[key] !== undefined || after[key] !== undefined)
      schemas.compare(before[key], after[key], {
        ...subject,
        name: key === 'payload' ? name : `the headers of ${name}`,
        at: child(at, key),
      });
}
