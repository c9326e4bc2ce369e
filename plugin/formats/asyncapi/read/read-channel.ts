/** Makes the model of a channel. */
import type { ChannelModel } from '../../../../playground/model/channel.js';
import type { DocumentedParameter, OperationModel, Schema } from '../../../../playground/model/operation.js';
import { addressOf, child, children, pathOf, pointerText, type Located } from '../../api/files/located.js';
import { reportUnknownKeys } from '../../api/read/check-keys.js';
import { readSchema } from '../../api/read/read-content.js';
import { nameAsSentence } from '../../api/read/operation-title.js';
import { resolve, type Reading } from '../../api/read/reading.js';
import { documentation, extensionsOf, flagAt, present, textAt, textsAt } from '../../api/read/values.js';
import { words } from '../../api/read/words.js';
import { convertSchema } from '../../api/schema/convert-schema.js';
import type { DocumentChannel } from '../types.js';
import type { AsyncReading } from './async-reading.js';
import { handshakeParameters, readBindings } from './read-bindings.js';
import { readChannelSecurity, readChannelServers, type ServerReading } from './read-channel-servers.js';
import { readOperationsV2 } from './read-operations-v2.js';
import { readOperationsV3 } from './read-operations-v3.js';

/** The state that all channels of a document share. */
export interface DocumentReading extends Reading {
  isV3: boolean;
  /** Of version 3: operations by the position of their channel. */
  operations: ReadonlyMap<string, (Located & { key: string })[]>;
}

const keys = words(`address messages title summary description servers parameters tags externalDocs bindings publish
  subscribe $ref deprecated`);

/** The channel at `entry` of `channels`. */
export function readChannel(base: DocumentReading, entry: Located): DocumentChannel {
  const reading: AsyncReading = { ...base, references: new Set() };
  const at = resolve(reading, entry);
  const id = String(entry.key);
  reportUnknownKeys(reading, at, 'channel', keys);
  const address = reading.isV3 ? (textAt(at, 'address') ?? '') : id;
  const servers = readChannelServers(reading, at);
  const found = reading.isV3
    ? readOperationsV3(reading, at, base.operations.get(addressOf(at)) ?? [])
    : readOperationsV2(reading, at);
  const owners = [
    ...found.map(({ parts }) => child(parts[0]!, 'security')),
    ...servers.map(({ security }) => security),
  ];
  const { otherSchemes, ...security } = readChannelSecurity(reading, owners);
  const parameters = [
    ...readParameters(reading, at, address),
    ...[{ parts: [at] }, ...found].flatMap(({ parts }) => handshakeParameters(reading, parts)),
  ];
  const writtenTitle = textAt(at, 'title');
  const title = writtenTitle ?? titleOf(id, reading);
  const connection = connectionOf(reading, { id, title, address, parameters, servers, ...security });
  const model: ChannelModel = {
    kind: 'channel',
    id,
    title,
    address,
    ...present({
      description: textAt(at, 'description') ?? textAt(at, 'summary'),
      deprecated: flagAt(at, 'deprecated') || undefined,
    }),
    servers: servers.map(({ server }) => server),
    connection,
    otherSchemes,
    operations: found.map(({ operation }) => operation),
    bindings: readBindings(reading, [at]),
  };
  const [tag] = children(child(at, 'tags')).flatMap((each) => textAt(resolve(reading, each), 'name') ?? []);
  const protocol = (servers[0]?.server.protocol ?? '').toUpperCase();
  const pointer = pointerText(pathOf(entry).path);
  return { model, protocol, extensions: extensionsOf(at), pointer, ...present({ tag, writtenTitle }) };
}

/** The id as a sentence if it is a name; an address is not changed. */
function titleOf(id: string, { root }: Reading): string {
  if (id === '/') return textAt(child(root, 'info'), 'title') ?? id;
  return /^[\w-]+$/.test(id) ? nameAsSentence(id) : id;
}

/** Parameters of the address. Parameters without a description are added. */
function readParameters(reading: AsyncReading, channel: Located, address: string): DocumentedParameter[] {
  const described = children(child(channel, 'parameters')).map((entry) => readParameter(reading, entry));
  const names = new Set(described.map(({ name }) => name));
  const inAddress = [...address.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
  const missing = [...new Set(inAddress)].filter((name) => !names.has(name));
  for (const name of missing)
    reading.findings.warn(channel, {
      code: 'asyncapi-parameter',
      message: `The address has {${name}}, but there is no parameter "${name}".`,
      hint: `Add "${name}" to "parameters" of the channel.`,
    });
  return [
    ...described,
    ...missing.map((name): DocumentedParameter => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ];
}

/** Version 2 has a schema; version 3 has the few keywords that a text needs. */
function readParameter(reading: AsyncReading, entry: Located): DocumentedParameter {
  const at = resolve(reading, entry);
  const written = child(at, 'schema');
  const values = textsAt(at, 'enum');
  const examples = textsAt(at, 'examples');
  const schema: Schema =
    written.value === undefined
      ? present({
          type: 'string',
          enum: values.length > 0 ? values : undefined,
          default: textAt(at, 'default'),
          examples: examples.length > 0 ? examples : undefined,
        })
      : readSchema(reading, written);
  return { name: String(entry.key), in: 'path', required: true, schema, ...documentation(at) };
}

interface Connection {
  id: string;
  title: string;
  address: string;
  parameters: readonly DocumentedParameter[];
  servers: readonly ServerReading[];
  security: OperationModel['security'];
  schemes: OperationModel['schemes'];
}

/** The request that opens the connection, to servers that a browser can reach. */
function connectionOf(reading: AsyncReading, { servers, address, parameters, ...rest }: Connection): OperationModel {
  const named = new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  const { schemas, references } = reading;
  schemas.convert(references, (schema, names, scope) => convertSchema(reading, schema, names, scope));
  const model: Omit<OperationModel, 'schemas'> = {
    ...rest,
    kind: 'operation',
    method: 'GET',
    path: address === '' || address.startsWith('/') ? address : `/${address}`,
    tags: [],
    servers: servers.filter(({ server }) => /^(?:ws|http)s?$/.test(server.protocol)).map(({ model: each }) => each),
    parameters: [...named.values()],
    responses: [],
    callbacks: [],
    codeSamples: [],
  };
  // At each access, as for operations: large documents share their schemas.
  return Object.defineProperty(model as OperationModel, 'schemas', {
    enumerable: true,
    get: () => schemas.reachable(references),
  });
}
