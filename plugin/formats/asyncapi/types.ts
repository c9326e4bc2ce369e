/** An AsyncAPI document as the pages need it. Plain data. */
import type { ChannelModel } from '../../../playground/model/channel.js';
import type { Schema, ServerModel } from '../../../playground/model/operation.js';
import type { ApiDocument, ApiModel } from '../api/api-format.js';
import type { Located } from '../api/files/located.js';
import type { OverviewGroup, OverviewModel, PartOwner } from '../api/overview.js';
import type { ApiInfo } from '../api/read/read-info.js';
import type { ModelContent } from '../api/models/model-content.js';
import type { Place } from '../api/files/places.js';
import type { SchemaNames } from '../api/schema/schema-names.js';

/** A channel with the values that its page depends on. */
export interface DocumentChannel {
  model: ChannelModel;
  /** The first tag: channels of a tag are in a group of the navigation. */
  tag?: string;
  /** As written: decides on the address of the page. Default: the key of the channel. */
  writtenTitle?: string;
  /** Protocol of the first server, in upper case. */
  protocol: string;
  /** `x-` members: `x-hidden`, `x-excluded` … */
  extensions: Readonly<Record<string, unknown>>;
  /** JSON Pointer in the main file. */
  pointer: string;
}

/** A tag that the author described. */
export type DocumentTag = Pick<OverviewGroup, 'id' | 'title' | 'description' | 'externalDocs'>;

export interface AsyncDocument extends ApiDocument {
  info: ApiInfo;
  /** The tags of the document, or of its `info`. */
  tags: readonly DocumentTag[];
  /** With their names. */
  servers: readonly ServerModel[];
  channels: readonly DocumentChannel[];
  /** The main file and the schemas that messages use, to compare versions; absent if the file cannot be read. */
  source?: { root: Located; schemas: SchemaNames };
  /** A schema that a channel can reach. */
  namedSchema(name: string): Schema | undefined;
  /** The position of the channel with a pointer. */
  placeOf(pointer: string): Place | undefined;
}

/** Plain data, so that page workers can receive it. */
export type DocumentPage = ChannelPage | (ApiModel & (OverviewModel | ({ kind: 'schema' } & ModelContent)));

/** The content of the page of a channel. The schemas of its connection are the schemas of the page. */
export interface ChannelPage extends ApiModel {
  kind: 'channel';
  owner: PartOwner;
  channel: Omit<ChannelModel, 'connection'> & { connection: Omit<ChannelModel['connection'], 'schemas'> };
}
