/** Compiles and renders the pages of one site: from source to content, with all dependencies created once. */
import { basename } from 'node:path';
import { pageComponents } from '../../elements/page-components.js';
import { english, type Labels } from '../../elements/labels.js';
import type { CodeBlockProps } from '../../elements/page-component.js';
import type { Island } from '../../runtime/jsx/islands.js';
import { h, type Component, type Node } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { cachedByText } from '../core/cache/text-cache.js';
import { fileStart, Report } from '../core/errors/errors.js';
import type { HtmlElement } from '../core/tree/html-element.js';
import { HtmlTree, renderToTree, treeOf } from '../core/tree/render-tree.js';
import type { Icons } from '../icons/icons.js';
import { sourceReader } from '../load/page-source.js';
import type { FolderScan } from '../load/scan/scan-folder.js';
import type { PageEntry, Site } from '../core/model/types.js';
import { renderCodeBlock, renderInlineCode } from '../code/code-block.js';
import type { CodeThemes } from '../code/themes/code-themes.js';
import { readCustomGrammars } from '../code/custom-grammars.js';
import { createHighlighter, type Highlighter } from '../code/highlighter.js';
import { similarLanguage } from '../code/languages.js';
import { createTwoslash, type Twoslash } from '../code/twoslash.js';
import { compilePage, type CompileOptions } from './compile/compile-page.js';
import { missingExport } from './compile/imports/missing-export.js';
import type { PluginRunner, TreePluginOptions, TreePlugins } from './plugins/tree-plugins.js';
import { parsePlain, type ParseOptions } from './parse-page.js';
import type { Size } from './render/image-size.js';
import { inlineMarkdown } from './render/inline-markdown.js';
import { propCheck, type KnownProps } from './render/known-props.js';
import { Links } from './render/links.js';
import { PageHost, type HostOptions } from './render/page-host.js';
import type { RenderServices } from './render/services.js';
import type { CompiledPage } from './types.js';

export interface CompilerOptions {
  site: Site;
  scan: FolderScan;
  /** Starts and ends with `/`. */
  base: string;
  codeThemes: CodeThemes;
  icons: Icons;
  /** Size of a local image in pixels. */
  imageSize(src: string): Size | undefined;
  parse: ParseOptions;
  /** Remark and rehype plugins. Default: none. */
  plugins?: { list: readonly TreePlugins[] } & Pick<TreePluginOptions, 'onRun'>;
  /** The components that need no import, by name. */
  components: Readonly<Record<string, Component<any, any>>>;
  /** The known props of components; other props cause a warning. Default: no warnings. */
  props?: KnownProps;
  /** Octavo's own UI strings in the language of a page, by its file. Default: English. */
  labels?(page: string): Labels;
}

/** The result of rendering an evaluated page. */
export type RenderedContent = Pick<CompiledPage, 'problems' | 'links'> & {
  tree: HtmlElement;
  islands: readonly Island[];
};

export interface Compiler {
  /** Compiles `source`, the text of `file` (relative to the docs folder). */
  compile(file: string, source: string): Promise<CompiledPage>;
  /** Forgets compiled snippets, because a file has changed. */
  forget(): void;
  /** See `Highlighter.reuse`. */
  reuse(html: string): void;
  /** Inline Markdown of the settings (a banner) as HTML. */
  markdown(text: string): string;
  /** Renders the default export of a compiled module. */
  render(
    content: Component<any, any>,
    file: string,
    options?: Pick<HostOptions, 'isData' | 'redirect'>,
  ): Promise<RenderedContent>;
}

/** Creates the compiler of a site. */
export async function createCompiler(options: CompilerOptions): Promise<Compiler> {
  const { site, scan, codeThemes, parse } = options;
  const highlighter = await createHighlighter(
    codeThemes,
    readCustomGrammars(site.root, site.styling.codeLanguages ?? []).grammars,
  );
  const services = createServices(options, highlighter);
  const pages = new Set(scan.pages.map(({ file }) => file));
  const specified = new Set(scan.pages.filter((page) => isSpecified(page, site)).map(({ file }) => file));
  const files = [...scan.snippets, ...scan.assets, ...pages].map((file) => `/${file}`);
  const compile: CompileOptions = {
    parse: { ...parse, plugins: await createRunner(options) },
    components: options.components,
    services,
    snippets: new Map(),
    isPage: (file) => pages.has(file),
    isData: (file) => specified.has(file),
    imports: { root: site.root, files },
  };
  return {
    compile: (file, source) => compilePage(file, source, compile),
    forget: () => compile.snippets.clear(),
    reuse: highlighter.reuse,
    markdown: (text) =>
      renderToString(services.markdown(text), new PageHost(site.configFile, services, new Report(), { isData: true })),
    async render(content, file, options) {
      const problems = new Report();
      const host = new PageHost(file, services, problems, options);
      const element = { ...h(content, {}), at: fileStart(file) };
      const tree = await host.holes.fillTree(renderToTree(element, host));
      return { tree, links: host.links, islands: host.islands, problems };
    },
  };
}

async function createRunner({ site, plugins, parse }: CompilerOptions): Promise<PluginRunner | undefined> {
  if (!plugins?.list.some(({ remark, rehype }) => remark?.length || rehype?.length)) return undefined;
  const { PluginRunner } = await import('./plugins/tree-plugins.js');
  const { root } = site;
  return new PluginRunner(plugins.list, { root, isReference: parse.engine === 'reference', onRun: plugins.onRun });
}

/** Whether the content of a page is from a specification, and may not contain code. */
function isSpecified({ generatedSource, isContentLocal, madeBy }: PageEntry, { api }: Site): boolean {
  return generatedSource !== undefined && !madeBy && !(isContentLocal && api.trustContent);
}

function createServices(
  { site, scan, base, icons, imageSize, parse, props, labels = () => english }: CompilerOptions,
  highlighter: Highlighter,
): RenderServices {
  const twoslash = createTwoslash(site.root);
  const routes = new Map(scan.pages.map(({ file, route }) => [file, route]));
  const targets = {
    routes: new Set(routes.values()),
    assets: new Set(scan.assets.map((file) => `/${file}`)),
    routeOf: (file: string) => routes.get(file),
    trailingSlash: site.seo.trailingSlash,
    hostPaths: ['/docs', base.replace(/\/$/, ''), `/${basename(site.root)}`],
  };
  return {
    root: site.root,
    icons,
    codeBlock: (block, host) => codeBlock(block, host, highlighter, twoslash),
    links: new Links(targets, base),
    labels,
    imageSize,
    // The pages of an API repeat the descriptions of its parameters and schemas.
    markdown: cachedByText((text) =>
      inlineMarkdown(parsePlain(text, '', { ...parse, syntax: [] }, new Report())?.hast, text),
    ),
    missingExport: (file, taken) => missingExport(file, taken, sourceReader({ site, pages: scan.pages })),
    checkProps: propCheck(pageComponents, props),
  };
}

function codeBlock(block: CodeBlockProps, host: PageHost, highlighter: Highlighter, twoslash: Twoslash): Node {
  if (block.inline) return renderInlineCode(block, highlighter);
  const icon = block.icon === undefined ? undefined : renderToTree(host.icon(block.icon), host);
  const { typed, problem } = block.twoslash
    ? twoslash(block.code, highlighter.languageId(block.language ?? '') ?? '')
    : {};
  if (problem) host.warn(problem);
  const { element, known } = renderCodeBlock(block, highlighter, { icon, typed });
  if (!known) warnLanguage(block.language ?? '', host);
  return new HtmlTree(treeOf([element]));
}

function warnLanguage(language: string, host: PageHost): void {
  const similar = similarLanguage(language);
  host.warn({
    code: 'language-unknown',
    message: `Unknown code language "${language}", so the code is not highlighted.`,
    hint: similar ? `Did you mean "${similar}"?` : 'Use "text" for code without highlighting.',
  });
}
