/** The navigation of one page, as the shell draws it. */
import type { IconRef, NavSection, NavSectionKind } from '../core/model/types.js';

/** The navigation of a page: everything that the shell shows around it. */
export interface PageNavigation {
  /**
   * The selected sections, outermost first, without the root. For a page outside the navigation, the sections whose
   * tabs and menus it shows.
   */
  trail: NavSection[];
  /** Rows of tabs, outermost first. No row is empty. */
  tabs: NavChoice[][];
  /** Drop-down menus: languages, versions, products, dropdowns. */
  selectMenus: SelectMenu[];
  /** Anchors above the sidebar tree. */
  anchors: NavChoice[];
  sidebar: SidebarItem[];
  /** The list of pages below the content of a group's root page. */
  directory?: { look: 'accordion' | 'card'; items: SidebarItem[] };
  /** Titles of the groups that contain the page, outermost first. */
  breadcrumbs: Breadcrumb[];
  /** Related pages and links from the front matter; absent if there are none. */
  related?: PageLink[];
  previous?: PageLink;
  next?: PageLink;
  /** The titles in versions where they differ. */
  otherBreadcrumbs?: { breadcrumbs: Breadcrumb[]; versions: number[] }[];
  /** The neighbors in versions where they differ. */
  otherNeighbors?: (PageLink & { rel: 'prev' | 'next' })[];
  /** Only if versions share pages. */
  version?: PageVersion;
  /**
   * Pages with the same key have the same tabs, anchors, sidebar (except for the current page) and menus, so their HTML
   * can be reused. Exception: options of the `language` and `version` menus link to the equivalent page, so their
   * `href` differs between pages.
   */
  key: string;
}

/** A group that contains the page. */
export interface Breadcrumb {
  label: string;
  href?: string;
}

/** A drop-down menu: languages, versions, products … */
export interface SelectMenu {
  kind: NavSectionKind;
  options: NavChoice[];
  /** See `PageLink`. */
  versions?: number[];
}

export interface PageLink {
  title: string;
  href: string;
  /** On a page that several versions list: the versions it is for, as indexes in `PageVersion`. Default: all of them. */
  versions?: number[];
}

/** The version of a page. */
export interface PageVersion {
  /** Languages that list the same page are like versions. */
  kind: 'version' | 'language';
  /** Names of all versions. */
  names: string[];
  /** Index of the page's version; of a shared page, the version that new readers see. */
  index: number;
  /** Indexes of the versions that the page is in, so that the reader's choice applies. Default: only one. */
  shared?: number[];
}

/** A section that readers can choose. */
export interface NavChoice extends Pick<NavSection, 'label' | 'icon' | 'description' | 'tag' | 'align' | 'color'> {
  href: string;
  active: boolean;
  /** See `PageLink`. */
  versions?: number[];
  /** Entries of a tab's menu. */
  menu?: NavChoice[];
}

/** The members of all entries of the sidebar. */
interface SidebarEntry {
  title: string;
  icon?: IconRef;
  tag?: string;
  /** Whether its page shows another sidebar, or it is only a link. Default: `false`. */
  isElsewhere?: boolean;
  /** See `NavSection`. */
  versions?: number[];
}

export type SidebarItem = SidebarEntry &
  (
    | {
        type: 'page';
        path: string;
        description?: string;
        href: string;
        method?: string;
        deprecated: boolean;
        external: boolean;
      }
    /** `path` and `href`: of the page of the group, if it has one. */
    | { type: 'group'; path?: string; href?: string; expanded: boolean; items: SidebarItem[] }
  );
