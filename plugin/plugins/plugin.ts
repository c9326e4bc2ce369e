/** An author's plugin: the additions that `octavo.config.*` can make to a site. */
import type { UserConfig } from 'vite';
import type { MarkdownForm } from '../../elements/markdown-form.js';
import type { PageContext } from '../../elements/page-component.js';
import type { h, html, Node, Props } from '../../runtime/jsx/node.js';
import type { RuleLevel } from '../core/model/types.js';
import type { UiStrings } from '../languages/ui-strings.js';
import type { Policy } from '../load/plugins-file.js';
import type { PluginList } from '../mdx/engines/plugin-list.js';
import type { PageSyntax } from '../mdx/source/page-syntax.js';
import type { TocEntry } from '../mdx/types.js';
import type { PartName } from '../shell/page/part-changes.js';
import type { Schemas } from './standard-schema.js';
import type * as Views from './views.js';

export type { PageSyntax };

/** The default export of `octavo.config.*`. */
export interface OctavoConfig {
  /** In this order. Lists are flattened, and `false`, `null` and `undefined` are skipped. */
  plugins: PluginOption;
}

/** A plugin, a list of them, or nothing. */
export type PluginOption = Plugin<any, any> | false | null | undefined | readonly PluginOption[];

/** Every hook may be missing. Hooks run where pages are built; only `vite` and `client` belong to the bundler. */
export interface Plugin<S extends Schemas = {}, F extends Schemas = {}> {
  /** Names the plugin in messages: `reading-time`. Unique together with `id`. */
  name: string;
  /** Tells several uses of a plugin apart: `sdk`. Messages and `page.facts` then have the name `NAME:ID`. Default: there is only one. */
  id?: string;
  /**
   * Places the plugin before or after those without it. With `pre`, its components, remark and rehype plugins, and visitors are also
   * before Octavo's own. Default: after them, in the order of the list.
   */
  enforce?: 'pre' | 'post';
  /**
   * Text that changes with everything that the plugin depends on besides its file and its imports: an environment variable, the
   * state of a database. For a plugin that is an option, it must also change with its code. Default: nothing else; pages with
   * plugins that are options are not cached.
   */
  cacheKey?: string | ((tools: Views.Tools) => string | Promise<string>);
  /**
   * The files that it reads: paths from the docs folder, also with `../`. `*` is any text without a slash, `**` any text, and a folder
   * all files in it. A change of one is like a change of the plugin: pages are built again, and in dev the open ones change.
   */
  watch?: readonly string[];
  /**
   * Keys that it adds to the top level of `docs.json`, with their schemas: of zod, Valibot, ArkType, or another library for Standard
   * Schema. The values are in `tools.settings`.
   */
  settings?: S;
  /** The same for the front matter of pages. The values are in `page.meta`. */
  frontMatter?: F;
  /**
   * Changes the settings before they are validated: the keys that it returns replace those of `docs.json`. It is called once in
   * each build, and in dev whenever the site is loaded.
   */
  config?(
    settings: Views.Settings,
    tools: Views.Tools<S>,
  ): Views.Settings | undefined | void | Promise<Views.Settings | undefined | void>;
  /** Makes pages. It is called once in each build, and in dev whenever the site is loaded. `site.pages`: the pages of files. */
  pages?(site: Views.SiteView, tools: Views.Tools<S>): NewPages | Promise<NewPages>;
  /**
   * Changes a page before the navigation is made. It is called for all pages in each build, and in dev whenever the site is
   * loaded.
   */
  pageData?(
    page: Views.PageInfo<F>,
    site: Views.SiteView,
    tools: Views.Tools<S>,
  ): Views.PageChange | undefined | void | Promise<Views.PageChange | undefined | void>;
  /** Components for all pages, by the name that authors write: `Stat`. They take precedence over Octavo's own. */
  components?: Readonly<Record<string, PluginComponent>>;
  /**
   * Components for code fences, by the language of the fence: `{ d2: 'Diagram' }`. They get the text as `code`, the rest of the first
   * line as `meta`, its `title`, and each of its other settings as a prop.
   */
  fences?: Readonly<Record<string, string>>;
  /**
   * Syntax of pages that becomes a component, such as `:rocket:` or `==text==`. Of several for a character, that of the last plugin reads
   * first.
   */
  syntax?: readonly PageSyntax[];
  /** CSS for pages with an element, by its tag or class: `{ mark: '…', '.stat': '…' }`. The rules of the site's own style sheets win. */
  styles?: Readonly<Record<string, string>>;
  /** Remark plugins, which change the Markdown of pages. They may be asynchronous. */
  remark?: PluginList;
  /** Rehype plugins, which change the HTML of pages before components are rendered. They may be asynchronous. */
  rehype?: PluginList;
  /** Functions that change the finished content of a page. */
  visitors?: readonly Views.PageVisitor<F, S>[];
  /**
   * Returns facts about a page: plain data, as in JSON. They are cached with it, and are `page.facts[NAME]` in `head`,
   * `parts`, outputs and rules. `page`: its content as in its Markdown, with the ids of headings.
   */
  facts?(
    page: Views.PageElement,
    info: Views.PageInfo<F>,
    tools: Views.VisitorTools<F, S>,
  ): Views.Json | undefined | void | Promise<Views.Json | undefined | void>;
  /** Elements for the `<head>` of each page. It may be asynchronous. */
  head?(page: Views.PageView<F>, make: Maker): Node;
  /** Changes of the parts around the content, by name. */
  parts?: { readonly [P in PartName]?: PartChange<P, F> };
  /** Files beside the pages. */
  outputs?: readonly PluginOutput<S, F>[];
  /** Rules for the text of pages, for `octavo check` and the dev server. */
  rules?: readonly PluginRule[];
  /** Formats of files that describe an API. */
  formats?: readonly PluginFormat[];
  /**
   * The hosts that its `head`, `client` and `search` contact in the browser, so that the policy of the site allows them and no
   * others. Default: unknown.
   */
  policy?: Policy | ((site: Views.SiteView, tools: Views.Tools<S>) => Policy | Promise<Policy>);
  /**
   * The module that answers searches in the browser: a path relative to the docs folder, or the name of a package. It is bundled. See
   * the setting `search.adapter`.
   */
  search?: string;
  /** UI strings by the code of their language. Strings that are missing stay as they are; in a new language, English. */
  strings?: Readonly<Record<string, PluginStrings>>;
  /** Modules for the browser that all pages load: paths relative to the docs folder, or names of packages. */
  client?: string | readonly string[];
  /** Vite's configuration for components, for modules of `client` and for code of pages. */
  vite?: UserConfig;
}

/** The pages that a plugin makes. */
export type NewPages = Iterable<Views.NewPage> | AsyncIterable<Views.NewPage> | undefined | void;

/** A component: a function, or one with the Markdown of the elements that it renders, by tag: as a block, or `inline` in a line. */
export type PluginComponent =
  | ComponentFunction
  | { render: ComponentFunction; markdown?: Readonly<Record<string, MarkdownForm | { inline: MarkdownForm }>> };

/** Returns the replacement for `<Name …props>children</Name>`. It may be asynchronous; other pages do not wait for it. */
export type ComponentFunction = (props: Props & Record<string, any>, page: PageContext, make: Maker) => Node;

/**
 * Creates HTML: `h('p', { class: 'note' }, 'Text')`, or `html('<p>…</p>')`, which is not escaped. With a capital letter,
 * `h('Card', { title: 'Start' })` is the component with that name, Octavo's or a plugin's.
 */
export interface Maker {
  h: typeof h;
  html: typeof html;
}

/** The heading of a `toc-entry`. */
type Entry<P extends PartName> = P extends 'toc-entry' ? [entry: TocEntry] : [];

/** Returns the content of a part, perhaps later. `undefined` leaves the part as it is, `null` removes it. */
export type Part<P extends PartName = PartName, F extends Schemas = {}> = (
  page: Views.PageView<F>,
  make: Maker,
  ...entry: Entry<P>
) => Node;

/** A function replaces the part. `wrap` gets the part as it would be shown; `before` and `after` add to it. */
export type PartChange<P extends PartName = PartName, F extends Schemas = {}> =
  | Part<P, F>
  | {
      wrap?(part: Node, page: Views.PageView<F>, make: Maker, ...entry: Entry<P>): Node;
      before?: Part<P, F>;
      after?: Part<P, F>;
    };

/** The UI strings of a language, or some of them. */
export type PluginStrings = Partial<{ readonly [Key in keyof UiStrings]: Partial<UiStrings[Key]> }>;

/** Files that a site has beside its pages. */
export interface PluginOutput<S extends Schemas = {}, F extends Schemas = {}> {
  /** Unique in the plugin. Default: the first path. */
  name?: string;
  /** The paths of its files in the site: `humans.txt`, `feeds/*.json`. `*` is any text without a slash, `**` any text. */
  paths: string | readonly string[];
  /** The text of pages that it reads. Default: none. */
  needs?: 'markdown' | 'html';
  /** Its files. */
  files(
    site: Views.OutputSite<F>,
    tools: Views.Tools<S>,
  ): Iterable<Views.PluginFile> | AsyncIterable<Views.PluginFile> | Promise<Iterable<Views.PluginFile>>;
}

/** A rule for the text of pages. */
export interface PluginRule {
  /** As in reports: `acme-terms`. */
  name: string;
  /** Default: `notice`. */
  level?: RuleLevel;
  /** Finds violations of the rule. */
  check(page: Views.RulePage): readonly Views.RuleFinding[] | Promise<readonly Views.RuleFinding[]>;
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
