/** Resolves the navigation of a page. */
import { pathAddress } from '../addresses/addresses.js';
import { SectionChoices, type Choices, type SectionMenu } from './choices.js';
import { equivalentPage, pathScopeOf, type PathScope } from './equivalent-page.js';
import { mergedKey, mergeNavigations, mergeSections, type MergedSections } from './merge-versions.js';
import { findPlacements, type PageSection, type NavPlacement } from './nav-placements.js';
import { relatedLinks } from './related-pages.js';
import { firstPage } from '../addresses/routes.js';
import { navigationTitle } from '../load/addresses/page-title.js';
import { hrefOf, sidebarOf } from './sidebar.js';
import { foldersOf } from '../core/text/folders-of.js';
import type { NavGroup, NavSection, PageEntry, Site } from '../core/model/types.js';
import type { PageLink, PageNavigation, PageVersion, SelectMenu } from './page-navigation.js';
import { getOrInsert } from '../core/text/get-or-insert.js';

/**
 * Prepares the navigation of a site. The returned function resolves a page by its path. Shared parts (sidebar, tabs,
 * menus, anchors) are computed once per section. A page outside the navigation uses the section whose pages share the
 * longest path prefix with it, otherwise the section of the start page.
 */
export function navigator(
  site: Site,
  { pages }: { pages: readonly PageEntry[] },
): (pagePath: string) => PageNavigation {
  const guide = new Navigator(site, new Map(pages.map((page) => [page.path, page])));
  let last: { path: string; navigation: PageNavigation } | undefined;
  return (path) => {
    // Each part of a page needs it.
    if (last?.path !== path) last = { path, navigation: guide.navigationOf(path) };
    return last.navigation;
  };
}

const emptyNavigation: PageNavigation = {
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
  readonly #placements: ReadonlyMap<string, NavPlacement>;
  readonly #byFolder = new Map<string, PageSection>();
  readonly #defaultSection: PageSection | undefined;
  readonly #sectionChoices: SectionChoices;
  readonly #choices = new Map<PageSection, Choices>();
  readonly #positions = new Map<readonly string[], Map<string, number>>();
  readonly #pathScopes = new Map<NavSection, PathScope>();
  readonly #ownPages = new Map<NavSection, PageEntry | undefined>();
  /** By `mergedKey`. */
  readonly #merged = new Map<string, MergedSections>();

  constructor(site: Site, pages: ReadonlyMap<string, PageEntry>) {
    this.#pages = pages;
    this.#sectionChoices = new SectionChoices(pages);
    const { byPath, sections } = findPlacements(site.navigation, pages, site.drilldown);
    this.#placements = byPath;
    for (const [path, { section }] of byPath) {
      for (const folder of foldersOf(path)) if (!this.#byFolder.has(folder)) this.#byFolder.set(folder, section);
    }
    const first = firstPage(site.navigation, pages);
    this.#defaultSection = (first && byPath.get(first.path)?.section) ?? sections[0];
  }

  /** The navigation of a page, with the neighbors that it has in place of those in the navigation. */
  navigationOf(path: string): PageNavigation {
    const navigation = this.#navigationOf(path);
    const { neighbors } = this.#pages.get(path) ?? {};
    if (!neighbors) return navigation;
    const { previous = navigation.previous, next = navigation.next } = neighbors;
    const otherNeighbors = navigation.otherNeighbors?.filter(
      ({ rel }) => neighbors[rel === 'prev' ? 'previous' : 'next'] === undefined,
    );
    return { ...navigation, previous: previous || undefined, next: next || undefined, otherNeighbors };
  }

  #navigationOf(path: string): PageNavigation {
    const placement = this.#placements.get(path);
    const section = placement?.section ?? this.#nearestSection(path);
    if (!section) return emptyNavigation;
    if (placement?.inVersions) return this.#inVersions(path, placement.inVersions);
    return this.#inSection(path, section, placement, this.#versionOf(section, placement));
  }

  /** A page that several versions list has the navigation of all of them. */
  #inVersions(path: string, placements: readonly NavPlacement[]): PageNavigation {
    const { kind, sections } = placements[0]!.section.version!.versions;
    const shared = placements.map(({ section }) => section.version!.index);
    const version = { kind, names: labelsOf(sections), index: defaultOf(sections, shared), shared };
    const all = placements.map((placement) => ({
      version: placement.section.version!.index,
      navigation: this.#inSection(path, placement.section, placement, version),
    }));
    const parts = getOrInsert(this.#merged, mergedKey(all), () => mergeSections(all));
    const merged = mergeNavigations(all, version, parts);
    // It belongs to no single version, but it keeps its language.
    return { ...merged, trail: merged.trail.filter(({ kind }) => kind !== 'version') };
  }

  #inSection(
    path: string,
    section: PageSection,
    placement: NavPlacement | undefined,
    version: PageVersion | undefined,
  ): PageNavigation {
    const { tabs, selectMenus, anchors } = this.#choicesOf(section);
    const versions = version ? section.version!.versions.sections : [];
    return {
      trail: section.trail.filter(({ kind }) => kind !== 'root'),
      tabs,
      selectMenus: selectMenus.map((menu) => this.#onSamePage(menu, path, versions, version?.shared)),
      anchors,
      sidebar: section.sidebar,
      ...(placement?.rootOf && { directory: this.#directory(placement, placement.rootOf) }),
      breadcrumbs: placement ? this.#breadcrumbs(placement) : [],
      ...this.#neighbors(section.sequence, path),
      version,
      ...this.#relatedTo(path),
      key: String(section.id),
    };
  }

  #relatedTo(path: string): Pick<PageNavigation, 'related'> {
    const page = this.#pages.get(path);
    const related = page ? relatedLinks(page.meta, this.#pages) : [];
    return related.length > 0 ? { related } : {};
  }

  #nearestSection(path: string): PageSection | undefined {
    const folder = [path, ...foldersOf(path)].find((candidate) => this.#byFolder.has(candidate));
    return folder === undefined ? this.#defaultSection : this.#byFolder.get(folder);
  }

  #choicesOf(section: PageSection): Choices {
    return getOrInsert(this.#choices, section, () => this.#sectionChoices.along(section.trail));
  }

  /** Only if versions share pages; `undefined` for a page outside the navigation, which belongs to no version. */
  #versionOf({ version }: PageSection, placement: NavPlacement | undefined): PageVersion | undefined {
    if (!placement || !version?.versions.sharePages) return undefined;
    const { kind, sections } = version.versions;
    return { kind, names: labelsOf(sections), index: version.index };
  }

  /**
   * Options of languages and versions point to the equivalent page if there is one, otherwise preferably to a page that
   * only they have. `versions`: the versions that share pages. `shared`: the indexes of the versions that list this
   * page.
   */
  #onSamePage(
    { kind, options }: SectionMenu,
    path: string,
    versions: readonly NavSection[],
    shared: readonly number[] = [],
  ): SelectMenu {
    if (kind !== 'language' && kind !== 'version') return { kind, options: options.map(([, option]) => option) };
    const current = options.find(([, { active }]) => active)?.[0];
    const same = options.map(([target, option]) => {
      const version = versions.indexOf(target);
      const isSame = shared.includes(version);
      const marked = version < 0 ? option : { ...option, versions: [version], active: option.active && !isSame };
      if ((target === current && !isSame) || target.href) return marked;
      const equivalent =
        current && !isSame && equivalentPage(path, this.#pathScopeOf(current), this.#pathScopeOf(target), this.#pages);
      const page = equivalent || (version < 0 ? undefined : this.#ownPage(target));
      return page ? { ...marked, href: hrefOf(page) } : marked;
    });
    return { kind, options: same };
  }

  /** The first page of a version that it does not share. */
  #ownPage(version: NavSection): PageEntry | undefined {
    if (!this.#ownPages.has(version)) {
      const own = [...this.#placements].find(
        ([path, { section, inVersions }]) => !inVersions && section.trail.includes(version) && this.#pages.has(path),
      );
      this.#ownPages.set(version, own && this.#pages.get(own[0]));
    }
    return this.#ownPages.get(version);
  }

  #pathScopeOf(section: NavSection): PathScope {
    return getOrInsert(this.#pathScopes, section, () => pathScopeOf(section));
  }

  /** The innermost setting applies: of the group, its parent groups, then its sections. */
  #directory({ section, groups }: NavPlacement, group: NavGroup): PageNavigation['directory'] {
    const enclosing = [...section.trail, ...groups, group];
    const look = enclosing.findLast(({ directory }) => directory !== undefined)?.directory;
    if (look === undefined || look === 'none') return undefined;
    return { look, items: sidebarOf(group.items, this.#pages) };
  }

  #breadcrumbs({ groups }: NavPlacement): PageNavigation['breadcrumbs'] {
    return groups
      .filter(({ title }) => title !== '')
      .map(({ title, root }) => {
        const page = root === undefined ? undefined : this.#pages.get(root);
        return { label: title, href: page && pathAddress(page.route) };
      });
  }

  #neighbors(sequence: readonly string[], path: string): Pick<PageNavigation, 'previous' | 'next'> {
    const positions = getOrInsert(
      this.#positions,
      sequence,
      () => new Map(sequence.map((page, index) => [page, index])),
    );
    const position = positions.get(path);
    if (position === undefined) return {};
    const link = (neighbor: string | undefined): PageLink | undefined => {
      const page = neighbor === undefined ? undefined : this.#pages.get(neighbor);
      return page && { title: navigationTitle(page), href: pathAddress(page.route) };
    };
    return { previous: link(sequence[position - 1]), next: link(sequence[position + 1]) };
  }
}

function labelsOf(sections: readonly NavSection[]): string[] {
  return sections.map(({ label }) => label);
}

/**
 * The version for new readers among the versions with the indexes `among`: the default, otherwise the first that is not
 * a link.
 */
function defaultOf(sections: readonly NavSection[], among: readonly number[]): number {
  const own = among.filter((index) => sections[index]!.href === undefined);
  return own.find((index) => sections[index]!.isDefault) ?? own[0] ?? among[0] ?? 0;
}
