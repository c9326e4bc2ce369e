/**
 * The effect of a setting in Octavo. It is part of the schemas' metadata, the only source for messages, editors and
 * docs.
 */
import type { z } from 'zod';
import type { KnownNames } from './known-names.js';

/**
 * `supported`: works as documented. `partial`: similar, as described in `note`. `unsupported`: no effect, for the
 * reason in `note`.
 */
export interface Effect {
  status: 'supported' | 'partial' | 'unsupported';
  /** A clause without a final period: `requests go straight to the API`. Empty for `supported`. */
  note: string;
  /** The fix for a setting that has no effect. Default: `Remove it.` Empty if `note` contains the fix. */
  fix?: string;
  /** The output is correctly the same with and without the setting, so it has no test case. */
  invisible?: boolean;
}

declare module 'zod' {
  interface GlobalMeta {
    /** Default: supported, which a case in test/settings must prove. */
    effect?: Effect;
    /** Effects of keys of this object that differ from the keys' own metadata. */
    effects?: Record<string, Effect>;
    /** Effects of single values of this text, list of texts or boolean. */
    values?: Record<string, Effect>;
    /** Prefix that the paths of keys in this object start with, for recursive objects: `tab`. */
    scope?: string;
    /** Default value. */
    default?: unknown;
    /** Another key with the same meaning. */
    sameAs?: string;
    /** The equivalent in docs.json of a key of mint.json. */
    newer?: string;
    /** The kind of thing that the text refers to. Items of a list and `parts` of an object refer to the same, unless they say otherwise. */
    refers?: Refers;
    /** The kinds of things that the text of single keys of a record refers to. */
    refersByKey?: Readonly<Record<string, Refers>>;
    /** The keys of an object that refer to what the object refers to: `light` and `dark`. */
    parts?: readonly string[];
    /** Whether empty text and an empty object have a meaning, here and below, or only the object `itself`. */
    mayBeEmpty?: boolean | 'itself';
    /** The names that have a meaning, if the schema accepts any text. Items of a list have those of the list. */
    names?: KnownNames;
    /** The names that keys of a record have. */
    keyNames?: KnownNames;
    /** Keys without which an object has less effect than it seems to have. */
    needs?: readonly Need[];
    /** The part of a site without which it has no effect. */
    optionOf?: string;
    /** Keys that the format requires, although Octavo does not. */
    formatNeeds?: readonly Need[];
    /** Whether an image for one mode is shown in both, although the format requires both. */
    isForBothModes?: boolean;
    /** Whether it also has an effect beside the key with the same meaning. */
    isUsedBeside?: boolean;
    /** The consequence as long as the value is wrong: `"ga4" is not loaded`. */
    unlessValid?: string;
    /** Whether text may contain `$page` and similar names, here and below. */
    hasPlaceholders?: boolean;
    /**
     * An object that is a link. `prefix`: for pages below a folder, or a link. `unlabelled`: its label is required by the
     * schema.
     */
    link?: 'labelled' | 'unlabelled' | 'prefix';
    /**
     * Level of a wrong value here and below, by what the site loses without the value. `error`: pages, navigation, an API
     * or its authorization, addresses or text. `warning`: a look or a service. Default: that of the object around it.
     */
    wrongValue?: WrongValue;
  }
}

/** A key that an object needs. */
export interface Need {
  key: string;
  /** Its other name. */
  alias?: string;
  example: unknown;
  /** The effect of the missing key: `it is not shown`. */
  without: string;
  /** Code and level of the problem. Default: `config-incomplete`, and that of a wrong value. */
  code?: string;
  level?: 'warning';
  /** Objects that may have the key instead, by their key. The other keys beside them then have no effect. */
  instead?: readonly string[];
  /** Whether the object around may have the key instead. */
  isInherited?: boolean;
}

/**
 * Kinds of things that text refers to. `file`: a file of the docs folder, or a URL. `font`: a file for which Octavo has its own checks.
 * `specification`: a file whose reader reports that it is missing. `folder`: a folder that the build creates. `link`: a page, a
 * file or a URL that readers open. `prefix`: the start of the paths of pages, or a URL. `address`: a path or URL that is only
 * checked for its form. `site`: a URL outside of the docs. `server`: the URL of an API. `account`: an address on the platform
 * that the key names. `page`: the path of a page. `language`: its code. `schema`: that of editors. `nothing`: it contains no
 * addresses.
 */
export type Refers =
  | 'page'
  | 'icon'
  | 'file'
  | 'font'
  | 'specification'
  | 'folder'
  | 'link'
  | 'prefix'
  | 'address'
  | 'site'
  | 'server'
  | 'account'
  | 'color'
  | 'code-theme'
  | 'code-grammar'
  | 'search-adapter'
  | 'language'
  | 'schema'
  | 'nothing';

/** Level of a wrong value. */
export type WrongValue = 'error' | 'warning';

/** A key without which the site loses content. */
export function content<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ wrongValue: 'error' });
}

/** A key without which the site looks different or lacks a service. */
export function look<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ wrongValue: 'warning' });
}

/** The setting works as documented. */
export const supported: Effect = { status: 'supported', note: '' };

/** The setting does something similar, as described in `how`. */
export function partial(how: string): Effect {
  return { status: 'partial', note: how };
}

/** The setting has no effect, for the reason in `why`. */
export function unsupported(why: string, fix?: string): Effect {
  return { status: 'unsupported', note: why, fix };
}

/** The hint for a setting (or `count` settings) without an effect: the reason and the fix. */
export function effectHint({ note, fix }: Effect, count = 1): string {
  const usual = count === 1 ? 'Remove it.' : 'Remove them.';
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}. ${fix ?? usual}`.trimEnd();
}

/** The reason why settings that list style sheets or scripts have no effect. `findLoadedFiles` has the exceptions. */
export const loadedAnyway =
  'pages load the .css and .js files of the docs folder without it, with few exceptions, and no files of other hosts';

/** Whether everyone can read something. Only `false` has no effect. */
export const readableByAll = {
  effect: { status: 'supported', note: 'everyone can read all pages', invisible: true },
  values: { false: unsupported('a static site has no access control: everyone can read all pages') },
} satisfies Pick<Metadata, 'effect' | 'values'>;

/** Effect of a key that was removed from the format. `successor` replaces it. */
export function noLongerUsed(successor?: string): Pick<Metadata, 'description' | 'effect' | 'deprecated'> {
  const see = successor ? `see \`${successor}\`` : '';
  return {
    description: `No longer used${see && `: ${see}`}.`,
    effect: unsupported(`the format has no such key any more${see && `; ${see}`}`, successor && ''),
    deprecated: true,
  };
}

/** Metadata of a key with the meaning of `key`, which the schema prefers. */
export function secondName(key: string): Pick<Metadata, 'sameAs' | 'deprecated'> {
  return { sameAs: key, deprecated: true };
}

/** As `secondName`, for a key whose value is used beside that of `key`. */
export function alsoUsed(key: string): Pick<Metadata, 'sameAs' | 'deprecated' | 'isUsedBeside'> {
  return { ...secondName(key), isUsedBeside: true };
}

/** The setting is not about the site. */
export const forEditors: Effect = { status: 'supported', note: 'editors read it', invisible: true };

/** The metadata of a key, without the metadata of its type. */
export type Metadata = z.core.GlobalMeta;
