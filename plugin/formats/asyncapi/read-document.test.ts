import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { apiFormats } from '../../site-build/api-formats.js';
import { Specifications } from '../api/specifications.js';
import { readAsyncDocument } from './read-document.js';
import type { AsyncDocument } from './types.js';

const root = temporaryFolder();

async function read(files: Record<string, string>, source = 'asyncapi.yaml'): Promise<AsyncDocument> {
  writeFiles(root, files);
  return readAsyncDocument(source, { root });
}

function problems({ errors, warnings }: AsyncDocument): string[] {
  return [...errors, ...warnings].map(
    ({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message} ${hint}`,
  );
}

test('version 2: a client publishes what it sends, and subscribes to what it receives', async () => {
  const document = await read({
    'asyncapi.yaml': `
asyncapi: 2.6.0
info: { title: Lights, version: '1' }
defaultContentType: application/json
servers:
  live: { url: 'wss://{region}.example.com/v1', protocol: wss, variables: { region: { default: eu, enum: [eu, us] } }, security: [{ key: [] }, { user: [] }] }
  broker: { url: 'broker.example.com:1883', protocol: mqtt }
channels:
  lights/{id}:
    parameters: { id: { description: The light., schema: { type: integer } } }
    bindings: { ws: { method: GET, query: { type: object, required: [token], properties: { token: { type: string, description: A token. } } }, headers: { type: object, properties: { X-Trace: { type: string } } } } }
    publish:
      operationId: turn
      traits: [{ $ref: '#/components/operationTraits/loud' }]
      message: { oneOf: [{ $ref: '#/components/messages/on' }, { $ref: '#/components/messages/off' }] }
    subscribe:
      summary: What lights do
      message: { name: changed, payload: { type: object, properties: { lumens: { type: integer } } }, examples: [{ name: bright, payload: { lumens: 3 } }, { lumens: 4 }] }
components:
  operationTraits: { loud: { description: Loud., bindings: { kafka: { clientId: { type: string }, acks: 1 } } } }
  messageTraits: { common: { headers: { type: object, properties: { sent: { type: string } } }, correlationId: { location: '$message.header#/id' } } }
  messages:
    on: { title: Turn on, traits: [{ $ref: '#/components/messageTraits/common' }], payload: { $ref: '#/components/schemas/Command' } }
    off: { contentType: avro/binary, schemaFormat: 'application/vnd.apache.avro;version=1.9.0', payload: { type: record, name: Off, fields: [] } }
  schemas: { Command: { type: object, properties: { at: { type: string } } } }
  securitySchemes: { key: { type: httpApiKey, in: query, name: api_key }, user: { type: userPassword } }
`,
  });
  expect(problems(document)).toEqual([]);
  const [{ model, protocol, pointer }] = document.channels as [AsyncDocument['channels'][number]];
  expect({ pointer, protocol }).toEqual({ pointer: '/channels/lights~1{id}', protocol: 'WSS' });
  expect(model).toMatchObject({
    id: 'lights/{id}',
    address: 'lights/{id}',
    servers: [
      { name: 'live', protocol: 'wss', url: 'wss://{region}.example.com/v1' },
      { name: 'broker', protocol: 'mqtt', url: 'mqtt://broker.example.com:1883' },
    ],
    otherSchemes: [{ name: 'user', type: 'userPassword' }],
    operations: [
      {
        id: 'turn',
        action: 'send',
        description: 'Loud.',
        bindings: [{ protocol: 'kafka', facts: [['acks', '1']], schemas: [['clientId', { type: 'string' }]] }],
        messages: [
          {
            name: 'on',
            title: 'Turn on',
            contentType: 'application/json',
            payload: { $ref: '#/schemas/Command' },
            headers: { properties: { sent: { type: 'string' } } },
            correlation: { location: '$message.header#/id' },
          },
          { name: 'off', contentType: 'avro/binary', source: { language: 'json' } },
        ],
      },
      {
        id: 'subscribe',
        action: 'receive',
        summary: 'What lights do',
        messages: [{ name: 'changed', examples: [{ name: 'bright', value: { lumens: 3 } }, { value: { lumens: 4 } }] }],
      },
    ],
    connection: {
      path: '/lights/{id}',
      servers: [{ url: 'wss://{region}.example.com/v1', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } }],
      security: [[{ scheme: 'key', scopes: [] }]],
      schemes: { key: { type: 'apiKey', in: 'query', name: 'api_key' } },
      parameters: [
        { name: 'id', in: 'path', required: true, description: 'The light.', schema: { type: 'integer' } },
        { name: 'token', in: 'query', required: true, description: 'A token.' },
        { name: 'X-Trace', in: 'header' },
      ],
    },
  });
  expect(model.operations[0]!.messages[1]!.payload).toBeUndefined();
  expect(model.connection.schemas).toMatchObject({ Command: { type: 'object' } });
});

test('version 3: readers receive what the application sends, over references in several files', async () => {
  const document = await read({
    'asyncapi.yaml': `
asyncapi: 3.0.0
info: { title: Chat, version: '1' }
servers:
  live: { host: chat.example.com, pathname: /v1, protocol: wss, security: [{ $ref: '#/components/securitySchemes/token' }] }
channels:
  room:
    title: Room
    address: /rooms/{room}
    tags: [{ name: Rooms }]
    parameters: { room: { enum: [lobby, games], default: lobby, description: Name. } }
    messages:
      said: { $ref: 'messages.yaml#/said' }
      say: { payload: { schema: { type: string } } }
operations:
  hear: { action: send, channel: { $ref: '#/channels/room' }, messages: [{ $ref: '#/channels/room/messages/said' }] }
  speak:
    action: receive
    channel: { $ref: '#/channels/room' }
    messages: [{ $ref: '#/channels/room/messages/say' }]
    reply: { address: { location: '$message.header#/replyTo' }, channel: { $ref: '#/channels/room' } }
components:
  securitySchemes: { token: { type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://a.example', availableScopes: { read: Reads } } }, scopes: [read] } }
`,
    'messages.yaml':
      'said: { payload: { $ref: "#/text" } }\ntext: { type: object, properties: { text: { type: string } } }\n',
  });
  expect(problems(document)).toEqual([]);
  expect(document.channels).toMatchObject([
    {
      tag: 'Rooms',
      writtenTitle: 'Room',
      model: {
        title: 'Room',
        address: '/rooms/{room}',
        servers: [{ url: 'wss://chat.example.com/v1' }],
        operations: [
          { id: 'hear', action: 'receive', messages: [{ name: 'said', payload: { $ref: '#/schemas/text' } }] },
          {
            id: 'speak',
            action: 'send',
            messages: [{ name: 'say', payload: { type: 'string' } }],
            reply: { address: '$message.header#/replyTo', messages: [{ name: 'said' }, { name: 'say' }] },
          },
        ],
        connection: {
          parameters: [{ name: 'room', schema: { enum: ['lobby', 'games'], default: 'lobby' } }],
          schemes: { token: { flows: { clientCredentials: { scopes: { read: 'Reads' } } } } },
        },
      },
    },
  ]);
});

test('a broken channel costs only its own page, and every problem has its position', async () => {
  const document = await read({
    'asyncapi.yaml': [
      'asyncapi: 2.0.0',
      'info: { title: A, version: "1" }',
      'channels:',
      '  good/{id}: { subscribe: { mesage: { payload: { type: strin } }, message: { payload: { type: strin } } } }',
      '  bad: { $ref: "#/nothing" }',
      '  other: { servers: [live], publish: {} }',
    ].join('\n'),
  });
  expect(document.channels.map(({ model }) => model.id)).toEqual(['good/{id}', 'other']);
  expect(problems(document)).toEqual([
    'asyncapi.yaml:5:3 Cannot resolve the reference "#/nothing": there is nothing at this position. Correct the $ref, or add what it refers to.',
    'asyncapi.yaml:4:3 The address has {id}, but there is no parameter "id". Add "id" to "parameters" of the channel.',
    'asyncapi.yaml:4:29 Unknown key "mesage" in this operation. It has no effect. Did you mean "message"?',
    'asyncapi.yaml:4:89 Unknown type "strin". Use one of string, number, integer, boolean, object, array, null.',
    'asyncapi.yaml:6:22 There is no server "live". Add it to "servers" of the document.',
  ]);
});

test.each([
  [
    'openapi: 3.1.0',
    'asyncapi.yaml:1:1 This is an OpenAPI specification, not an AsyncAPI document. Name it in "openapi" instead.',
  ],
  [
    '- a',
    'asyncapi.yaml:1:1 This is not an AsyncAPI document: the file contains a list. Start the file with "asyncapi: 3.0.0", or correct the path in the settings.',
  ],
  [
    'a: 1',
    'asyncapi.yaml:1:1 This file has no "asyncapi", so it is not an AsyncAPI document. Start the file with "asyncapi: 3.0.0", or correct the path in the settings.',
  ],
  [
    'asyncapi: 1.2.0',
    'asyncapi.yaml:1:1 AsyncAPI "1.2.0" is not supported. Octavo reads the versions 2.0 to 2.6, 3.0 and 3.1.',
  ],
])('a file that is not an AsyncAPI document: %s', async (text, problem) => {
  expect(problems(await read({ 'asyncapi.yaml': text }))).toEqual([problem]);
});

test('operations of version 3 without a channel or with another action are reported', async () => {
  const document = await read({
    'asyncapi.yaml': [
      'asyncapi: 3.0.0',
      'channels: { a: { address: a, messages: { m: { payload: { type: string } } } } }',
      'operations:',
      '  one: { action: send }',
      '  two: { action: publish, channel: { $ref: "#/channels/a" } }',
    ].join('\n'),
  });
  expect(problems(document)).toEqual([
    'asyncapi.yaml:4:3 The operation "one" names no channel of the document, so it is left out. Write "channel": { "$ref": "#/channels/NAME" }.',
    'asyncapi.yaml:5:10 The action of the operation "two" is "publish". Use "send" or "receive": what your application does.',
  ]);
  expect(document.channels[0]!.model.operations).toMatchObject([{ id: 'two', messages: [{ name: 'm' }] }]);
});

test('a document that is named as one of another format is told apart', async () => {
  writeFiles(root, { 'events.json': { asyncapi: '3.0.0' } });
  const all = new Specifications({ root, formats: apiFormats, defaults: { baseUrls: [] } });
  const { document } = await all.open({ format: 'openapi', source: 'events.json' });
  expect(document.errors).toMatchObject([
    { message: 'This is an AsyncAPI document, not an OpenAPI specification.', file: 'events.json' },
  ]);
});

test('a message that is broken is left out, and examples can be in other files', async () => {
  const document = await read({
    'asyncapi.yaml': `
asyncapi: 3.0.0
info: { title: Moons, version: '1' }
channels:
  moons:
    messages:
      good: { $ref: '#/components/messages/good' }
      gone: { $ref: '#/components/messages/gone' }
components: { messages: { good: { name: Good, examples: [{ $ref: example.json }] } } }
`,
    'example.json': '{ "name": "first", "payload": { "moon": "Io" } }',
  });
  expect(problems(document)).toEqual([expect.stringContaining('asyncapi.yaml:8:7 Cannot resolve the reference')]);
  const [operation] = document.channels[0]!.model.operations;
  expect(operation!.messages).toMatchObject([{ name: 'good', examples: [{ name: 'first', value: { moon: 'Io' } }] }]);
});
