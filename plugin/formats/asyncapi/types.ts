/** An AsyncAPI document as the pages need it. Plain data. */
import type { ChannelModel } from '../../../playground/channel/channel.js';
import type { Problem } from '../../core/errors/errors.js';
import type { Place } from '../api/files/places.js';

/** A channel with what decides on its page. */
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

export interface AsyncDocument {
  /** As in the settings. */
  source: string;
  /** `2.6.0`, `3.0.0`; empty where the file cannot be read. */
  version: string;
  title: string;
  channels: readonly DocumentChannel[];
  /** Where the channel with a pointer is written. */
  placeOf(pointer: string): Place | undefined;
  /** Changes with the text of any file of the document. */
  hash: string;
  /** Absolute paths of all local files that were read or missing: what to watch. */
  files: readonly string[];
  /** Each error has cost a channel, or the file. */
  errors: readonly Problem[];
  warnings: readonly Problem[];
}
