/** Types of the page pipeline: source → hast → compiled page → rendered page. */
import type { Root } from 'hast';
// These add the node types of MDX and raw HTML to hast.
import type {} from 'mdast-util-mdx';
import type {} from 'mdast-util-to-hast';
import type { Place, Problem } from '../core/errors/errors.js';
import type { HtmlElement } from '../core/tree/html-element.js';
import type { PageSearch } from '../../runtime/search/page-search.js';

/**
 * Turns prepared MDX into hast with MDX nodes (`mdxJsxFlowElement`, `mdxTextExpression`, `mdxjsEsm` …), with positions.
 * `isFinished`: whether every brace and tag is closed. Default: true.
 */
export type Engine = TreeEngine<Root>;

/** The same for another kind of tree. */
export type TreeEngine<Tree> = (source: string, isFinished?: boolean) => Tree;

/** The error of an engine that cannot read the source. */
export class SyntaxProblem extends Error {
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

/** A parsed source file: front matter, and the body as hast after all transforms. */
export interface ParsedPage {
  hast: Root;
}

/** A link or reference to a local page or file, as a path in the docs folder with `?query` and `#hash`. */
export interface LocalLink extends Place {
  /** Root-absolute, without base: `/guides/install#linux`, `/images/a.png`. */
  target: string;
  kind: 'page' | 'asset';
}

/** A compiled page or snippet: its tree, or a module if it needs code. */
export type CompiledPage = {
  problems: { errors: Problem[]; warnings: Problem[] };
  links: LocalLink[];
  /** Other files that it was made from (inlined snippets), relative to the docs folder. */
  dependencies: string[];
} & ({ kind: 'static'; tree: HtmlElement } | { kind: 'module'; code: string; names: FileNames } | { kind: 'failed' });

/** A page or snippet that needs code. */
export type CompiledModule = Extract<CompiledPage, { kind: 'module' }>;

/** The sources of names, by name. */
export type NameSources = Readonly<Record<string, NameSource>>;

export interface NameSource {
  /** A file, relative to the docs folder with a slash, or a package. */
  from: string;
  /** The name there. `*`: all of it. */
  exported: string;
}

/** The names that a file shares with the snippets that it imports. Files are relative to the docs folder, with a slash. */
export interface FileNames {
  declared: NameSources;
  /** Names that it does not declare. */
  used: readonly string[];
  /** `specifier`: the path as written. `passed`: the props that it gives to the snippet. */
  imports: readonly { specifier: string; file: string; passed: readonly string[] }[];
}

/** An island on a page: the location of its code, and its name in the page. */
export interface IslandUse {
  /** Relative to the docs folder, with the key of the names that a snippet takes from its page: see `SnippetNames`. */
  file: string;
  /** These names. Default: none. */
  names?: NameSources;
  /** At the top level of the file. */
  name: string;
  /** Key in the page and in its script. */
  key: string;
}

export interface TocEntry {
  /** 2 to 6. */
  depth: number;
  id: string;
  /** Plain text. */
  title: string;
}

/** An entry of a changelog, for feeds. */
export interface FeedUpdate {
  /** Id of its heading. */
  id: string;
  label: string;
  title: string;
  /** For feed readers, instead of the content. */
  description?: string;
  tags: string[];
  /** The content as HTML. Addresses are apart, as on the page, because feeds write them with the host. */
  content: readonly (string | { address: string })[];
}

/** Exceptions that a Content-Security-Policy needs for a page besides Octavo's own scripts. */
export interface PageScripts {
  /** Hashes of inline scripts. */
  inline: string[];
  /** Hashes of event handlers in attributes. */
  handlers: string[];
  /** Hosts of scripts. */
  hosts: string[];
  /** Whether it has an `<object>` or `<embed>`. Default: false. */
  hasObjects?: boolean;
  /** Of the `head` of plugins. Default: none. */
  ofPlugins?: PluginScripts;
}

/** Scripts that plugins add to the head of a page. */
export interface PluginScripts {
  /** Hashes of the inline scripts of plugins that name their hosts. */
  inline: string[];
  /** Other hosts that the scripts of a plugin name, by plugin. */
  hosts: Record<string, string[]>;
}

/** The facts about a page that outputs, checks and the next build need without its text. */
export interface PageFacts {
  /** All ids on the page, for the link check; `undefined` if a script may add ids. */
  ids?: string[];
  /** Tags of the elements that need their script, sorted. One of them may be `at-once`: see `atOnce`. */
  elements: string[];
  /** Names by which the author's style sheets can select elements: `.hero`, `[data-step]`. Default: none. */
  names?: string[];
  /** Names of the elements at the top of a page without a header, from the outermost one. Default: it has a header. */
  top?: string[][];
  /** Files of the docs folder that are only published because the page refers to them. */
  files?: string[];
  /** The entries of a changelog. Default: it has none. */
  updates?: FeedUpdate[];
  /** The author's inline scripts and hosts of scripts: exceptions that a Content-Security-Policy needs. Default: none. */
  scripts?: PageScripts;
  /** The facts of plugins, by the name of the plugin. Default: there are none. */
  pluginFacts?: Readonly<Record<string, unknown>>;
  /** Whether it has interactive components; then `names` has its ids too. Default: false. */
  hasIslands?: boolean;
}

/** The elements of a page. */
export interface PageElements {
  /** The tags that need their script, sorted. */
  scripts: string[];
  /** The kinds whose styles the page needs, sorted: the class of a composed element, or the tag of one with a shadow root. */
  styles: string[];
}

/** A rendered page: the input of the shell and the outputs. */
export interface RenderedPage extends Omit<PageFacts, 'hasIslands'> {
  /** The complete content: ids, links, declarative shadow roots. */
  html: string;
  /** The content as Markdown, with content for agents only and without content for humans only. */
  markdown: string;
  toc: TocEntry[];
  /** The kinds of elements whose styles the page needs, sorted: see `PageElements`. Default: none. */
  elementStyles?: string[];
  /** Class names on the page, for the utility generator. */
  classes: string[];
  /** Local links with their location, for the link check. */
  links: LocalLink[];
  /** Addresses of links in other links, which are only text. Default: none. */
  unlinked?: string[];
  /** Whether it has content for the column beside it, such as request samples. Default: false. */
  hasBeside?: boolean;
  /** The HTML that plugins add to its head. Default: they add none, or it is not known yet. */
  head?: string;
  /** CSS of plugins for its elements. Default: none. */
  css?: string;
  /** The islands, without duplicates; their scripts are loaded by the page. */
  islands?: IslandUse[];
  /** Its part of the search index; none for a page that search leaves out. */
  search?: PageSearch;
}
