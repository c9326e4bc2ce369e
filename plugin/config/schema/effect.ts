/** What a setting does in Octavo. Stands in the metadata of the schemas, so that nothing else can say it differently. */
import type { z } from 'zod';

/**
 * `honoured`: readers see what the author asked for. `approximated`: something close to it, `note` says what. `ignored`:
 * nothing, `note` says why.
 */
export interface Effect {
  status: 'honoured' | 'approximated' | 'ignored';
  /** A sentence without its end: `requests go straight to the API`. Empty for `honoured`. */
  note: string;
  /** Pages are the same with and without it, as they should be, so there is no case of it. */
  isSilent?: boolean;
}

declare module 'zod' {
  interface GlobalMeta {
    /** Default: honoured, and then a case in test/settings must prove it. */
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
export const honoured: Effect = { status: 'honoured', note: '' };

/** The setting does something close; `how` says what. */
export function approximated(how: string): Effect {
  return { status: 'approximated', note: how };
}

/** The setting is known and does nothing; `why` says the reason. */
export function ignored(why: string): Effect {
  return { status: 'ignored', note: why };
}

/** What is said of a key that the format had once; `successor` is the key that has its place. */
export function noLongerUsed(successor?: string): Pick<Metadata, 'description' | 'effect' | 'deprecated'> {
  const see = successor ? `see \`${successor}\`` : '';
  return {
    description: `No longer used${see && `: ${see}`}.`,
    effect: ignored(`the format has no such key any more${see && `; ${see}`}`),
    deprecated: true,
  };
}

/** The setting is not for the site. */
export const forEditors: Effect = { status: 'honoured', note: 'editors read it', isSilent: true };

/** What metadata says of a key, without what belongs to its type alone. */
export type Metadata = z.core.GlobalMeta;
