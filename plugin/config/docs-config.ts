/** Types of settings passed from code. */
import type { z } from 'zod';
import type { SectionsInput } from './schema/navigation/navigation-input.js';
import type { SettingsPart, ValuesAt } from './schema/part.js';
import type { besideObject, SettingsSchemas } from './schema/settings.js';

type V1 = z.input<SettingsSchemas['v1']>;
type V2 = z.input<SettingsSchemas['v2']>;

/** Keys with entries of the navigation. */
type Lists = keyof SectionsInput | 'navigation' | 'groups' | 'pages' | 'menu';

/** An entry of the navigation, or a list of them, with the keys of `Added`. */
type Entries<Value, Added> = Value extends readonly (infer Item)[]
  ? Entries<Item, Added>[]
  : Value extends object
    ? Added & Inside<Value, Added>
    : Value;

/** An object with the keys of `Added` in the entries inside. */
type Inside<Value, Added> = {
  [Key in keyof Value]: Key extends Lists
    ? Entries<Value[Key], Added>
    : Key extends 'global'
      ? Inside<Value[Key], Added>
      : Value[Key];
};

/** The contents of docs.json, in either schema, with the keys of parts. `Part`: a union of the types of the parts. */
export type ConfigOf<Part extends SettingsPart> = ValuesAt<Part, 'settings'> &
  ValuesAt<Part, 'older'> & {
    api?: V2['api'] & ValuesAt<Part, 'api'>;
    styling?: V2['styling'] & ValuesAt<Part, 'styling'>;
  } & (
    | (Omit<V2, 'api' | 'styling' | 'navigation' | keyof typeof besideObject> &
        Inside<Pick<V2, 'navigation'>, ValuesAt<Part, 'navigation'>>)
    | (Omit<V1, 'api' | 'styling' | 'navigation' | 'tabs' | 'anchors'> &
        Inside<Pick<V1, 'navigation' | 'tabs' | 'anchors'>, ValuesAt<Part, 'navigationV1'>>)
  );

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

/** The settings of a site in either schema, or some of them. The keys that features, formats and plugins add have the type `any`. */
export type Settings = { readonly [Key in keyof V2]?: Frozen<V1[Key] | V2[Key]> } & { readonly [key: string]: any };

/** Settings passed from code, and the file that contains them, relative to the docs folder. */
export interface GivenSettings {
  config: object;
  file: string;
}
