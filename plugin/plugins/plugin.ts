/** An author's plugin: the additions that `octavo.config.*` can make to a site. */
import type { UserConfig } from 'vite';
import type { MarkdownForm } from '../../elements/markdown-form.js';
import type { PageContext } from '../../elements/page-component.js';
import type { Node, Props } from '../../runtime/jsx/node.js';
import type { RuleLevel, Site } from '../core/model/types.js';
import type { PluginList } from '../mdx/engines/plugin-list.js';
import type { PageVisitor } from '../page/visitors/page-visitor.js';
import type { LoadedSite } from '../load/loaded-site.js';
import type { Policy } from '../load/plugins-file.js';
import type { Maker, PartPage, PlannedChanges } from '../shell/page/part-changes.js';
import type { OutputSite, PluginFile, RuleFinding, RulePage } from './views.js';

/** The default export of `octavo.config.*`. */
export interface OctavoConfig {
  /** In this order. Lists are flattened, and `false`, `null` and `undefined` are skipped. */
  plugins: PluginOption;
}

/** A plugin, a list of them, or nothing. */
export type PluginOption = Plugin | false | null | undefined | readonly PluginOption[];

/** Every hook may be missing. Hooks run where pages are built; only `vite` and `client` belong to the bundler. */
export interface Plugin {
  /** Names the plugin in messages: `reading-time`. */
  name: string;
  /**
   * Text that changes with everything that the plugin depends on besides its file and its imports: an environment variable, the
   * state of a database. For a plugin that is an option, it must also change with its code. Default: nothing else; pages with
   * plugins that are options are not cached.
   */
  cacheKey?: string | (() => string | Promise<string>);
  /** Components for all pages, by the name that authors write: `Stat`. They take precedence over Octavo's own. */
  components?: Readonly<Record<string, PluginComponent>>;
  /** Remark plugins, which change the Markdown of pages. They may be asynchronous. */
  remark?: PluginList;
  /** Rehype plugins, which change the HTML of pages before components are rendered. They may be asynchronous. */
  rehype?: PluginList;
  /** Functions that change the finished content of a page. */
  visitors?: readonly PageVisitor[];
  /** Elements for the `<head>` of each page. It may be asynchronous. */
  head?(page: PartPage, make: Maker): Node;
  /** Changes of the parts around the content, by name. */
  parts?: PlannedChanges;
  /** Changes the site before its pages are built. Returns the changed site, or nothing. */
  load?(site: LoadedSite): LoadedSite | undefined | void | Promise<LoadedSite | undefined | void>;
  /** Files beside the pages. */
  outputs?: readonly PluginOutput[];
  /** Rules for the text of pages, for `octavo check` and the dev server. */
  rules?: readonly PluginRule[];
  /** Formats of files that describe an API. */
  formats?: readonly PluginFormat[];
  /**
   * The hosts that its `head`, `client` and `search` contact in the browser, so that the policy of the site allows them and no
   * others. Default: unknown.
   */
  policy?: Policy | ((site: Site) => Policy | Promise<Policy>);
  /**
   * The module that answers searches in the browser: a path relative to the docs folder, or the name of a package. It is bundled. See
   * the setting `search.adapter`.
   */
  search?: string;
  /** UI strings by the code of their language. Strings that are missing stay as they are; in a new language, English. */
  strings?: Readonly<Record<string, object>>;
  /** Modules for the browser that all pages load: paths relative to the docs folder, or names of packages. */
  client?: string | readonly string[];
  /** Vite's configuration for components, for modules of `client` and for code of pages. */
  vite?: UserConfig;
}

/** A component: a function, or one with the Markdown of the elements that it renders, by tag: as a block, or `inline` in a line. */
export type PluginComponent =
  | ComponentFunction
  | { render: ComponentFunction; markdown?: Readonly<Record<string, MarkdownForm | { inline: MarkdownForm }>> };

/** Returns the replacement for `<Name …props>children</Name>`. It may be asynchronous; other pages do not wait for it. */
export type ComponentFunction = (props: Props & Record<string, any>, page: PageContext, make: Maker) => Node;

/** Files that a site has beside its pages. */
export interface PluginOutput {
  /** Unique in the plugin. Default: the first path. */
  name?: string;
  /** The paths of its files in the site: `humans.txt`, `feeds/*.json`. `*` is any text without a slash, `**` any text. */
  paths: string | readonly string[];
  /** The text of pages that it reads. Default: none. */
  needs?: 'markdown' | 'html';
  /** Its files. */
  files(site: OutputSite): Iterable<PluginFile> | AsyncIterable<PluginFile> | Promise<Iterable<PluginFile>>;
}

/** A rule for the text of pages. */
export interface PluginRule {
  /** As in reports: `acme-terms`. */
  name: string;
  /** Default: `notice`. */
  level?: RuleLevel;
  /** Finds violations of the rule. */
  check(page: RulePage): readonly RuleFinding[] | Promise<readonly RuleFinding[]>;
}

/** A format of files that describe an API. It becomes OpenAPI. */
export interface PluginFormat {
  /** As in messages: `Postman`. */
  name: string;
  /** Whether a file is in the format. `value`: its content if it is JSON or YAML. */
  matches(file: string, value: unknown): boolean | Promise<boolean>;
  /** Returns the OpenAPI document for the content of the file. */
  toOpenApi(value: unknown, file: string): object | Promise<object>;
}
