/** Visits the pages of a site as a reader does, and compares the navigation with the expected one. */
import type { OpenSite } from '../open-sites.js';
import { difference, noProblems, problemFindings, type Finding, type PageFinding } from '../finding.js';
import { compareNavigation } from './compare-navigation.js';
import { addressOf, expectedNavigation, withoutSlash } from './expected-navigation.js';
import { isSelected, routeOf, type NavigationPlan, type PlannedPage, type Selection } from './planned-page.js';
import { shownNavigation, type ShownNavigation } from './shown-navigation.js';

/** The expectations, by property. */
export const navigationProperties = {
  problems: noProblems,
  sidebar:
    'the sidebar lists the pages of the selected version, language, tab and anchor with their groups, in the order of the settings',
  tabs: 'the tabs of the settings are visible in their order, each with its address',
  anchors: 'the anchors of the settings are visible where they apply, in their order, each with its address and icon',
  currentPage: 'exactly one entry of the sidebar is current: that of the page, without opening a group',
  currentTab: 'exactly one tab is current: that of the page',
  currentAnchor: 'an anchor is current on its own pages, and no other anchor is',
  selection: 'a page of several versions or languages shows the one that the reader selected',
  menus: 'the menus of versions and languages name what is selected, and lead to a page of each version and language',
  reachable: 'readers can reach every page from the first page by visible links, except hidden pages',
} as const;

/** A page as a reader sees it after selecting a version and a language. */
interface Visit {
  page: PlannedPage;
  selection: Selection;
  shown: ShownNavigation;
}

/** Visits every page with every selection, and returns the differences from the plan. */
export async function checkNavigation(plan: NavigationPlan, site: OpenSite): Promise<Finding[]> {
  const visits = await visitAll(plan, site);
  return [
    ...problemFindings(site),
    ...visits.flatMap(({ page, selection, shown }) => {
      const named = namedSelection(plan, selection, shown);
      const findings = [
        ...checkSelection(selection, named),
        // A page that shows another version has one fault, and not one for each entry.
        ...compareNavigation(expectedNavigation(plan, page, named), shown),
        ...checkMenus(plan, named, shown),
      ];
      return findings.map((finding) => ({ ...finding, page: placeText(plan, page, selection) }));
    }),
    ...checkReachable(plan, visits),
  ];
}

/** Readers see the version of the page that they visited last, so pages of a version come before pages of all versions. */
async function visitAll(plan: NavigationPlan, site: OpenSite): Promise<Visit[]> {
  const visits: Visit[] = [];
  const visit = async (pages: readonly PlannedPage[], selection: Selection): Promise<void> => {
    for (const page of pages) {
      const shown = await shownNavigation(await site.open(routeOf(page)));
      visits.push({ page, selection, shown });
    }
  };
  const isShared = ({ parts }: PlannedPage): boolean =>
    (plan.versions.length > 0 && parts.version === undefined) ||
    (plan.languages.length > 0 && parts.language === undefined);
  for (const selection of selections(plan)) {
    const selected = plan.pages.filter((page) => isSelected(page, selection));
    const shared = selected.filter(isShared);
    const own = selected.filter((page) => !isShared(page));
    const isNew = visits.length === 0;
    await visit(isNew ? [...shared, ...own] : [...own, ...shared], selection);
  }
  return visits;
}

/** All selections of readers, beginning with the selection of new readers. */
function selections({ versions, languages, start }: NavigationPlan): Selection[] {
  const some = (names: readonly string[]): (string | undefined)[] => (names.length > 0 ? [...names] : [undefined]);
  const all = some(languages).flatMap((language) => some(versions).map((version) => ({ language, version })));
  return [...all.filter((each) => isSame(each, start)), ...all.filter((each) => !isSame(each, start))];
}

function isSame(one: Selection, other: Selection): boolean {
  return one.language === other.language && one.version === other.version;
}

/** The address, and how a reader came to see this version or language of a page that has several. */
function placeText(plan: NavigationPlan, page: PlannedPage, selection: Selection): string {
  const names = (['language', 'version'] as const).flatMap((kind) =>
    page.parts[kind] === undefined && selection[kind] !== undefined ? [`${kind} ${selection[kind]}`] : [],
  );
  const address = addressOf(plan, routeOf(page));
  if (names.length === 0) return address;
  if (isSame(selection, plan.start)) return `${address}, as a new reader, who gets ${names.join(' and ')}`;
  return `${address}, after selecting ${names.join(' and ')}`;
}

/** The selection that the menus of the page name, if each names exactly one; otherwise `selection`. */
function namedSelection(plan: NavigationPlan, selection: Selection, { menus }: ShownNavigation): Selection {
  const named = { ...selection };
  for (const kind of ['version', 'language'] as const) {
    const names = kind === 'version' ? plan.versions : plan.languages;
    const button = menus.find((menu) => menu.kind === kind)?.button ?? '';
    const found = names.filter((name) => button.includes(name));
    if (found.length === 1) named[kind] = found[0];
  }
  return named;
}

function checkSelection(selection: Selection, named: Selection): PageFinding[] {
  const text = (name: string | undefined): string => (name === undefined ? 'none' : `the navigation of ${name}`);
  return (['version', 'language'] as const).flatMap((kind) =>
    difference('selection', `the ${kind}`, text(selection[kind]), text(named[kind])),
  );
}

function checkMenus(plan: NavigationPlan, selection: Selection, { menus }: ShownNavigation): PageFinding[] {
  return (['version', 'language'] as const).flatMap((kind): PageFinding[] => {
    const names = kind === 'version' ? plan.versions : plan.languages;
    const subject = `the ${kind} menu`;
    const shown = menus.filter((menu) => menu.kind === kind);
    const finding = (expected: string, seen: string): PageFinding[] => difference('menus', subject, expected, seen);
    const [menu] = shown;
    if (names.length === 0 || !menu || shown.length > 1)
      return finding(`${names.length > 0 ? 1 : 0} menus`, `${shown.length} menus`);
    const selected = selection[kind]!;
    const other = names.find((name) => name !== selected)!;
    const isNamed = menu.button.includes(selected) && !menu.button.includes(other);
    return [
      ...finding(names.join(', '), menu.options.map(({ text }) => text).join(', ')),
      ...(isNamed ? [] : finding(`a button that names ${selected}`, `"${menu.button}"`)),
      ...names
        .filter((name) => name !== selected)
        .flatMap((name) => {
          const href = menu.options.find(({ text }) => text === name)?.href ?? 'none';
          const isOwn = pagesAt(plan, href).some(({ parts }) => parts[kind] === name);
          return isOwn ? [] : finding(`${name} leads to one of its own pages`, `it leads to ${href}`);
        }),
    ];
  });
}

function pagesAt(plan: NavigationPlan, href: string): PlannedPage[] {
  return plan.pages.filter((page) => addressOf(plan, routeOf(page)) === withoutSlash(href));
}

/** Follows the visible links from the first page, including the links of menus. */
function checkReachable(plan: NavigationPlan, visits: readonly Visit[]): Finding[] {
  const first = visits.find(({ page, selection }) => routeOf(page) === '/' && isSame(selection, plan.start));
  const reached = new Set<Visit>(first ? [first] : []);
  for (const { selection, shown } of reached) {
    const chosen = shown.menus.flatMap(({ kind, options }) =>
      options.map(({ href, text }) => ({ href, selection: { ...selection, [kind]: text } })),
    );
    const links = [...shown.tabs, ...shown.anchors, ...shown.sidebar].map(({ href }) => ({ href, selection }));
    for (const link of [...links, ...chosen]) {
      const pages = pagesAt(plan, link.href);
      for (const visit of visits)
        if (pages.includes(visit.page) && isSame(visit.selection, { ...link.selection, ...visit.page.parts }))
          reached.add(visit);
    }
  }
  const isHiddenAnchor = (name: string | undefined): boolean =>
    plan.anchors.some((anchor) => anchor.isHidden && anchor.name === name);
  const missing = visits.filter(
    (visit) => !reached.has(visit) && !visit.page.isHidden && !isHiddenAnchor(visit.page.anchor),
  );
  return missing.map(({ page, selection }) => ({
    property: 'reachable',
    subject: page.title,
    page: placeText(plan, page, selection),
    expected: 'visible links lead from the first page to it',
    seen: 'no visible link leads to it',
  }));
}
