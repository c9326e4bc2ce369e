import { expect, test } from 'vitest';
import { Random } from '../../test/fuzz/random.js';
import { namedPages } from '../load/navigation/navigation-pages.js';
import { navigator } from './navigator.js';
import { firstPage, routeOf } from '../addresses/routes.js';
import type { NavSection, NavSectionKind, PageEntry, Site } from '../core/model/types.js';
import type { PageNavigation, SidebarItem } from './page-navigation.js';

const kinds: NavSectionKind[] = ['language', 'version', 'product', 'dropdown', 'tab', 'anchor'];
const codes = ['en', 'de', 'fr'];

/** Makes trees with nested sections of all kinds; the same number makes the same tree. */
class TreeMaker {
  readonly #random: Random;
  #pages = 0;

  constructor(seed: number) {
    this.#random = new Random('trees', seed);
  }

  makeSection(kind: NavSectionKind, label: string, depth: number, folder: string): NavSection {
    const section: NavSection = { kind, label, hidden: false, children: [], items: [], isDefault: this.#chance(0.1) };
    if (kind === 'language') section.code = label;
    if (depth === 0 || this.#chance(0.25)) this.#fill(section, folder);
    else this.#divide(section, depth, folder);
    return section;
  }

  #divide(section: NavSection, depth: number, folder: string): void {
    const hasMenu = (section.kind === 'tab' || section.kind === 'product') && this.#chance(0.2);
    const kind = hasMenu ? 'menu' : kinds[this.#random.below(kinds.length)]!;
    for (let index = 0; index <= this.#random.below(3); index++) {
      const label = kind === 'language' ? codes[index]! : `${kind}${index}`;
      const inside = this.#chance(0.6) ? `${folder}${label}/` : folder;
      section.children.push(this.makeSection(kind, label, depth - 1, inside));
    }
    if (this.#chance(0.15)) this.#fill(section, folder);
    if (this.#chance(0.15)) this.#divide(section, depth - 1 || 1, folder);
  }

  #fill({ items }: NavSection, folder: string): void {
    const page = { type: 'page' as const, path: `${folder}page${this.#pages++}` };
    const inGroup = { type: 'page' as const, path: `${folder}page${this.#pages++}` };
    items.push(page, { type: 'group', title: 'Group', expanded: false, hidden: false, items: [inGroup] });
  }

  #chance(share: number): boolean {
    return this.#random.below(100) < share * 100;
  }
}

const pathsIn = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => (item.type === 'page' ? [item.path] : pathsIn(item.items)));

function linksOf({ tabs, selectMenus, anchors, sidebar }: PageNavigation): string[] {
  const choices = [...tabs.flat(), ...anchors, ...selectMenus.flatMap(({ options }) => options)];
  const links = choices.flatMap(({ href, menu = [] }) => [href, ...menu.map((entry) => entry.href)]);
  return [...links, ...pathsIn(sidebar).map(routeOf)];
}

test('however sections are nested, every page can be reached, and its menus show where the reader is', () => {
  for (let seed = 0; seed < 80; seed++) {
    const navigation = new TreeMaker(seed).makeSection('root', '', 4, '');
    const pages = namedPages(navigation).map(({ path }): PageEntry => {
      return { path, route: routeOf(path), file: `${path}.mdx`, meta: { title: path }, hidden: false };
    });
    const byRoute = new Map(pages.map((page) => [page.route, page]));
    const navigationOf = navigator({ navigation } as Site, { pages });
    const queue = [firstPage(navigation, new Map(pages.map((page) => [page.path, page])))!.route];
    const seen = new Set<string>();
    for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
      const page = byRoute.get(route);
      if (!page || seen.has(page.path)) continue;
      seen.add(page.path);
      const found = navigationOf(page.path);
      const order = pathsIn(found.sidebar).map(routeOf);
      const neighbors = [found.previous?.href, route, found.next?.href].filter((href) => href !== undefined);
      expect(order.join(' ')).toContain(neighbors.join(' '));
      for (const { options } of found.selectMenus) {
        expect(options.filter(({ active }) => active).length).toBeLessThan(2);
        expect(options.filter(({ active, href }) => !active && href === route)).toEqual([]);
      }
      queue.push(...linksOf(found));
    }
    expect(pages.filter(({ path }) => !seen.has(path)).map(({ path }) => `${seed}: ${path}`)).toEqual([]);
  }
});
