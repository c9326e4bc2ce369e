/** The content of a site of the navigation tests, whatever the schema of its settings. */
import type { PairSite } from '../pair-site.js';

/** A version, a language, or both. */
export interface Selection {
  version?: string;
  language?: string;
}

export interface PlannedPage {
  /** Path of the file without extension. */
  path: string;
  title: string;
  /** The text of its entry in the sidebar. Default: its title. */
  label?: string;
  /** Its version and language. A missing part does not matter: the page belongs to all of them. */
  parts: Selection;
  /** The tab and the anchor that have the page, by name. Default: there are none. */
  tab?: string;
  anchor?: string;
  /** Whether its front matter has `hidden: true`. */
  isHidden?: boolean;
}

/** A tab or anchor in the settings. */
export interface PlannedLink {
  name: string;
  /** For a link to another site: its URL. Otherwise it points to its first page. */
  url?: string;
  /** For an anchor: the first path of its icon. */
  icon?: string;
  /** Whether it appears only on its own pages. */
  isHidden?: boolean;
  /** For an anchor: the only tab with it. Default: all. */
  tab?: string;
  /** The only version with it. Default: all. */
  version?: string;
}

/** A site, and its navigation as readers should see it. */
export interface NavigationPlan {
  site: PairSite;
  /** In the order of the settings. */
  pages: readonly PlannedPage[];
  tabs: readonly PlannedLink[];
  anchors: readonly PlannedLink[];
  /** Groups around pages, by the path of the page; outermost first. */
  groups: Readonly<Record<string, readonly string[]>>;
  /** The options of readers, in the order of the settings. Empty: the site has no such menu. */
  versions: readonly string[];
  languages: readonly string[];
  /** Selected for new readers. */
  start: Selection;
}

/** Whether the page belongs to the selection. */
export function isSelected({ parts }: PlannedPage, selection: Selection): boolean {
  return (['version', 'language'] as const).every(
    (kind) => parts[kind] === undefined || parts[kind] === selection[kind],
  );
}

/** The path in the address of a page, without the base path. */
export function routeOf({ path }: PlannedPage): string {
  return `/${path.replace(/(?:^|\/)index$/, '')}`;
}
