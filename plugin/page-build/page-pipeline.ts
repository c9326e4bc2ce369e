/** The pipeline of a page for one site: source → content → page → document. */
import type { AuthoredFiles } from '../mdx/evaluate/authored-files.js';
import type { PluginOption } from '../plugins/plugin.js';
import type { CompiledPage, LocalLink, RenderedPage } from '../mdx/types.js';
import type { RenderedContent } from '../mdx/compiler.js';
import type { ApiModel } from '../formats/api/api-format.js';
import type { ParseOptions } from '../mdx/parse-page.js';
import type { PageEntry } from '../core/model/types.js';
import type { HtmlElement } from '../core/tree/html-element.js';
import type { ClientManifest } from '../outputs/client-files.js';
import type { SharedDocuments } from '../outputs/output.js';
import type { AddedAssets } from '../shell/types.js';
import type { LoadedSite } from '../load/loaded-site.js';

/** Plain data except for `plugins`, so that other processes can create their own pipeline. */
export interface PipelineOptions {
  loaded: LoadedSite;
  /** Octavo's own scripts. */
  manifest: ClientManifest;
  /** Plugins as functions. Default: only the plugins of `loaded`. */
  plugins?: PluginOption;
  /** The engine that reads pages. Default: the native engine. */
  engine?: ParseOptions['engine'];
}

export interface PagePipeline extends SharedDocuments {
  /** Compiles `source`, the text of `file` (relative to the docs folder). */
  compile(file: string, source: string): Promise<CompiledPage>;
  /** Forgets compiled snippets, because a file has changed. */
  forget(): void;
  /** Takes the code of the next page from its earlier HTML where it is the same. */
  reuse(html: string): void;
  /** Renders the exports of an evaluated page. */
  evaluate(file: string, exports: Record<string, unknown>): Promise<RenderedContent>;
  /**
   * `written`, the author's content, with the additions for an operation or schema. Without `model`, the page documents
   * its operation by hand.
   */
  api(entry: PageEntry, model: ApiModel | undefined, written: HtmlElement): Promise<RenderedContent>;
  /** Completes the content: heading ids, table of contents, shadow roots. */
  finish(content: HtmlElement, entry: PageEntry, links: LocalLink[]): Promise<RenderedPage>;
  /** The complete HTML document, with the additions of features. */
  document(entry: PageEntry, page: RenderedPage, added?: AddedAssets): Promise<string>;
  /** The Markdown version of the page, served at its URL with `.md`. */
  markdown(entry: PageEntry, page: RenderedPage): string;
  /** The components that need no import, by name. */
  components: AuthoredFiles['components'];
}
