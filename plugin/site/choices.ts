/** Tabs, drop-down menus and anchors that are drawn for the pages of a division. */
import { firstPage } from './routes.js';
import type { Division, DivisionKind, NavChoice, PageEntry, SelectMenu } from './types.js';

/** A drop-down menu; `divisions` are what its options stand for. */
export interface SectionMenu extends SelectMenu {
  divisions: Division[];
}

export interface Choices {
  /** Rows, outermost first. */
  tabs: NavChoice[][];
  selectMenus: SectionMenu[];
  anchors: NavChoice[];
}

const menuKinds: readonly DivisionKind[] = ['language', 'version', 'product', 'dropdown', 'menu'];

/** What can be chosen at each step of `line` (from the root to a division). Divisions that lead nowhere are left out. */
export function choicesAlong(line: readonly Division[], pages: ReadonlyMap<string, PageEntry>): Choices {
  const isActive = (division: Division): boolean => line.includes(division);
  const choose = (divisions: readonly Division[]): [Division, NavChoice][] =>
    divisions.flatMap((division) => {
      const choice = toChoice(division, isActive, pages);
      return choice ? [[division, choice]] : [];
    });
  const ofKind = ({ children }: Division, kind: DivisionKind): NavChoice[] =>
    choose(children.filter((child) => child.kind === kind)).map(([, choice]) => choice);
  const selectMenus = line.flatMap((division) =>
    menuKinds.flatMap((kind): SectionMenu[] => {
      // The menu of a tab opens from the tab itself.
      if (kind === 'menu' && division.kind === 'tab') return [];
      const chosen = choose(division.children.filter((child) => child.kind === kind));
      // With one entry there is nothing to choose, unless the reader is not in it.
      if (chosen.length === 0 || (chosen.length === 1 && chosen[0]![1].active)) return [];
      // What versions share is in none of them: there the reader's own choice counts.
      if (!line[0]?.shared) markDefault(chosen);
      return [{ kind, options: chosen.map(([, choice]) => choice), divisions: chosen.map(([child]) => child) }];
    }),
  );
  const tabs = line.map((division) => ofKind(division, 'tab')).filter((row) => row.length > 0);
  return { tabs, selectMenus, anchors: line.flatMap((division) => ofKind(division, 'anchor')) };
}

/** Outside of all of them (as where they are links to other sites) the reader is in the one that is called the default. */
function markDefault(chosen: readonly [Division, NavChoice][]): void {
  if (chosen.some(([, { active }]) => active)) return;
  const choice = chosen.find(([{ isDefault }]) => isDefault)?.[1];
  if (choice) choice.active = true;
}

/** `undefined` where the division leads nowhere, or is hidden and not the one that the reader is in. */
function toChoice(
  division: Division,
  isActive: (division: Division) => boolean,
  pages: ReadonlyMap<string, PageEntry>,
): NavChoice | undefined {
  const active = isActive(division);
  const href = division.href ?? firstPage(division, pages)?.route;
  const menu = division.children.flatMap((child) =>
    child.kind === 'menu' ? (toChoice(child, isActive, pages) ?? []) : [],
  );
  const target = href ?? menu[0]?.href;
  if (target === undefined || (division.hidden && !active)) return undefined;
  const { label, icon, description, tag, align, color, versions } = division;
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
