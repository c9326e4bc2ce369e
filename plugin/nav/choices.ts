/** Tabs, drop-down menus and anchors shown on the pages of a section. */
import { firstPage } from '../addresses/routes.js';
import { hrefOf } from './sidebar.js';
import type { NavSection, NavSectionKind, PageEntry } from '../core/model/types.js';
import type { NavChoice, SelectMenu } from './page-navigation.js';

/** A drop-down menu. `sections` are the sections of its options. */
export interface SectionMenu extends SelectMenu {
  sections: NavSection[];
}

export interface Choices {
  /** Rows of tabs, outermost first. */
  tabs: NavChoice[][];
  selectMenus: SectionMenu[];
  anchors: NavChoice[];
}

const menuKinds: readonly NavSectionKind[] = ['language', 'version', 'product', 'dropdown', 'menu'];

/** Whether any page may have a drop-down menu, which needs client files. */
export function mayHaveSelectMenus({ children }: Pick<NavSection, 'children'>): boolean {
  return children.some((child) => menuKinds.includes(child.kind) || mayHaveSelectMenus(child));
}

/** The choices at each level of `trail` (from the root to a section). Sections without a target are skipped. */
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
      // A menu with one option offers no choice, unless the reader is outside of it.
      if (chosen.length === 0 || (chosen.length === 1 && chosen[0]![1].active)) return [];
      markDefault(chosen);
      return [{ kind, options: chosen.map(([, choice]) => choice), sections: chosen.map(([child]) => child) }];
    }),
  );
  const tabs = trail.map((section) => ofKind(section, 'tab')).filter((row) => row.length > 0);
  return { tabs, selectMenus, anchors: trail.flatMap((section) => ofKind(section, 'anchor')) };
}

/**
 * Marks the default option as active if the page is in none of the options (for example if they are links to other
 * sites).
 */
function markDefault(chosen: readonly [NavSection, NavChoice][]): void {
  if (chosen.some(([, { active }]) => active)) return;
  const choice = chosen.find(([{ isDefault }]) => isDefault)?.[1];
  if (choice) choice.active = true;
}

/** Returns `undefined` if the section has no target, or is hidden and not the current one. */
function toChoice(
  section: NavSection,
  isActive: (section: NavSection) => boolean,
  pages: ReadonlyMap<string, PageEntry>,
): NavChoice | undefined {
  const active = isActive(section);
  const first = firstPage(section, pages);
  const href = section.href ?? (first && hrefOf(first));
  const menu = section.children.flatMap((child) =>
    child.kind === 'menu' ? (toChoice(child, isActive, pages) ?? []) : [],
  );
  const target = href ?? menu[0]?.href;
  if (target === undefined || (section.hidden && !active)) return undefined;
  const { label, icon, description, tag, align, color } = section;
  return {
    label,
    href: target,
    active,
    icon,
    description,
    tag,
    align,
    color,
    ...(menu.length > 0 ? { menu } : {}),
  };
}
