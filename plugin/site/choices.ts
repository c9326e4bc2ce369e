/** Tabs, drop-down menus and anchors that are drawn for the pages of a section. */
import { firstPage } from './routes.js';
import type { NavSection, NavSectionKind, NavChoice, PageEntry, SelectMenu } from './types.js';

/** A drop-down menu; `sections` are what its options stand for. */
export interface SectionMenu extends SelectMenu {
  sections: NavSection[];
}

export interface Choices {
  /** Rows, outermost first. */
  tabs: NavChoice[][];
  selectMenus: SectionMenu[];
  anchors: NavChoice[];
}

const menuKinds: readonly NavSectionKind[] = ['language', 'version', 'product', 'dropdown', 'menu'];

/** What can be chosen at each step of `trail` (from the root to a section). Sections that lead nowhere are left out. */
export function choicesAlong(trail: readonly NavSection[], pages: ReadonlyMap<string, PageEntry>): Choices {
  const isActive = (section: NavSection): boolean => trail.includes(section);
  const choose = (sections: readonly NavSection[]): [NavSection, NavChoice][] =>
    sections.flatMap((section) => {
      const choice = toChoice(section, isActive, pages);
      return choice ? [[section, choice]] : [];
    });
  const ofKind = ({ children }: NavSection, kind: NavSectionKind): NavChoice[] =>
    choose(children.filter((child) => child.kind === kind)).map(([, choice]) => choice);
  const selectMenus = trail.flatMap((section) =>
    menuKinds.flatMap((kind): SectionMenu[] => {
      // The menu of a tab opens from the tab itself.
      if (kind === 'menu' && section.kind === 'tab') return [];
      const chosen = choose(section.children.filter((child) => child.kind === kind));
      // With one entry there is nothing to choose, unless the reader is not in it.
      if (chosen.length === 0 || (chosen.length === 1 && chosen[0]![1].active)) return [];
      // What versions share is in none of them: there the reader's own choice counts.
      if (!trail[0]?.shared) markDefault(chosen);
      return [{ kind, options: chosen.map(([, choice]) => choice), sections: chosen.map(([child]) => child) }];
    }),
  );
  const tabs = trail.map((section) => ofKind(section, 'tab')).filter((row) => row.length > 0);
  return { tabs, selectMenus, anchors: trail.flatMap((section) => ofKind(section, 'anchor')) };
}

/** Outside of all of them (as where they are links to other sites) the reader is in the one that is called the default. */
function markDefault(chosen: readonly [NavSection, NavChoice][]): void {
  if (chosen.some(([, { active }]) => active)) return;
  const choice = chosen.find(([{ isDefault }]) => isDefault)?.[1];
  if (choice) choice.active = true;
}

/** `undefined` where the section leads nowhere, or is hidden and not the one that the reader is in. */
function toChoice(
  section: NavSection,
  isActive: (section: NavSection) => boolean,
  pages: ReadonlyMap<string, PageEntry>,
): NavChoice | undefined {
  const active = isActive(section);
  const href = section.href ?? firstPage(section, pages)?.route;
  const menu = section.children.flatMap((child) =>
    child.kind === 'menu' ? (toChoice(child, isActive, pages) ?? []) : [],
  );
  const target = href ?? menu[0]?.href;
  if (target === undefined || (section.hidden && !active)) return undefined;
  const { label, icon, description, tag, align, color, versions } = section;
  return {
    label,
    href: target,
    active,
    icon,
    description,
    tag,
    align,
    color,
    versions,
    ...(menu.length > 0 ? { menu } : {}),
  };
}
