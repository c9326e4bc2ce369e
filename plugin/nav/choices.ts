/** Tabs, drop-down menus and anchors shown on the pages of a section. */
import { firstPage } from '../addresses/routes.js';
import { hrefOf } from './sidebar.js';
import type { NavSection, NavSectionKind, PageEntry } from '../core/model/types.js';
import type { NavChoice, PageNavigation, SelectMenu } from './page-navigation.js';

/** A drop-down menu. Each option has its section. */
export interface SectionMenu extends Pick<SelectMenu, 'kind'> {
  options: readonly Chosen[];
}

export interface Choices extends Pick<PageNavigation, 'tabs' | 'anchors'> {
  selectMenus: SectionMenu[];
}

const menuKinds: readonly NavSectionKind[] = ['language', 'version', 'product', 'dropdown', 'menu'];

/** Whether any page may have a drop-down menu, which needs client files. */
export function mayHaveSelectMenus({ children }: Pick<NavSection, 'children'>): boolean {
  return children.some((child) => menuKinds.includes(child.kind) || mayHaveSelectMenus(child));
}

/** Finds the choices of all sections of a site. Choices that are not on the trail are the same everywhere, and made once. */
export class SectionChoices {
  readonly #pages: ReadonlyMap<string, PageEntry>;
  readonly #others = new Map<NavSection, NavChoice | undefined>();

  constructor(pages: ReadonlyMap<string, PageEntry>) {
    this.#pages = pages;
  }

  /** The choices at each level of `trail` (from the root to a section). Sections without a target are skipped. */
  along(trail: readonly NavSection[]): Choices {
    const ofKind = ({ children }: NavSection, kind: NavSectionKind): NavChoice[] =>
      this.#choose(children, kind, trail).map(([, choice]) => choice);
    const selectMenus = trail.flatMap((section) =>
      menuKinds.flatMap((kind): SectionMenu[] => {
        // The menu of a tab opens from the tab itself.
        if (kind === 'menu' && section.kind === 'tab') return [];
        const chosen = markDefault(this.#choose(section.children, kind, trail));
        // A menu with one option offers no choice, unless the reader is outside of it.
        if (chosen.length === 0 || (chosen.length === 1 && trail.includes(chosen[0]![0]))) return [];
        return [{ kind, options: chosen }];
      }),
    );
    const tabs = trail.map((section) => ofKind(section, 'tab')).filter((row) => row.length > 0);
    return { tabs, selectMenus, anchors: trail.flatMap((section) => ofKind(section, 'anchor')) };
  }

  #choose(sections: readonly NavSection[], kind: NavSectionKind, trail: readonly NavSection[]): Chosen[] {
    return sections.flatMap((section): Chosen[] => {
      const choice = section.kind === kind ? this.#choiceOf(section, trail) : undefined;
      return choice ? [[section, choice]] : [];
    });
  }

  #choiceOf(section: NavSection, trail: readonly NavSection[]): NavChoice | undefined {
    if (trail.includes(section)) return this.#toChoice(section, true, trail);
    if (!this.#others.has(section)) this.#others.set(section, this.#toChoice(section, false, []));
    return this.#others.get(section);
  }

  /** Returns `undefined` if the section has no target, or is hidden and not the current one. */
  #toChoice(section: NavSection, active: boolean, trail: readonly NavSection[]): NavChoice | undefined {
    const first = firstPage(section, this.#pages);
    const href = section.href ?? (first && hrefOf(first));
    const menu = this.#choose(section.children, 'menu', trail).map(([, choice]) => choice);
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
}

type Chosen = [section: NavSection, choice: NavChoice];

/**
 * Marks the default option as active if the page is in none of the options (for example if they are links to other
 * sites).
 */
function markDefault(chosen: readonly Chosen[]): readonly Chosen[] {
  if (chosen.some(([, { active }]) => active)) return chosen;
  const marked = chosen.find(([{ isDefault }]) => isDefault);
  return chosen.map((each) => (each === marked ? [each[0], { ...each[1], active: true }] : each));
}
