/** The pipeline of a page for one site: source → content → page → document. */
import type { CompiledPage, LocalLink, RenderedPage } from '../mdx/types.js';
import type { RenderedContent } from '../mdx/compiler.js';
import type { ApiModel } from '../formats/api/api-format.js';
import type { ParseOptions } from '../mdx/parse-page.js';
import type { PageEntry } from '../core/model/types.js';
import type { HtmlElement } from '../core/tree/html-element.js';
import type { ClientManifest } from '../outputs/client-files.js';
import type { AddedAssets } from '../shell/types.js';
import type { LoadedSite } from '../load/loaded-site.js';

/** The author's plugins. With plugins, pages are built in the main process, with the reference engine. */
export interface MarkdownPlugins {
  /** Remark plugins for your pages. They switch to the slower `@mdx-js/mdx` compiler, and pages are then built in the main process, without a time limit. */
  remarkPlugins?: ParseOptions['remarkPlugins'];
  /** Rehype plugins for your pages. They also switch to the `@mdx-js/mdx` compiler, in the main process. */
  rehypePlugins?: ParseOptions['rehypePlugins'];
}

/** Plain data except for `plugins`, so that other processes can create their own pipeline. */
export interface PipelineOptions {
  loaded: LoadedSite;
  /** Octavo's own scripts. */
  manifest: ClientManifest;
  plugins?: MarkdownPlugins;
  /** The engine that reads pages. Default: the native engine, or the reference engine if there are plugins. */
  engine?: ParseOptions['engine'];
}

export interface PagePipeline {
  /** Compiles `source`, the text of `file` (relative to the docs folder). */
  compile(file: string, source: string): CompiledPage | Promise<CompiledPage>;
  /** Renders the exports of an evaluated page. */
  evaluate(file: string, exports: Record<string, unknown>): RenderedContent;
  /**
   * `written`, the author's content, with what pages of operations and schemas have besides. Without `model`, the page
   * documents its operation by hand.
   */
  api(entry: PageEntry, model: ApiModel | undefined, written: HtmlElement): RenderedContent;
  /** Completes the content: heading ids, table of contents, shadow roots. */
  finish(content: HtmlElement, entry: PageEntry, links: LocalLink[]): RenderedPage;
  /** The complete HTML document, with what features add to it. */
  document(entry: PageEntry, page: RenderedPage, added?: AddedAssets): Promise<string>;
  /** The Markdown version of the page, served at its URL with `.md`. */
  markdown(entry: PageEntry, page: RenderedPage): string;
  /** The 404 document. */
  notFound(): Promise<string>;
  /** The page with links to all pages. */
  siteMap(): Promise<string>;
  /** The entries of closed groups in large sidebars: HTML by path in the output. */
  sidebarFragments(): Map<string, string>;
  /** The site's stylesheet, including the utility classes that the author's scripts set, and its path in the output. */
  stylesheet(): Promise<{ path: string; text: string }>;
  /** Binds the names in the code of a script that authors use without an import. */
  bindNames(code: string): string;
}

/** Whether there are plugins, which are functions that cannot be sent to another process. */
export function hasPlugins({ remarkPlugins, rehypePlugins }: MarkdownPlugins = {}): boolean {
  return Boolean(remarkPlugins?.length || rehypePlugins?.length);
}
