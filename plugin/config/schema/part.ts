/** Keys that API formats and features add to the settings. The list of all parts is in plugin/site-build. */
import type { z } from 'zod';
import type { Report } from '../../core/errors/errors.js';
import type { PageMeta } from '../../core/model/types.js';
import type { Checked } from '../validate-settings.js';

/** Keys with their schemas. */
export type Shape = Readonly<Record<string, z.ZodType>>;

/** Values by the names of features. */
type OwnValues = Readonly<Record<string, unknown>>;

/** Links to the source repository. */
export interface RepositoryLinks {
  /** The setting that asks for them. */
  setting: string;
  /** Whether they point to files of the docs. */
  hasSources: boolean;
}

/** The keys of one of them, by their place. */
export interface SettingsPart {
  /** At the top of docs.json and mint.json. */
  settings?: Shape;
  /** The same for keys of earlier schemas. */
  older?: Shape;
  /** In `api`. */
  api?: Shape;
  /** In `styling`. */
  styling?: Shape;
  /** In every entry of a `navigation` that is an object. */
  navigation?: Shape;
  /** In every entry of a `navigation` that is a list, and of `tabs` and `anchors` beside it. */
  navigationV1?: Shape;
  /** In front matter. */
  frontMatter?: Shape;
  /** An API format. */
  format?: NamedFormat;
  /** Normalizes its settings: its entries in `site.own`. */
  toSite?(checked: Checked<any>, report: Report): OwnValues;
  /** Normalizes its front matter: its entries in `own` of the page. */
  toPage?(meta: PageMeta): OwnValues | undefined;
  /** The links to the source repository on the pages of a site. `own`: of the site. */
  repositoryLinks?(own: OwnValues): RepositoryLinks | undefined;
}

/** A format whose documents the settings name, and parts of them in lists of pages. */
export interface NamedFormat {
  /** Both the name of the format and the key that names documents. */
  name: string;
  /** Whether an entry in a list of pages names a part. Default: none does. */
  isEntry?(entry: string): boolean;
  /** Whether a document beside a list of pages without such entries gets pages. Default: it is where entries are looked up. */
  isAlwaysListed?: boolean;
}

/** The format of an entry such as `GET /users`: the first that it may name a part of. `undefined` for the path of a page. */
export function formatOfEntry(entry: string, formats: readonly NamedFormat[]): string | undefined {
  return formats.find(({ isEntry }) => isEntry?.(entry))?.name;
}

type Place = Exclude<keyof SettingsPart, 'format' | 'toSite' | 'toPage' | 'repositoryLinks'>;

/** The keys that parts add in a place. The types of schemas inside Octavo have only the other keys. */
export function keysAt(parts: readonly SettingsPart[], place: Place): object {
  return Object.assign({}, ...parts.map((part) => part[place])) as object;
}

/** The values of the keys that parts add in a place. `Part`: a union of the types of the parts. */
export type ValuesAt<Part extends SettingsPart, P extends Place> = Both<
  Part extends Readonly<Record<P, infer Keys extends Shape>> ? z.input<z.ZodObject<Keys>> : never
>;

/** The intersection of the members of a union. */
type Both<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never;
