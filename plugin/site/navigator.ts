/** Answers where a page stands in the navigation. */
import { choicesAlong, type Choices, type SectionMenu } from './choices.js';
import { counterpart, territoryOf, type Territory } from './counterpart.js';
import { findPlaces, type Leaf, type Place } from './places.js';
import { relatedLinks } from './related-pages.js';
import { firstPage } from './routes.js';
import { hrefOf, navigationTitle, sidebarOf } from './sidebar.js';
import { neighborsOf, type Neighbors } from './neighbors.js';
import type { Division, NavGroup, PageEntry, PageLink, PageNavigation, PageVersion, Site } from './types.js';

/**
 * Prepares the navigation of a site; the answer gives that of one page, by its path. What pages share (sidebar, tabs,
 * menus, anchors) is made once for each division. A page outside the navigation gets that of the division whose pages
 * share the longest beginning of its path, else of the start page.
 */
export function navigator(
  site: Site,
  { pages }: { pages: readonly PageEntry[] },
): (pagePath: string) => PageNavigation {
  const guide = new Navigator(site, new Map(pages.map((page) => [page.path, page])));
  return (pagePath) => guide.navigationOf(pagePath);
}

const nowhere: PageNavigation = {
  trail: [],
  tabs: [],
  selectMenus: [],
  anchors: [],
  sidebar: [],
  breadcrumbs: [],
  key: '',
};

class Navigator {
  readonly #pages: ReadonlyMap<string, PageEntry>;
  readonly #places: ReadonlyMap<string, Place>;
  readonly #byFolder = new Map<string, Leaf>();
  readonly #defaultLeaf: Leaf | undefined;
  readonly #choices = new Map<Leaf, Choices>();
  readonly #positions = new Map<readonly string[], Map<string, number>>();
  readonly #root: Division;
  readonly #territories = new Map<Division, Territory>();

  constructor(site: Site, pages: ReadonlyMap<string, PageEntry>) {
    this.#pages = pages;
    this.#root = site.navigation;
    const { byPath, leaves } = findPlaces(site.navigation, pages, site.drilldown);
    this.#places = byPath;
    for (const [path, { leaf }] of byPath) {
      for (const folder of foldersOf(path)) if (!this.#byFolder.has(folder)) this.#byFolder.set(folder, leaf);
    }
    const first = firstPage(site.navigation, pages);
    this.#defaultLeaf = (first && byPath.get(first.path)?.leaf) ?? leaves[0];
  }

  navigationOf(path: string): PageNavigation {
    const place = this.#places.get(path);
    const leaf = place?.leaf ?? this.#nearestLeaf(path);
    if (!leaf) return nowhere;
    const { tabs, selectMenus, anchors } = this.#choicesOf(leaf);
    return {
      trail: leaf.line.filter(({ kind }) => kind !== 'root'),
      tabs,
      selectMenus: selectMenus.map((switcher) => this.#onSamePage(switcher, path)),
      anchors,
      sidebar: leaf.sidebar,
      ...(place?.rootOf && { directory: this.#directory(place, place.rootOf) }),
      breadcrumbs: place ? this.#breadcrumbs(place) : [],
      ...neighborsOf(
        leaf.sequences.map((sequence) => this.#around(sequence, path)),
        this.#defaultVersion,
      ),
      version: this.#versionOf(leaf, place),
      ...this.#relatedTo(path),
      key: String(leaf.id),
    };
  }

  #relatedTo(path: string): Pick<PageNavigation, 'related'> {
    const page = this.#pages.get(path);
    const related = page ? relatedLinks(page.meta, this.#pages) : [];
    return related.length > 0 ? { related } : {};
  }

  #nearestLeaf(path: string): Leaf | undefined {
    const folder = [path, ...foldersOf(path)].find((candidate) => this.#byFolder.has(candidate));
    return folder === undefined ? this.#defaultLeaf : this.#byFolder.get(folder);
  }

  #choicesOf(leaf: Leaf): Choices {
    let choices = this.#choices.get(leaf);
    if (!choices) this.#choices.set(leaf, (choices = choicesAlong(leaf.line, this.#pages)));
    return choices;
  }

  /** Where versions share pages; `undefined` for a page outside the navigation that belongs to no version. */
  #versionOf({ line }: Leaf, place: Place | undefined): PageVersion | undefined {
    const { shared, children } = this.#root;
    const isShared = line[1] === shared;
    if (!shared || (!isShared && !place)) return undefined;
    const index = isShared ? this.#defaultVersion : children.indexOf(line[1]!);
    return { names: children.map(({ label }) => label), index, isShared };
  }

  get #defaultVersion(): number {
    const { children } = this.#root;
    const isOwn = ({ href }: Division): boolean => href === undefined;
    const chosen = children.findIndex((child) => child.isDefault && isOwn(child));
    return chosen >= 0 ? chosen : Math.max(0, children.findIndex(isOwn));
  }

  /** Languages and versions lead to the same page where they have it, else rather to a page that no other has. */
  #onSamePage({ kind, options, divisions }: SectionMenu, path: string): PageNavigation['selectMenus'][number] {
    if (kind !== 'language' && kind !== 'version') return { kind, options };
    const current = divisions[options.findIndex((option) => option.active)];
    const same = options.map((option, index) => {
      const target = divisions[index]!;
      const marked = this.#root.shared ? { ...option, versions: [this.#root.children.indexOf(target)] } : option;
      if (target === current || target.href) return marked;
      const page = current && counterpart(path, this.#territoryOf(current), this.#territoryOf(target), this.#pages);
      const href = page ? hrefOf(page) : this.#ownPage(target)?.route;
      return href === undefined ? marked : { ...marked, href };
    });
    return { kind, options: same };
  }

  /** The first page of a version that it does not share. */
  #ownPage(version: Division): PageEntry | undefined {
    if (!this.#root.shared) return undefined;
    for (const [path, { leaf }] of this.#places) if (leaf.line[1] === version) return this.#pages.get(path);
    return undefined;
  }

  #territoryOf(division: Division): Territory {
    let territory = this.#territories.get(division);
    if (!territory) this.#territories.set(division, (territory = territoryOf(division)));
    return territory;
  }

  /** The nearest wish of the group, the groups around it and its divisions counts. */
  #directory({ leaf, groups }: Place, group: NavGroup): PageNavigation['directory'] {
    const around = [...leaf.line, ...groups, group];
    const look = around.findLast(({ directory }) => directory !== undefined)?.directory;
    if (look === undefined || look === 'none') return undefined;
    return { look, items: sidebarOf(group.items, this.#pages) };
  }

  #breadcrumbs({ groups }: Place): PageNavigation['breadcrumbs'] {
    return groups
      .filter(({ title }) => title !== '')
      .map(({ title, root }) => ({
        label: title,
        href: root === undefined ? undefined : this.#pages.get(root)?.route,
      }));
  }

  #around(sequence: readonly string[], path: string): Neighbors {
    let positions = this.#positions.get(sequence);
    if (!positions) this.#positions.set(sequence, (positions = new Map(sequence.map((page, index) => [page, index]))));
    const position = positions.get(path);
    if (position === undefined) return {};
    const link = (neighbor: string | undefined): PageLink | undefined => {
      const page = neighbor === undefined ? undefined : this.#pages.get(neighbor);
      return page && { title: navigationTitle(page), href: page.route };
    };
    return { previous: link(sequence[position - 1]), next: link(sequence[position + 1]) };
  }
}

/** `a/b/c` → `a/b`, `a`. */
function foldersOf(path: string): string[] {
  const segments = path.split('/');
  return segments.slice(1).map((_, index) => segments.slice(0, segments.length - 1 - index).join('/'));
}
