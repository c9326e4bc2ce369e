/** The site and its pages as plugins see them. All of it is frozen. */
import type { Root } from 'hast';
import type { Settings } from '../config/docs-config.js';
import type { PageMeta } from '../core/model/types.js';
import type { UiStrings } from '../languages/ui-strings.js';
import type { FeedUpdate, TocEntry } from '../mdx/types.js';
import type { Schemas, Values } from './standard-schema.js';

export type { Settings };

/** Plain data. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A site. */
export interface SiteView {
  readonly name: string;
  readonly description?: string;
  /** The path of the site on its host. It starts and ends with `/`. */
  readonly base: string;
  /** The URL of the host, if it is known: `https://docs.example.com`. */
  readonly url?: string;
  /** The settings as in `docs.json`, without invalid values. */
  readonly settings: Settings;
  /** The languages of the navigation. Default: none. */
  readonly languages: readonly { readonly code: string; readonly label: string }[];
  /** The names of the versions of the navigation. Default: none. */
  readonly versions: readonly string[];
  /** Sorted by file. */
  readonly pages: readonly PageInfo[];
}

/**
 * `api`: a page about a part of an API, with or without a file. `plugin`: a page that a plugin has made. `not-found` and `site-map`: the pages that Octavo makes
 * for the whole site.
 */
export type PageKind = 'page' | 'api' | 'plugin' | 'not-found' | 'site-map';

/** A level of the navigation above a page. */
export interface NavLevel {
  readonly kind: 'language' | 'version' | 'product' | 'dropdown' | 'tab' | 'menu' | 'anchor' | 'group';
  readonly label: string;
  /** Its own page, or the first one in it. Without the base. For a group: only its own page. */
  readonly href?: string;
}

/** The facts that plugins have returned about a page, by the name of the plugin. Declare the types of yours by merging. */
export interface PluginFacts {
  readonly [plugin: string]: any;
}

/** A page. */
export interface PageInfo<F extends Schemas = {}> {
  /** As in the navigation: `guides/install`. */
  readonly path: string;
  /** Starts with a slash. */
  readonly route: string;
  /** Relative to the docs folder. A page that Octavo makes has none. */
  readonly file?: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly description?: string;
  /** Title, description and all other front matter. */
  readonly meta: PageMeta & Values<F>;
  /** A code such as `en`. */
  readonly language: string;
  /** The name of the version. Default: it is in none, or in several. */
  readonly version?: string;
  /** Whether the navigation, search and search engines leave it out. */
  readonly isHidden: boolean;
  /** The date of the last change, such as `2026-11-21`: from the front matter, a plugin, or git if pages show it. */
  readonly lastUpdated?: string;
  /** The address at which its file can be edited, if the repository of the site is known. */
  readonly editUrl?: string;
  /** The address of the form for an issue about it, if the repository of the site is known. */
  readonly issueUrl?: string;
  /** The levels of the navigation above it, outermost first. */
  readonly section: readonly NavLevel[];
  /** Empty before the page is built. */
  readonly facts: PluginFacts;
}

/** A link to a page. `href`: without the base. */
export interface NeighborLink {
  readonly title: string;
  readonly href: string;
}

/** A page while its document is made. */
export interface PageView<F extends Schemas = {}> extends PageInfo<F> {
  /** The neighbors in the navigation. */
  readonly previous?: NeighborLink;
  readonly next?: NeighborLink;
  readonly toc: readonly TocEntry[];
  /** The content as Markdown. */
  readonly markdown: string;
  readonly site: SiteView;
  /** The UI strings in the language of the page. */
  readonly strings: UiStrings;
  /** The address of a page or file of the site, with its base: `link('/guides/install')`. */
  link(path: string): string;
}

/** A page that a plugin makes. */
export interface NewPage {
  /** As in the navigation: `guides/install`. */
  path: string;
  /** Front matter. */
  meta: { title: string } & Readonly<Record<string, unknown>>;
  /** MDX, which may contain components and code; or a component with props, which are data. */
  content: string | { component: string; props?: Readonly<Record<string, Json | undefined>> };
  /** The file that it is made from, relative to the docs folder: for the link to edit it. A change of it loads the site again. */
  file?: string;
  /**
   * Its position in the navigation: beside another page, or at the end of a group, which is added if it is missing. Default: where
   * the navigation lists its path or its folder; otherwise, it is hidden.
   */
  place?: { after: string } | { before: string } | { group: string | readonly string[]; icon?: string };
}

/** Changes of a page. Members that are missing stay as they are. */
export interface PageChange {
  /** Front matter by key. `null` removes a key. */
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly isHidden?: boolean;
  /** A date such as `2026-11-21`. */
  readonly lastUpdated?: string;
  /** The neighbors below the content. `false`: none. */
  readonly previous?: NeighborLink | false;
  readonly next?: NeighborLink | false;
}

/** A problem that a plugin reports. */
export interface PluginReport {
  message: string;
  /** How to fix it. */
  hint?: string;
  /** Default: `plugin-report`. */
  code?: string;
  /** Relative to the docs folder. Default: the file with the plugins. */
  file?: string;
  /** 1-based. Default: 1. */
  line?: number;
  /** 1-based. Default: 1. */
  column?: number;
}

/** The run of Octavo, for a plugin. */
export interface Tools<S extends Schemas = {}> {
  readonly command: 'build' | 'dev' | 'check';
  /** The docs folder, absolute. */
  readonly root: string;
  /** The path of the site on its host. It starts and ends with `/`. */
  readonly base: string;
  /** The URL of the host, if it is known. */
  readonly url?: string;
  /** The values of the keys that the plugin adds to `docs.json`, as their schemas return them. Empty for `cacheKey`. */
  readonly settings: Values<S>;
  /** A folder for files of the plugin, which later builds find again. With `--no-cache`, it is empty and removed at the end. */
  readonly cacheFolder: string;
  /** Reports a problem. An error makes the command fail. */
  report(level: 'error' | 'warning' | 'notice', problem: PluginReport): void;
  /** Prints a text with the name of the plugin. Reports as JSON do not contain it. */
  log(text: string): void;
  /** Names a file that the hook has read, relative to the docs folder. The hook runs again when it changes. */
  watch(file: string): void;
}

/** An element, or text as written in HTML, with its character references. */
export type PageNode = PageElement | string;

/** An element of the content of a page. Comments and the like have the tag `#markup`. */
export interface PageElement {
  /** In lowercase. */
  readonly tag: string;
  /** They can be changed in place or replaced. */
  children: PageNode[];
  /** The value of an attribute: an empty string if it has no value, `undefined` if it is missing. */
  attribute(name: string): string | undefined;
  has(name: string): boolean;
  /** Sets an attribute; with `true`, one without a value. */
  set(name: string, value: string | true): void;
  remove(name: string): void;
}

/** Changes the content of a page. */
export interface PageVisitor<F extends Schemas = {}, S extends Schemas = {}> {
  /**
   * `content`: before its Markdown is written and its text is indexed, so that both contain the changes. `html`:
   * afterwards, so that only the document does. Default: `content`.
   */
  phase?: 'content' | 'html';
  /** It is called only for pages with one of these tags. Default: for all pages. */
  tags?: readonly string[];
  /** Changes `page`, the root of the content, in place. The next visitor waits for it. */
  visit(page: PageElement, tools: VisitorTools<F, S>): void | Promise<void>;
}

/** The current page, and functions for its content. */
export interface VisitorTools<F extends Schemas = {}, S extends Schemas = {}> {
  readonly page: PageInfo<F>;
  /** See `Tools`. */
  readonly settings: Values<S>;
  /** The address of a page or file of the site, with its base: `link('/guides/install')`. */
  link(path: string): string;
  /** Creates an element with attributes as in JSX. Text is written as HTML, so escape it. */
  create(tag: string, attributes?: Record<string, unknown>, children?: PageNode[]): PageElement;
  /** The text of a node, without tags and character references. */
  text(node: PageNode): string;
  /** A copy with everything in it. Of code, whose content walks pass by, it can be changed. */
  copy(node: PageElement): PageElement;
  /** Calls `see` for each element below a node, parents first. After `'skip'`, the walk passes by what is in it. */
  walk(node: PageElement, see: (element: PageElement, parent: PageElement) => void | 'skip'): void;
}

/** A built site, for the outputs of plugins. */
export interface OutputSite<F extends Schemas = {}> extends Omit<SiteView, 'pages'> {
  /** The pages without an error, sorted by file. In dev all pages. */
  readonly pages: readonly OutputPage<F>[];
}

/** A built page. */
export interface OutputPage<F extends Schemas = {}> extends PageInfo<F> {
  /** The address: absolute if the host is known, otherwise with the base. */
  readonly url: string;
  /** The entries of a changelog. Never in dev. */
  readonly updates?: readonly FeedUpdate[];
  /** The page as Markdown; with `needs: 'markdown'`. */
  readonly markdown?: string;
  /** The document; with `needs: 'html'`. Never in dev. */
  readonly html?: string;
}

/** A file beside the pages. */
export interface PluginFile {
  /** One of the paths of the output. */
  path: string;
  content: string | Uint8Array;
}

/** A page or snippet for a rule. */
export interface RulePage {
  /** Relative to the docs folder. */
  readonly file: string;
  /** The text of the file. */
  readonly source: string;
  /** Front matter. */
  readonly meta: Readonly<Record<string, unknown>>;
  /** Empty for a snippet. */
  readonly facts: PluginFacts;
  /** The HTML tree of the content with the nodes of MDX. Positions match the file. */
  readonly tree: Root;
}

/** A violation of a rule. */
export interface RuleFinding {
  message: string;
  /** How to fix it. */
  hint?: string;
  /** 1-based. Default: 1. */
  line?: number;
  /** 1-based. Default: 1. */
  column?: number;
}
