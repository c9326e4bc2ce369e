import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../test/cli/temporary-folder.js';
import { readAsyncDocument } from '../read-document.js';
import { comparison } from './comparison.js';

const before = `
asyncapi: 3.0.0
info: { title: Chat, version: '1' }
channels:
  room:
    address: /rooms
    messages:
      said: { payload: { type: object, properties: { text: { type: string }, at: { type: integer } } } }
      say: { payload: { type: object, properties: { text: { type: string } } } }
  gone: { address: /gone, messages: { a: { payload: { type: string } } } }
operations:
  hear: { action: send, channel: { $ref: '#/channels/room' }, messages: [{ $ref: '#/channels/room/messages/said' }] }
  speak: { action: receive, channel: { $ref: '#/channels/room' }, messages: [{ $ref: '#/channels/room/messages/say' }] }
`;

test.each<[change: string, from: RegExp, to: string, problems: string[]]>([
  ['nothing', /x/, 'x', []],
  ['a channel', / {2}gone.*\n/, '', ['! 4:1 Channel "gone": the channel was removed.']],
  [
    'an address',
    /address: \/rooms/,
    'address: /chat',
    ['! 5:3 Channel "room": the address changed from "/rooms" to "/chat".'],
  ],
  [
    'a message',
    /(hear.*messages: ).*/,
    '$1[] }',
    ['! 8:7 Channel "room": the message "said" of the operation "hear" was removed.'],
  ],
  ['a direction', /receive/, 'send', ['! 5:3 Channel "room": the direction of the operation "speak" changed.']],
  [
    'a field that clients receive',
    /at: { type: integer }/,
    'by: { type: string }',
    [
      '! 8:40 Channel "room": the field "at" of the message "said" of the operation "hear" was removed.',
      '  8:78 Channel "room": the field "by" of the message "said" of the operation "hear" was added.',
    ],
  ],
  [
    'a field that clients send',
    /(say: { payload: { type: object,)/,
    '$1 required: [text],',
    ['! 9:71 Channel "room": the field "text" of the message "say" of the operation "speak" is now required.'],
  ],
])('%s', async (_, from, to, problems) => {
  const root = temporaryFolder();
  writeFiles(root, { 'old.yaml': before, 'new.yaml': before.replace(from, to) });
  const [old, current] = await Promise.all(['old.yaml', 'new.yaml'].map((file) => readAsyncDocument(file, { root })));
  const changes = comparison
    .compare(old!, current!)
    .problems()
    .map(({ code, line, column, message }) => {
      return `${code === 'api-breaking' ? '!' : ' '} ${line}:${column} ${message}`;
    });
  expect(changes).toEqual(problems);
});
