/** The stages of a page, set up for one site: source → content → page → document. The one place where they meet. */
import type { CompiledPage, LocalLink, RenderedPage } from '../mdx/types.js';
import type { RenderedContent } from '../mdx/compiler.js';
import type { ParseOptions } from '../mdx/parse-page.js';
import type { PageEntry } from '../site/types.js';
import type { ClientManifest } from './client-files.js';
import type { IslandAssets } from '../islands/site-islands.js';
import type { LoadedSite } from '../site/load-site.js';

/** The files of Octavo's own that documents load. */
export interface Client {
  manifest: ClientManifest;
  /** Path of the site's stylesheet in the output. */
  stylesheet: string;
}

/** Plugins of the author's own; pages are then compiled by the reference engine, in the main process. */
export interface MarkdownPlugins {
  /** Remark plugins for your pages. They switch to the slower `@mdx-js/mdx` compiler. */
  remarkPlugins?: ParseOptions['remarkPlugins'];
  /** Rehype plugins for your pages. They also switch to the `@mdx-js/mdx` compiler. */
  rehypePlugins?: ParseOptions['rehypePlugins'];
}

/** Plain data except `plugins`, so that page workers can set up their own. */
export interface PipelineOptions {
  loaded: LoadedSite;
  client: Client;
  plugins?: MarkdownPlugins;
  /** The engine that reads pages. Default: the native one, or the reference where there are plugins. */
  engine?: ParseOptions['engine'];
}

export interface PagePipeline {
  /** Compiles `source`, the text of `file` (relative to the docs folder). */
  compile(file: string, source: string): CompiledPage | Promise<CompiledPage>;
  /** Renders what an evaluated page exports. */
  evaluate(file: string, exports: Record<string, unknown>): RenderedContent;
  /** Completes the content: heading ids, contents, shadow roots. */
  finish(content: string, entry: PageEntry, links: LocalLink[]): RenderedPage;
  /** The whole HTML document; `islands` is what its live components load. */
  document(entry: PageEntry, page: RenderedPage, islands?: IslandAssets): Promise<string>;
  /** The page as Markdown, for its address with `.md`. */
  markdown(page: RenderedPage): string;
  /** The document for unknown addresses. */
  notFound(): string;
  /** The site's stylesheet, with the utility classes that its own scripts set. */
  stylesheet(): Promise<string>;
  /** The code of a script with the names bound that authors use without import. */
  bindNames(code: string): string;
}

/** Sets up the stages of a site. */
export async function openPagePipeline(options: PipelineOptions): Promise<PagePipeline> {
  const { createPagePipeline: createStages } = await import('./create-page-pipeline.js');
  const { chooseEngine } = await import('../mdx/engines/choose-engine.js');
  return createStages({ ...options, engine: chooseEngine({ ...options.plugins, engine: options.engine }) });
}
