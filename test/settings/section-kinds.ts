/** The kinds of sections as a table, so that facts about each of them are written once. */

/** A part of the navigation as written in docs.json. */
export type Node = Record<string, unknown>;

export interface SectionKind {
  /** The beginning of the paths of its keys: `tab` in `tab.icon`. */
  scope: string;
  /** Key of the list that contains it. */
  list: string;
  /** Key that names it. */
  name: string;
  /** Names as written, and as readers see them; further names are `Part 6` and so on. */
  names: readonly string[];
  labels: readonly string[];
  /** CSS selector of the links that readers choose from. */
  choices: string;
}

const parts = Array.from({ length: 12 }, (_, index) => `Part ${index + 1}`);
const menu = (kind: string): string => `[data-kind=${kind}] a`;
const kind = (scope: string, list: string, choices: string): SectionKind => {
  return { scope, list, name: scope, names: parts, labels: parts, choices };
};

/** Entries of the menu of a tab. */
export const menuItem: SectionKind = { ...kind('menuItem', 'menu', '.nav-tabs .octavo-choices a'), name: 'item' };

/** The kinds that any section can hold. */
export const innerKinds: readonly SectionKind[] = [
  {
    ...kind('language', 'languages', menu('language')),
    names: ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'fi', 'cs'],
    labels: ['English', 'Deutsch', 'Français', 'Español', 'Italiano'],
  },
  kind('version', 'versions', menu('version')),
  kind('product', 'products', menu('product')),
  kind('dropdown', 'dropdowns', menu('dropdown')),
  kind('tab', 'tabs', '.nav-tabs-item'),
  kind('anchor', 'anchors', '.nav-anchors a'),
];

/** All kinds that have a name. */
export const allKinds: readonly SectionKind[] = [...innerKinds, menuItem];

/** Sections of a kind, named in the order of the table. */
export function named({ name, names }: SectionKind, contents: readonly Node[]): Node[] {
  return contents.map((content, index) => ({ [name]: names[index], ...content }));
}

/** `navigation` with the sections at its root; entries of a menu are in the menu of a tab. */
export function navigationOf(kind: SectionKind, contents: readonly Node[]): Node {
  const sections = named(kind, contents);
  return kind === menuItem ? { tabs: [{ tab: 'Menu', menu: sections }] } : { [kind.list]: sections };
}
