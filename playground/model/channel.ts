/** One channel of an event-driven API, complete in itself, as its page contains it. Plain data. */
import type { NamedExample, OperationModel, Schema } from './operation.js';

/** The action of the reader: `send` messages to the channel, or `receive` them from it. */
export type ChannelAction = 'send' | 'receive';

/** Settings of a protocol for a server, a channel, an operation or a message. */
export interface BindingModel {
  /** `ws`, `kafka`, `mqtt` … */
  protocol: string;
  /** Members with their values as text; objects and lists as JSON. */
  facts: readonly (readonly [name: string, value: string])[];
  /** Members that are schemas, such as the key of a Kafka message. */
  schemas: readonly (readonly [name: string, schema: Schema])[];
}

export interface MessageModel {
  name: string;
  title: string;
  summary?: string;
  /** Markdown. */
  description?: string;
  deprecated?: boolean;
  /** Media type of the payload. */
  contentType?: string;
  headers?: Schema;
  /** A JSON Schema; absent if the payload has a schema of another kind, or none. */
  payload?: Schema;
  /** A schema of another kind, such as Avro. */
  source?: { format: string; language: string; code: string };
  /** Position of the value that links the message to other messages. */
  correlation?: { location: string; description?: string };
  /** Examples of the payload. */
  examples: readonly NamedExample[];
  bindings: readonly BindingModel[];
}

export interface ChannelOperation {
  id: string;
  /** Absent for messages that no operation names. */
  action?: ChannelAction;
  title?: string;
  summary?: string;
  /** Markdown. */
  description?: string;
  deprecated?: boolean;
  messages: readonly MessageModel[];
  bindings: readonly BindingModel[];
  /** The messages that answer. */
  reply?: { address?: string; messages: readonly MessageModel[] };
}

export interface ChannelServer {
  name: string;
  /** In lower case: `wss`, `kafka` … */
  protocol: string;
  /** With `{variables}`. */
  url: string;
  title?: string;
  /** Markdown. */
  description?: string;
  bindings: readonly BindingModel[];
}

/** A credential that no HTTP request carries, such as the user name and password of a broker. */
export interface OtherScheme {
  name: string;
  type: string;
  description?: string;
}

export interface ChannelModel {
  kind: 'channel';
  /** Its key in the document. */
  id: string;
  title: string;
  /** With `{parameters}`; empty if it is only known at run time. */
  address: string;
  /** Markdown. */
  description?: string;
  deprecated?: boolean;
  servers: readonly ChannelServer[];
  /**
   * The request that opens a connection: the servers that browsers can connect to, parameters, credentials, and the
   * schemas that messages refer to by name.
   */
  connection: OperationModel;
  otherSchemes: readonly OtherScheme[];
  operations: readonly ChannelOperation[];
  bindings: readonly BindingModel[];
  /** Protocols that the client offers (`Sec-WebSocket-Protocol`). */
  subprotocols?: readonly string[];
}

/** The subprotocol of GraphQL subscriptions: see https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md */
export const graphqlProtocol = 'graphql-transport-ws';

/** Whether a model describes a channel. */
export function isChannel(model: OperationModel | ChannelModel): model is ChannelModel {
  return model.kind === 'channel';
}
