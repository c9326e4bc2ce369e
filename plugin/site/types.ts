import type { SourceLocation } from '../../runtime/jsx/node.js';
import type { FileReference } from './files/find-references.js';

export type { SourceLocation };

/** The Site: the one model that both schemas of docs.json become. Nothing behind `config/` knows a schema. */

/** A picture with a light and a dark form (the same path twice where there is only one). */
export interface Themed<T = string> {
  light: T;
  dark: T;
}

/** An icon as an author names it: a library name, a path, a URL or inline SVG. */
export interface IconRef {
  name: string;
  /** `solid`, `regular`, `light`, `thin`, `duotone`, `sharp-solid`, `brands`. */
  type?: string;
  library?: string;
}

export interface Site {
  name: string;
  description?: string;
  /** Paths are root-absolute (`/logo/light.svg`) or URLs. */
  logo?: Themed & { href: string };
  favicon?: Themed;
  colors: { primary: string; light: string; dark: string; background: Partial<Themed> };
  appearance: { default: 'system' | 'light' | 'dark'; strict: boolean };
  /** Look: `mint`, `maple` …; unknown to the schema means `mint`. */
  theme: string;
  /** Details that change the look. Default: none. */
  details?: SiteDetail[];
  icons: { library: 'fontawesome' | 'lucide' | 'tabler' };
  navbar: { links: NavbarLink[]; primary?: NavbarLink };
  footer: {
    socials: { platform: string; href: string }[];
    columns: { header?: string; links: { label: string; href: string }[] }[];
    /** Inline Markdown. */
    notice?: string;
  };
  banner?: { content: string; dismissible: boolean; type: 'info' | 'warning' | 'critical'; color?: Themed };
  background: { image?: Themed; decoration?: 'gradient' | 'grid' | 'windows' };
  styling: {
    eyebrows: 'section' | 'breadcrumbs';
    /** Whether `$…$` is math. */
    latex: boolean;
    codeThemes: Themed;
    /** Paths of TextMate grammars. */
    codeLanguages?: string[];
  };
  fonts: { body?: SiteFont; heading?: SiteFont };
  /** Services that pages load, each with all settings that it needs; with `consent`, only once the browser's storage holds it. */
  integrations: {
    services: { name: string; settings: Record<string, string> }[];
    consent?: { key: string; value: string };
  };
  /** The menu beside the title of a page; none without options. */
  pageMenu: { options: PageMenuOption[]; display: 'header' | 'toc' };
  seo: {
    metatags: Record<string, string>;
    /** More tags for the pages in a folder, the deepest folder last. Default: none. */
    paths?: { path: string; metatags: Record<string, string> }[];
    indexHidden: boolean;
    /** Whether addresses told to search engines end with `/`. */
    trailingSlash?: boolean;
    /** Who publishes the site, in the terms of schema.org. */
    organization?: Record<string, string | string[]>;
  };
  /** Whether pages say when they were last changed. */
  timestamp?: boolean;
  /** Words for language models, at the end of llms.txt and of each page as Markdown. */
  instructions?: string[];
  /** Whether a group inside a group leads to its first page (`true`) or only opens (`false`); without it, to its root page if it has one. */
  drilldown?: boolean;
  /** What endpoints that are written by hand share. */
  api: {
    /** Without a slash at the end; readers choose one of several. */
    baseUrls: string[];
    auth?: { method: 'bearer' | 'basic' | 'key'; name?: string; inputPrefix?: string };
    display: 'interactive' | 'simple' | 'none';
  };
  feedback: { thumbsRating: boolean; suggestEdit: boolean; raiseIssue: boolean };
  /** `{{name}}` in pages. */
  variables: Record<string, string>;
  /** The first rule that fits an address counts. */
  redirects: ({ source: string; destination: string; permanent: boolean } & RedirectLocations)[];
  notFound: { redirect: boolean; title?: string; description?: string };
  /** What the settings name outside the navigation's pages, for checks that need the folder or the icon libraries. */
  references?: SettingsReference[];
  /** Texts of the settings that may name files of the folder. */
  addresses?: FileReference[];
  /** The tree of sections; the root itself has kind `root` and no label. */
  navigation: NavSection;
  /** The folder of the sources, absolute. */
  root: string;
  /** The settings file, relative to `root`: `docs.json` or `mint.json`. */
  configFile: string;
}

/** A departure from the usual look: corners without rounding, a sidebar or navbar with a ground, another mark of the open page. */
export type SiteDetail = 'sharp' | 'sidebar-ground' | 'navbar-gradient' | 'page-line' | 'page-plain';

/** A file of a font as the site serves it. */
export interface FontFace {
  /** Absolute path of the file at build time. */
  file: string;
  /** Path in the output. */
  path: string;
  /** CSS: `400` or `100 900`. */
  weight: string;
  style: string;
  /** CSS: the characters that it has. Default: all. */
  range?: string;
}

export interface FontFallback {
  sizeAdjust: string;
  ascent: string;
  descent: string;
  lineGap: string;
}

/** What a reader can do with a page: take its Markdown, save it, ask an assistant about it, or follow a link of the author. */
export type PageMenuOption =
  | { kind: 'copy' | 'view' | 'print' }
  | { kind: 'ask'; assistant: string }
  /** `$page` and `$path` in `href` stand for the address and the path of the page. */
  | { kind: 'link'; title: string; description?: string; icon?: IconRef; href: string };

/** Where the settings have a redirect. */
export interface RedirectLocations {
  /** Of its source. */
  location?: SourceLocation;
  /** Of its destination. */
  destinationLocation?: SourceLocation;
}

/** An icon, file, page or code theme that a setting names. */
export interface SettingsReference {
  kind: 'icon' | 'file' | 'link' | 'code-theme' | 'code-grammar';
  value: string;
  /** The setting: `navbar.links[0].icon`. */
  key: string;
  /** Of an icon: its style and library, where given. */
  type?: string;
  library?: string;
  location: SourceLocation;
}

export interface SiteFont {
  family: string;
  weight?: number;
  /** Path or URL of a font file. */
  source?: string;
  format?: string;
  /** Where the settings name it. */
  location?: SourceLocation;
  /** Its files, once they are found; none where it is a font of the reader's system. */
  faces?: FontFace[];
  /** How a font of the system is stretched to take the same room, in CSS percentages. */
  fallback?: FontFallback;
}

export interface NavbarLink {
  type: 'link' | 'button' | 'github' | 'discord';
  label?: string;
  href: string;
  icon?: IconRef;
  /** Of a repository: how many stars it has, where that is known. */
  stars?: number;
  /** Of a button: whether its ends are round, and whether an arrow follows its label. */
  pill?: boolean;
  arrow?: boolean;
}

/** The color of an anchor's icon, in hex: one for each mode, or a gradient. */
export type AnchorColor = Themed | { from: string; via?: string; to: string };

export type NavSectionKind = 'root' | 'language' | 'version' | 'product' | 'dropdown' | 'tab' | 'menu' | 'anchor';

/** A part of the navigation that a reader chooses: a tab, a version, a language … */
export interface NavSection {
  kind: NavSectionKind;
  label: string;
  /** Of a language: its code, `pt-BR`. */
  code?: string;
  icon?: IconRef;
  description?: string;
  /** A small word beside the label. */
  tag?: string;
  /** Of a tab: its side of the row. Default: `start`. */
  align?: 'start' | 'end';
  color?: AnchorColor;
  /** Where it leads, when it is only a link. Root-absolute or a URL. */
  href?: string;
  /** Path of the page that the label leads to. Default: the first. */
  root?: string;
  /** Chosen when the reader has not chosen (versions, languages). */
  isDefault?: boolean;
  hidden: boolean;
  /** In the tree `shared`: the versions that it is for, by their place among the children of the root. Default: all. */
  versions?: number[];
  /** Of the root: the tree of the pages that stand in all versions. It has everything, each part marked with its `versions`. */
  shared?: NavSection;
  /** How the root pages of the groups inside list what they hold. */
  directory?: Directory;
  /** Of a language: what it has instead of the navbar, footer and banner of the site. */
  overrides?: Partial<Pick<Site, 'navbar' | 'footer' | 'banner'>>;
  /** Sections inside this one (the tabs of a version …). May be of several kinds. */
  children: NavSection[];
  /** Groups and pages directly inside this one. */
  items: NavItem[];
}

/** The looks of the list on the root page of a group. */
export type Directory = 'none' | 'accordion' | 'card';

export type NavItem = NavGroup | NavPage;

export interface NavGroup {
  type: 'group';
  title: string;
  icon?: IconRef;
  tag?: string;
  /** Page that the title itself leads to. */
  root?: string;
  /** Where the settings name `root`. */
  rootLocation?: SourceLocation;
  expanded: boolean;
  hidden: boolean;
  /** See `NavSection`. */
  versions?: number[];
  /** How the root page lists what the group holds, and those of the groups inside. */
  directory?: Directory;
  items: NavItem[];
}

/** A page named by its path under the docs folder, without extension and leading slash: `guides/install`. */
export interface NavPage {
  type: 'page';
  path: string;
  /** See `NavSection`. */
  versions?: number[];
  /** Where the settings name it. */
  location?: SourceLocation;
}

/** Front matter of a page. Unknown keys are kept. */
export interface PageMeta {
  title: string;
  description?: string;
  sidebarTitle?: string;
  icon?: string;
  iconType?: string;
  /** Library of `icon`, where it is written as an object. */
  iconLibrary?: string;
  tag?: string;
  mode?: 'default' | 'wide' | 'custom' | 'frame' | 'center';
  hidden?: boolean;
  noindex?: boolean;
  deprecated?: boolean;
  /** External address: the entry in the navigation leads there. */
  url?: string;
  openapi?: string;
  api?: string;
  canonical?: string;
  keywords?: string[];
  [key: string]: unknown;
}

/** A page before it is compiled: what reading its front matter tells. */
export interface PageEntry {
  /** `guides/install`. */
  path: string;
  /** `/guides/install`, without base; `/` for the start page. */
  route: string;
  /** Source file, relative to the docs folder: `guides/install.mdx`. */
  file: string;
  meta: PageMeta;
  /** When its source was last changed, `2026-11-21`, where the site wants to know. */
  lastUpdated?: string;
  /** Not in the navigation (it is built all the same). */
  hidden: boolean;
}

/** Where a page stands in the navigation: all that the shell needs to draw around it. */
export interface PageNavigation {
  /** The chosen sections, outermost first, without the root. Of a page outside the navigation those whose tabs and menus it shows. */
  trail: NavSection[];
  /** Rows of tabs to draw (outermost first); none is empty. */
  tabs: NavChoice[][];
  /** Drop-down menus to draw: languages, versions, products, dropdowns. */
  selectMenus: SelectMenu[];
  /** Anchors above the sidebar tree. */
  anchors: NavChoice[];
  sidebar: SidebarItem[];
  /** What the root page of a group lists below its content. */
  directory?: { look: 'accordion' | 'card'; items: SidebarItem[] };
  /** Names of the groups around the page, outermost first. */
  breadcrumbs: { label: string; href?: string }[];
  /** Pages and links that the front matter lists as related; none is not there. */
  related?: PageLink[];
  previous?: PageLink;
  next?: PageLink;
  /** The neighbors in those versions that have others. */
  otherNeighbors?: (PageLink & { rel: 'prev' | 'next' })[];
  /** Of a site whose versions share pages. */
  version?: PageVersion;
  /**
   * Pages with an equal key have the same tabs, anchors, sidebar (but for the current mark) and selectMenus, so their HTML
   * can be reused. The exception: options of `language` and `version` selectMenus lead to the same page in the other
   * language or version, so their `href` differs from page to page.
   */
  key: string;
}

/** A drop-down menu: languages, versions, products … */
export interface SelectMenu {
  kind: NavSectionKind;
  options: NavChoice[];
}

export interface PageLink {
  title: string;
  href: string;
  /** See `NavSection`: a page that versions share has a neighbor in each. Default: all. */
  versions?: number[];
}

/** The version that a page is shown in. */
export interface PageVersion {
  /** The versions of the site; marks count from the first. */
  names: string[];
  /** That of the page; of a shared one, that which new readers see. */
  index: number;
  /** Whether the page is in all versions, so that the reader's choice decides. */
  isShared: boolean;
}

export interface NavChoice {
  label: string;
  href: string;
  active: boolean;
  icon?: IconRef;
  description?: string;
  tag?: string;
  /** See `NavSection`. */
  align?: 'start' | 'end';
  color?: AnchorColor;
  /** See `NavSection`. */
  versions?: number[];
  /** Entries of a tab's menu. */
  menu?: NavChoice[];
}

export type SidebarItem =
  | {
      type: 'page';
      path: string;
      title: string;
      description?: string;
      href: string;
      icon?: IconRef;
      tag?: string;
      method?: string;
      deprecated: boolean;
      external: boolean;
      /** See `NavSection`. */
      versions?: number[];
    }
  | {
      type: 'group';
      title: string;
      icon?: IconRef;
      tag?: string;
      href?: string;
      path?: string;
      /** See `NavSection`. */
      versions?: number[];
      expanded: boolean;
      items: SidebarItem[];
    };
