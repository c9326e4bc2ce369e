/** Octavo's own plugins: the features. Builds, dev and workers know them only by these members, which may change in any release. */
import type { Node } from '../../runtime/jsx/node.js';
import type { RuleSettings } from '../config/rule-settings.js';
import type { Problem, Report } from '../core/errors/errors.js';
import type { HtmlElement } from '../core/tree/html-element.js';
import type { PackRange } from '../page/cache/packs.js';
import type { PageEntry, Site } from '../core/model/types.js';
import type { Pool, TaskHandler } from '../core/pool/pool.js';
import type { FormOfPage } from '../formats/api/api-stage.js';
import type { Specifications } from '../formats/api/specifications.js';
import type { LoadedSite } from '../load/loaded-site.js';
import type { ReadSource } from '../load/page-source.js';
import type { Policy } from '../load/plugins-file.js';
import type { FolderFile } from '../load/scan/published-files.js';
import type { CompiledPage, FeedUpdate, LocalLink, PageFacts, RenderedPage } from '../mdx/types.js';
import type { ParseOptions } from '../mdx/parse-page.js';
import type { Redirect } from '../nav/redirects.js';
import type { Output } from '../outputs/output.js';
import type { CodeConfig } from '../mdx/evaluate/author-config.js';
import type { TextSection } from '../page/facts/text-sections.js';
import type { AddedAssets, FeedLinks, PageMenu, PageView, PreviewImage, ShellContext } from '../shell/types.js';
import type { PageNavigation } from '../nav/page-navigation.js';
import type { Components } from './hooks/component-hooks.js';
import type { CompatReport } from './compat-report.js';
import type { Plugin } from './plugin.js';
import type { Registry } from './registry.js';
import type { SearchEngine } from './search-engine.js';

/** An entry in the list of Octavo's own plugins. */
export interface Builtin {
  /** Loads its hooks. `site`: a site that uses it. Default: it is loaded for no site. */
  load(site?: Site): Promise<BuiltinHooks>;
  /** Default: every site uses it. */
  isUsed?(site: Site): boolean;
}

/**
 * The hooks that Octavo's own plugins share with those of authors. A site has the others as data, from `octavo.config.*`. The
 * modules of an own `client` are elements and scripts that are built with Octavo, by their names.
 */
export type SharedHooks = Pick<
  Plugin,
  'name' | 'components' | 'fences' | 'syntax' | 'styles' | 'remark' | 'rehype' | 'visitors' | 'parts' | 'client'
>;

/** The members here are called in the main process unless they say otherwise. */
export interface BuiltinHooks extends SharedHooks {
  policy?: Policy;
  /** Changes the site before its pages are built, in builds that write files. */
  prepare?(loaded: LoadedSite, tools: LoadTools): Promise<LoadedSite>;
  /** The names of Octavo's scripts that a page loads besides `client`; without `page`, those of the site. Workers call it, too. */
  clientScripts?(site: Site, page?: PageEntry): readonly string[];
  /** The path in the output of a script that every page loads. Workers call it. */
  siteScript?(site: Site): string | undefined;
  /** The image of a page for social networks, unless a meta tag of the author names one. Workers call it. */
  previewImage?(site: Site, page: PageEntry): PreviewImage | undefined;
  /** Returns the function that indexes the text of a page; `undefined` for a page that search leaves out. Workers call it. */
  index?(page: PageEntry): ((sections: readonly TextSection[]) => RenderedPage['search']) | undefined;
  /**
   * Reads the entries of a changelog before headings get links. `tags`: all tags on the page. The result is called afterwards,
   * because ids are added with the links. Workers call it.
   */
  updates?(page: HtmlElement, tags: ReadonlySet<string>): () => FeedUpdate[] | undefined;
  /** Its work in workers, which can take time and memory. */
  tasks?(tools: TaskTools): readonly TaskHandler[];
  /** The files that pages with interactive components load. Called once, when all pages are rendered. */
  bundle?(pages: readonly RenderedPage[], tools: BundleTools): Promise<Bundle>;
  /** Files beside the pages. A path belongs to the first output that has it. */
  siteOutputs?(tools: OutputTools): Promise<readonly Output[]>;
  /** The hosts that its scripts contact besides those of its policy. */
  hosts?(site: Site): readonly ContactedHosts[];
  /** An engine that searches instead of Octavo's own, by the name of the plugin. */
  searchEngine?: SearchEngine;
  /** Text at the end of every page as Markdown; may be empty. */
  markdownNote?(site: Site): string;
  /** The links to the feeds of a page. Workers call it. */
  feedLinks?: FeedLinks;
  /** The style sheets of the parts that it fills, relative to `plugin/shell/styles`, for the stylesheet of the site. Workers call it. */
  styleSheets?(loaded: LoadedSite): readonly string[];
  /** The menu beside the title of a page. Workers call it. */
  pageMenu?: PageMenu;
  /** The form that sends requests from the page of an operation. Workers call it. */
  requestForm?: FormOfPage;
  /** A button for the endpoint of a page. `slot`: the slot for it, if it is not alone. Workers call it. */
  endpointAction?(view: PageView, slot?: string): Node;
  /** The search buttons of a page. Workers call it. */
  searchButton?(context: ShellContext, navigation: PageNavigation): Node;
  /** Finds problems of the site. */
  check?(site: CheckedSite): Promise<readonly Problem[]>;
  /** Finds problems of a single page, in dev. */
  checkPage?(page: CheckedPage, site: PageCheckTools): Promise<readonly Problem[]>;
  /** Finds problems that only `octavo check` reports. */
  inspect?(site: InspectedSite, pool: Pool): Promise<readonly Problem[]>;
  /** Fixes files of the site, for `octavo check --fix`. */
  fix?(loaded: LoadedSite, rules: RuleSettings, pool: Pool): Promise<FixResult>;
  /** Reports which of the settings and content that the site uses are supported, for `--compat`. */
  compat?(loaded: LoadedSite, pool: Pool): Promise<CompatReport>;
  /** Replaces the build of a site that opens from disk. */
  buildForDisk?: BuildForDisk;
}

export interface LoadTools {
  /** The cache of the site; next to it are caches that sites share. Default: nothing is cached. */
  cacheDir?: string;
  report: Report;
}

/** The parts of the page pipeline that tasks need in their process. */
export interface TaskTools {
  loaded: LoadedSite;
  read: ReadSource;
  /** Options for parsing sources. */
  parse: ParseOptions;
  /** `packed`: an earlier task has compiled it. Default: it is compiled. */
  compile(file: string, source: string, packed?: PackRange): Promise<CompiledPage>;
  /** The components that need no import, by name. */
  components: Components;
  /** All plugins of the site. */
  plugins: Registry;
  /** The author's configuration of Vite. */
  codeConfig(): Promise<CodeConfig>;
  /** A value that was packed; `undefined` if it is no longer in the cache. */
  unpack<T>(range: PackRange): T | undefined;
}

export interface BundleTools {
  loaded: LoadedSite;
  pool: Pool;
  /** Folder of the bundle cache. Default: bundles are not cached. */
  cacheDir?: string;
  /** The compiled pages with code, by file. Default: they are compiled again. */
  compiled?: ReadonlyMap<string, PackRange>;
  /** Whether the page may be edited while it is bundled. Default: false. */
  isDev?: boolean;
}

/** Files for pages, and a function for the files that a page loads. */
export interface Bundle {
  /** By path in the output. */
  files: ReadonlyMap<string, string | Uint8Array>;
  problems: readonly Problem[];
  assetsOf(page: RenderedPage): AddedAssets;
}

export interface OutputTools {
  loaded: LoadedSite;
  /** Default: there is none, and no file is made. */
  pool?: Pool;
  /** Whether files are made when they are requested. */
  isDev: boolean;
  /** Hosts of all of Octavo's own plugins. */
  hosts: readonly ContactedHosts[];
  /** The engine that searches. Default: Octavo's own. */
  searchEngine?: SearchEngine;
}

/** A policy, with what that of an author's plugin does not have. */
export interface ContactedHosts extends Policy {
  /** Addresses of the author's modules that it loads, which can request data from anywhere. Default: none. */
  modules?: readonly string[];
  /** Tags of the elements that contact them. Default: every page contacts them. */
  elements?: readonly string[];
}

/** A site whose pages are rendered; in dev, none of them yet. */
export interface CheckedSite {
  loaded: LoadedSite;
  /** Local links of the pages. */
  links: readonly LocalLink[];
  /** Ids on the pages, by route. */
  ids: ReadonlyMap<string, readonly string[]>;
  /** The redirects that are valid. */
  redirects: readonly Redirect[];
  /** Whether a path may be a file of an output. */
  isOutput(path: string): boolean;
  /** Whether files are written. */
  isWritten: boolean;
  /** Facts from building all pages. `undefined` in dev. */
  built?: BuiltFacts;
}

export interface BuiltFacts {
  /** The files of the docs folder except its pages. */
  files: readonly FolderFile[];
  /** Files with code that runs in the browser. */
  liveSources: ReadonlySet<string>;
  /** The facts about pages that have no error, by route. */
  facts: ReadonlyMap<string, PageFacts>;
  /** Hosts of all of Octavo's own plugins. */
  hosts: readonly ContactedHosts[];
}

/** A page that is rendered. */
export interface CheckedPage {
  entry: PageEntry;
  links: readonly LocalLink[];
  /** See `PageFacts`. */
  facts?: PageFacts['pluginFacts'];
  /** Ids on the pages that are known, by route. */
  ids: ReadonlyMap<string, readonly string[]>;
}

export interface PageCheckTools extends Pick<CheckedSite, 'loaded' | 'isOutput'> {
  pool: Pool;
  rules: RuleSettings;
}

/** Builds with `build`, for the base path `/`, and writes the site to `target`. `isZipped`: also as `target`.zip. */
export type BuildForDisk = <Result extends { report: Pick<Report, 'error'>; outDir?: string; durationMs: number }>(
  target: string,
  isZipped: boolean,
  build: (folder: string) => Promise<Result>,
) => Promise<Result>;

/** A site that `octavo check` inspects. */
export interface InspectedSite extends CheckedSite {
  rules: RuleSettings;
  specifications: Specifications;
  /** Folder of the cache for findings. Default: findings are not cached. */
  cacheDir?: string;
  /** Whether links to other sites are requested. */
  external: boolean;
  /** Reports an error that costs findings. */
  fail(problem: Problem): void;
}

/** The fixed problems, and errors for files that could not be written. */
export interface FixResult {
  fixed: readonly Problem[];
  errors: readonly Problem[];
}
