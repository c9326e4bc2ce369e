/** The navigation that a reader should see on a page, from the plan of the site alone. */
import {
  isSelected,
  routeOf,
  type NavigationPlan,
  type PlannedLink,
  type PlannedPage,
  type Selection,
} from './planned-page.js';

export interface ExpectedLink {
  text: string;
  /** A path with the base path, or a URL. */
  href: string;
  isCurrent: boolean;
  icon?: string;
}

export interface ExpectedNavigation {
  tabs: ExpectedLink[];
  anchors: ExpectedLink[];
  sidebar: ExpectedLink[];
  groups: string[];
}

/** The expected navigation of `page` for a reader with this selection. */
export function expectedNavigation(plan: NavigationPlan, page: PlannedPage, selection: Selection): ExpectedNavigation {
  const listed = plan.pages.filter((each) => isSelected(each, selection) && !each.isHidden);
  const beside = listed.filter(({ tab, anchor }) => tab === page.tab && anchor === page.anchor);
  const linkTo = (target: PlannedPage | undefined): string => addressOf(plan, target ? routeOf(target) : '/');
  const expectedLinks = (links: readonly PlannedLink[], kind: 'tab' | 'anchor'): ExpectedLink[] =>
    links.map(({ name, url, icon }) => ({
      text: name,
      href: url ?? linkTo(listed.find((each) => each[kind] === name)),
      isCurrent: page[kind] === name,
      ...(icon !== undefined && { icon }),
    }));
  const isShown = ({ name, isHidden, tab, version }: PlannedLink): boolean =>
    (!isHidden || page.anchor === name) &&
    (tab === undefined || tab === page.tab) &&
    (version === undefined || version === selection.version);
  return {
    tabs: expectedLinks(plan.tabs, 'tab'),
    anchors: expectedLinks(plan.anchors.filter(isShown), 'anchor'),
    sidebar: beside.map((each) => ({ text: each.label ?? each.title, href: linkTo(each), isCurrent: each === page })),
    groups: [...new Set(beside.flatMap(({ path }) => plan.groups[path] ?? []))],
  };
}

/** The address of a route: with the base path, and without a slash at the end. */
export function addressOf({ site }: NavigationPlan, route: string): string {
  return withoutSlash((site.base ?? '/') + route.slice(1));
}

/** Static hosts serve an address with and without a slash at the end. */
export function withoutSlash(href: string): string {
  return href.replace(/(?<=.)\/$/, '');
}
