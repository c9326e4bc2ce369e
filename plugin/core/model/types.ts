import type { SourceLocation } from '../../../runtime/jsx/node.js';
import type { SiteFont } from './font-types.js';
import type { FileReference, RedirectLocations, SettingsReference } from './references.js';

export type { SourceLocation };
export type * from './font-types.js';
export type * from './references.js';

/** The site model that both schemas of docs.json are normalized to. Only `config/` knows the schemas. */

/** An image for light and dark mode (the same path twice if there is only one). */
export interface Themed<T = string> {
  light: T;
  dark: T;
}

/** An icon as authors name it: a library name, a path, a URL or inline SVG. */
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
  colors: {
    primary: string;
    light: string;
    dark: string;
    background: Partial<Themed>;
    /** Whether colors are used as they are, even if text has too little contrast. Default: false. */
    isExact?: boolean;
  };
  appearance: { default: 'system' | 'light' | 'dark'; strict: boolean };
  /** Theme: `mint`, `maple` …; an unknown theme becomes `mint`. */
  theme: string;
  /** Variations of the theme. Default: none. */
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
    codeThemes: Themed;
    /** Paths of TextMate grammars. */
    codeLanguages?: string[];
  };
  fonts: { body?: SiteFont; heading?: SiteFont; mono?: SiteFont };
  seo: {
    metatags: Record<string, string>;
    /** Additional `<meta>` tags for the pages in a folder, the deepest folder last. Default: none. */
    paths?: { path: string; metatags: Record<string, string> }[];
    indexHidden: boolean;
    /** Whether the addresses of pages end with `/`. Default: true. */
    trailingSlash?: boolean;
    /** The publisher, in the terms of schema.org. */
    organization?: Record<string, string | string[]>;
  };
  /** UI strings of plugins, by the code of their language. The last one counts. Default: none. */
  strings?: readonly Readonly<Record<string, object>>[];
  /** Whether pages show when they were last changed. */
  timestamp?: boolean;
  /**
   * Whether a nested group opens its first page (`true`) or only expands (`false`). Default: it opens its root page if
   * it has one.
   */
  drilldown?: boolean;
  /** Settings that all endpoint pages share. `baseUrls` and `auth` apply to endpoints that are documented by hand. */
  api: ApiDefaults & {
    /** For operations of specifications that have no servers or no security requirements. */
    inSpecifications: ApiDefaults;
    /** Specifications in which front matter such as `openapi: GET /users` is looked up first. Default: none. */
    sources?: readonly ApiSource[];
    /** The folder that may contain the files of specifications. Default: the docs folder. */
    files?: 'docs' | 'repository';
    /** Hosts that specifications may refer to, besides the hosts of sources. Default: none. */
    hosts?: readonly string[];
    /** Languages of the code samples, by name. Default: cURL, JavaScript and Python. */
    languages?: readonly string[];
    /** Whether samples are generated. Default: true. */
    isSampled?: boolean;
    /** Parameters and properties in samples. Default: required ones, and parameters with an example or default. */
    sampled?: 'required' | 'all';
    /** Whether `x-mint.content` of specifications in the docs folder may contain code. Default: false. */
    trustContent?: boolean;
    /** Keys of schemas whose values are shown beside the name of a field. Default: none. */
    fieldKeys?: readonly string[];
    /** Nested fields that are open at first. Default: none. */
    expanded?: 'all';
    /** Whether descriptions of APIs have overviews, also where the navigation lists pages. Default: in navigation without such a list. */
    overview?: boolean;
    /** Whether other forms of descriptions are written. Default: true. */
    exports?: boolean;
  };
  /** The settings of features that only they read, by the name of the feature. `endpoint`: whether pages show it. Default: true. */
  own: Readonly<Record<string, unknown>>;
  /** Values of `{{name}}` in pages. */
  variables: Record<string, string>;
  /** The first matching rule applies. */
  redirects: ({
    source: string;
    destination: string;
    permanent: boolean;
    /** Whether the destination has placeholders and can be a page, whose address ends with `/`. */
    toPages?: boolean;
  } & RedirectLocations)[];
  notFound: { redirect: boolean; title?: string; description?: string };
  /**
   * References in the settings besides pages of the navigation, for checks that need the folder or the icon libraries.
   */
  references?: SettingsReference[];
  /** Text in the settings that may name files of the folder. */
  addresses?: FileReference[];
  /** The tree of sections. The root has the kind `root` and no label. */
  navigation: NavSection;
  /** The docs folder, absolute. */
  root: string;
  /** The settings file, relative to `root`: `docs.json` or `mint.json`. */
  configFile: string;
}

/** The defaults of endpoints: where requests are sent, and how they are authorized. */
export interface ApiDefaults {
  /** Without a trailing slash. If there are several, readers choose one. */
  baseUrls: string[];
  auth?: { method: 'bearer' | 'basic' | 'key'; name?: string; inputPrefix?: string };
}

/** How `octavo check` reports a rule. `error` fails the command; `notice` never does, not even with `--strict`. */
export type RuleLevel = 'off' | 'notice' | 'warning' | 'error';

/**
 * A variation of a theme: square corners, a background for the sidebar or navbar, another style for the current page.
 */
export type SiteDetail = 'sharp' | 'sidebar-ground' | 'navbar-gradient' | 'page-line' | 'page-plain';

export interface NavbarLink {
  type: 'link' | 'button' | 'github' | 'discord';
  label?: string;
  href: string;
  icon?: IconRef;
  /** For a repository: its number of stars, if known. */
  stars?: number;
  /** For a button: whether it is pill-shaped, and whether an arrow follows its label. */
  pill?: boolean;
  arrow?: boolean;
}

/** The color of an anchor's icon, in hex: one for each mode, or a gradient. */
export type AnchorColor = Themed | { from: string; via?: string; to: string };

export type NavSectionKind = 'root' | 'language' | 'version' | 'product' | 'dropdown' | 'tab' | 'menu' | 'anchor';

/** A navigation section: a tab, a version, a language … */
export interface NavSection extends NavContents {
  kind: NavSectionKind;
  label: string;
  /** For a language: its code, such as `pt-BR`. */
  code?: string;
  description?: string;
  /** For a tab: its position in the row. Default: `start`. */
  align?: 'start' | 'end';
  color?: AnchorColor;
  /** Target of a section that is only a link: root-absolute or a URL. */
  href?: string;
  /** For versions and languages: whether it is selected until the reader chooses. */
  isDefault?: boolean;
  /** For a language: overrides of the site's navbar, footer and banner. */
  overrides?: Partial<Pick<Site, 'navbar' | 'footer' | 'banner'>>;
  /** Nested sections, such as the tabs of a version. They can be of several kinds. */
  children: NavSection[];
}

/** The members that sections and groups share. */
interface NavContents {
  icon?: IconRef;
  /** A badge beside the label. */
  tag?: string;
  /** Path of the page that the label links to. Default: for a section, the first page; for a group, none. */
  root?: string;
  hidden: boolean;
  /** Whether search and search engines find its pages although it is hidden. Default: `false`. */
  searchable?: boolean;
  /** Weight of its pages in search. Default: the weight of the section or group around it, otherwise 1. */
  boost?: number;
  /** The list of contents on the root pages of groups, its own and nested ones. */
  directory?: Directory;
  /** Specifications whose operations become the items. */
  sources?: readonly ApiSource[];
  /** Specifications in which listed pages find the operations that they document. */
  lookups?: readonly ApiSource[];
  /** Groups and pages directly in it. */
  items: NavItem[];
}

/** Layout of the list on the root page of a group. */
export type Directory = 'none' | 'accordion' | 'card';

export type NavItem = NavGroup | NavPage;

export interface NavGroup extends NavContents {
  type: 'group';
  title: string;
  /** Position of `root` in the settings. */
  rootLocation?: SourceLocation;
  expanded: boolean;
}

/** A description of an API that the settings or a page name. */
export interface ApiSource {
  /** Name of its format, such as `openapi`. */
  format: string;
  /** URL, or path from the docs folder. */
  source: string;
  /** Folder of the generated pages. Default: the folder of the format. */
  directory?: string;
  /** URL that requests are sent to, if the format does not define it. Default: readers cannot send requests from the pages. */
  endpoint?: string;
  /** OpenAPI overlays that are applied to it, in order. */
  overlays?: readonly string[];
  /** Earlier versions of it, newest first, whose changes are on a page: URLs, or paths from the docs folder. Default: none. */
  previous?: readonly string[];
  /** Tags whose operations get pages. Default: all, and operations without a tag. */
  tags?: readonly string[];
  /** Positions of the tags in the settings, by name. */
  tagLocations?: ReadonlyMap<string, SourceLocation>;
  location?: SourceLocation;
}

/** The part of an API that a page documents. Plain data, so that the page can be built later. */
export interface ApiReference extends Omit<ApiSource, 'tags' | 'tagLocations' | 'location'> {
  /** Identifies the part in its document. */
  id: string;
  /** The text of its badge: an HTTP method, a protocol, or `WEBHOOK`. Empty for a part without one. */
  label: string;
  /** `/users/{id}`, the address of a channel, or the name of a part without an address. */
  name: string;
  /** Servers that readers choose from. Empty if the settings define the server. */
  servers: readonly ApiServer[];
  /** Whether readers can send requests from the page. */
  canTry: boolean;
  /** Other forms of the document that the page offers. Default: none. */
  exports?: readonly ('bundled' | 'postman')[];
  /** Changes with the document. */
  hash: string;
}

/** A server of an API. */
export interface ApiServer {
  /** As written, without a slash at its end. */
  url: string;
  /** With the defaults of its variables. */
  text: string;
}

/**
 * A page by its path in the docs folder, without extension and leading slash: `guides/install`. Until the folder is read,
 * the path can be `guides/*`.
 */
export interface NavPage {
  type: 'page';
  path: string;
  /** The entry names an operation, such as `GET /users` or `openapi.json POST /users`, or a channel. `path` is empty until the specification is read. */
  operation?: { entry: string; sources: readonly ApiSource[]; format: string };
  /** Its position in the settings. */
  location?: SourceLocation;
}

/** Front matter of a page, including unknown keys. */
export interface PageMeta {
  title: string;
  description?: string;
  sidebarTitle?: string;
  icon?: string;
  iconType?: string;
  /** Library of `icon`, if it is written as an object. */
  iconLibrary?: string;
  tag?: string;
  mode?: 'default' | 'wide' | 'custom' | 'frame' | 'center';
  hidden?: boolean;
  noindex?: boolean;
  deprecated?: boolean;
  /** Position among the pages that an entry such as `guides/*` lists. */
  order?: number;
  /** External URL: the navigation entry links to it. */
  url?: string;
  openapi?: string;
  api?: string;
  canonical?: string;
  keywords?: string[];
  [key: string]: unknown;
}

/** A page before compilation, with its front matter. */
export interface PageEntry {
  /** `guides/install`. */
  path: string;
  /** `/guides/install`, without base; `/` for the start page. */
  route: string;
  /** Source file, relative to the docs folder: `guides/install.mdx`. */
  file: string;
  /** `title` is never blank. */
  meta: PageMeta;
  /** Title and description with inline Markdown, where the front matter has it. `meta` has their plain text. */
  written?: { title?: string; description?: string };
  /** Whether the page does not show its title, because the title in the front matter is blank. */
  isTitleHidden?: boolean;
  /** The operation or schema that the page documents. */
  api?: ApiReference;
  /** Whether its front matter names a part of an API that was not found, so that only its own text is shown. */
  lacksApi?: boolean;
  /** The author's content of a page that has no file: it is generated for an operation. */
  generatedSource?: string;
  /** Whether that content is from a file of the docs folder. */
  isContentLocal?: boolean;
  /** The plugin that has made the page, and the file that it is made from, relative to the docs folder. Default: none. */
  madeBy?: { plugin: string; file?: string };
  /** The front matter that only features read, by the name of the feature. Default: none. */
  own?: Readonly<Record<string, unknown>>;
  /** Date of the last change, such as `2026-11-21`, if the front matter or a plugin has it, or the site shows it. */
  lastUpdated?: string;
  /** Neighbors that differ from those in the navigation; `false`: none. */
  neighbors?: Partial<Record<'previous' | 'next', { title: string; href: string } | false>>;
  /** Whether it is not in the navigation. It is built anyway. */
  hidden: boolean;
  /** Whether an entry such as `guides/*` lists it, so that its `order` has an effect. */
  isFound?: boolean;
}
