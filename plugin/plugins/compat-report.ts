/** The compatibility report: how everything that a site uses is supported. */
import type { Effect } from '../config/schema/effect.js';
import type { SourceLocation } from '../core/model/types.js';

/** The uses of a site, by kind. In each kind, unknown and unsupported entries come first. */
export interface CompatReport {
  configFile: string;
  /** `v1` if `navigation` is a list, `v2` if it is an object. */
  schema: 'v1' | 'v2';
  settings: CompatEntry[];
  frontMatter: CompatEntry[];
  components: CompatEntry[];
  /** `Card.icon`. */
  props: CompatEntry[];
}

/** A key, component or prop that the site uses, with its support status. */
export interface CompatEntry {
  name: string;
  /** `unknown`: not part of the format; it is ignored. */
  status: Effect['status'] | 'unknown';
  /** How it is partly supported, or why it is not supported; empty otherwise. */
  note: string;
  /** The most likely correction of an unknown name. */
  suggestion?: string;
  /** Number of uses. */
  count: number;
  /** The locations, in the order of the files. */
  places: SourceLocation[];
}
