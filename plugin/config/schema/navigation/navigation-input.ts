/** Types of the navigation in code. Recursive types are declared here; other types are inferred from the schemas. */
import type { z } from 'zod';
import type { banner } from '../banner.js';
import type { footer } from '../footer.js';
import type { directory, groupOlder, groupOwn, marks, specifications, visibility } from './group.js';
import type { navbar } from '../navbar.js';
import type { link } from './navigation-v2.js';

type Own<Shape extends z.core.$ZodLooseShape> = z.input<z.ZodObject<Shape>>;

/** An entry of `pages`: the path of a page, or a group. */
export type PageInput = string | GroupInput;

/** A group of pages. */
export type GroupInput = Own<typeof groupOwn & typeof specifications & typeof groupOlder> & { pages?: PageInput[] };

/** The lists of sections. */
export interface SectionsInput {
  languages?: LanguageInput[];
  versions?: VersionInput[];
  products?: ProductInput[];
  dropdowns?: DropdownInput[];
  tabs?: TabInput[];
  anchors?: AnchorInput[];
}

/** The contents of a section, such as `navigation` itself. */
export type NavigationInput = SectionsInput &
  Own<typeof specifications> & {
    groups?: GroupInput[];
    pages?: PageInput[];
    global?: SectionsInput;
    directory?: z.input<typeof directory>;
    root?: string;
  };

type PartInput = NavigationInput & Own<typeof marks> & Own<typeof link> & Own<typeof visibility>;

/** An entry of `languages`. */
export type LanguageInput = PartInput & {
  language: string;
  default?: boolean;
  banner?: z.input<typeof banner>;
  footer?: z.input<typeof footer>;
  navbar?: z.input<typeof navbar>;
};

/** An entry of `versions`. */
export type VersionInput = PartInput & { version: string; default?: boolean };

/** An entry of `products`. */
export type ProductInput = PartInput & { product: string; name?: string; menu?: MenuItemInput[] };

/** An entry of `dropdowns`. */
export type DropdownInput = PartInput & { dropdown: string };

/** An entry of `tabs`. */
export type TabInput = PartInput & { tab: string; align?: 'start' | 'end'; menu?: MenuItemInput[] };

/** An entry of `menu`. */
export type MenuItemInput = PartInput & { item: string };

/** An entry of `anchors`. */
export type AnchorInput = PartInput & { anchor: string };

/** Any section. Its name key depends on the list that contains it. */
export type SectionNode = Partial<
  LanguageInput & VersionInput & ProductInput & DropdownInput & TabInput & MenuItemInput & AnchorInput
>;
