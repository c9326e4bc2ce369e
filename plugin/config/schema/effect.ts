/** What a setting does in Octavo. It is part of the schemas' metadata, the only source for messages, editors and docs. */
import type { z } from 'zod';

/**
 * `supported`: readers see what the author asked for. `partial`: something close to it, `note` says what.
 * `unsupported`: nothing, `note` says why.
 */
export interface Effect {
  status: 'supported' | 'partial' | 'unsupported';
  /** A sentence without its end: `requests go straight to the API`. Empty for `supported`. */
  note: string;
  /** Pages are the same with and without it, as they should be, so there is no case of it. */
  invisible?: boolean;
}

declare module 'zod' {
  interface GlobalMeta {
    /** Default: supported, and then a case in test/settings must prove it. */
    effect?: Effect;
    /** Effects of single keys of this object where they differ from what the key says itself. */
    effects?: Record<string, Effect>;
    /** Effects of single values of this text or list of texts. */
    values?: Record<string, Effect>;
    /** Name that the paths of keys start anew with inside this object, for objects that contain each other: `tab`. */
    scope?: string;
    /** Value that counts where the author gives none. */
    default?: unknown;
  }
}

/** The setting does what it says. */
export const supported: Effect = { status: 'supported', note: '' };

/** The setting does something close; `how` says what. */
export function partial(how: string): Effect {
  return { status: 'partial', note: how };
}

/** The setting is known and does nothing; `why` says the reason. */
export function unsupported(why: string): Effect {
  return { status: 'unsupported', note: why };
}

/** What is said of a key that the format had once; `successor` is the key that has its place. */
export function noLongerUsed(successor?: string): Pick<Metadata, 'description' | 'effect' | 'deprecated'> {
  const see = successor ? `see \`${successor}\`` : '';
  return {
    description: `No longer used${see && `: ${see}`}.`,
    effect: unsupported(`the format has no such key any more${see && `; ${see}`}`),
    deprecated: true,
  };
}

/** The setting is not for the site. */
export const forEditors: Effect = { status: 'supported', note: 'editors read it', invisible: true };

/** What metadata says of a key, without what belongs to its type alone. */
export type Metadata = z.core.GlobalMeta;
