/** Runs the tasks for the pages of a site and the tasks of its features. */
import { setImmediate } from 'node:timers/promises';
import { h } from '../../runtime/jsx/node.js';
import { buildPage } from './build-page.js';
import type { PageResult } from './build-page.js';
import { sharedPromise } from '../core/cache/cached-promise.js';
import { contentKey } from '../core/cache/content-key.js';
import { fileStart } from '../core/errors/errors.js';
import { thrownFailure } from '../core/pool/failure.js';
import { relativePath } from '../core/text/slash-path.js';
import type { OpenTasks, TaskContext, TaskHost } from '../core/pool/pool.js';
import { createPagePipeline } from './create-page-pipeline.js';
import type { Registry } from '../plugins/registry.js';
import { ModulePages } from './module-pages.js';
import { renderToTree } from '../core/tree/render-tree.js';
import { writeStaged } from '../core/output/output-folder.js';
import { pagePaths } from '../addresses/addresses.js';
import { Packs, type PackRange } from '../page/cache/packs.js';
import type { Handlers, TaskTools } from '../plugins/builtin.js';
import type { AddedAssets } from '../shell/types.js';
import type { ApiFormat } from '../formats/api/api-format.js';
import type { LoadedSite } from '../load/loaded-site.js';
import type { CodeConfig } from '../mdx/evaluate/author-config.js';
import type { PagePipeline } from './page-pipeline.js';
import type { CompiledModule, RenderedPage } from '../mdx/types.js';
import { limitHeapGrowth } from './limit-heap-growth.js';
import { unlinkedProblems } from './unlinked-problems.js';
import { sourceReader, type ReadSource } from '../load/page-source.js';
import type { BuiltPage, PageTasks, SiteSetup } from './page-tasks.js';

/** In a build of more pages, the heap of a worker would grow with the number of pages. */
const maxPagesWithoutHeapLimit = 2_500;

/** A compiled page in a pack. `hash`: of the source. */
type PackedModule = CompiledModule & { hash: string };

export class SiteTasks implements OpenTasks<any> {
  readonly #setup: SiteSetup;
  readonly #host: TaskHost;
  readonly #pipeline: PagePipeline;
  readonly #packs: Packs | undefined;
  readonly #read: ReadSource;
  readonly #modules: ModulePages;
  readonly #pluginTasks: Handlers<any>;
  /** The same tasks with the reference engine, for pages on which the native one has failed. */
  readonly #openReference: () => Promise<SiteTasks>;
  #reference: SiteTasks | undefined;

  private constructor(
    setup: SiteSetup,
    pipeline: PagePipeline,
    plugins: Registry,
    host: TaskHost,
    openReference: () => Promise<SiteTasks>,
  ) {
    const { loaded, packs, engine } = setup;
    this.#setup = setup;
    this.#host = host;
    this.#pipeline = pipeline;
    this.#packs =
      packs === undefined ? undefined : new Packs(packs, `pages-${host.number}${engine ? '-retry' : ''}.pack`);
    this.#read = sourceReader(loaded);
    const codeConfig = sharedPromise(() => authorConfigOf(loaded, plugins, host));
    this.#modules = new ModulePages(loaded, pipeline, codeConfig);
    const { variables, styling } = loaded.site;
    const tools: TaskTools = {
      loaded,
      read: this.#read,
      parse: { variables, latex: styling.latex, engine },
      compile: async (file, source, packed) => this.#detected(packed, source) ?? pipeline.compile(file, source),
      plugins,
      codeConfig,
      unpack: (range) => this.#packs?.read(range),
    };
    this.#pluginTasks = plugins.tasks(tools);
    this.#openReference = sharedPromise(async () => (this.#reference = await openReference()));
    if (loaded.pages.length > maxPagesWithoutHeapLimit) this.#limitHeapGrowth(50);
  }

  /**
   * `plugins`: all plugins of the site. They can have tasks of their own. `formats`: all API formats that Octavo reads.
   */
  static async open(
    setup: SiteSetup,
    plugins: Registry,
    formats: readonly ApiFormat[],
    host: TaskHost,
  ): Promise<SiteTasks> {
    const openReference = (): Promise<SiteTasks> =>
      SiteTasks.open({ ...setup, engine: 'reference' }, plugins, formats, host);
    const pipeline = await createPagePipeline(setup, plugins, formats);
    return new SiteTasks(setup, pipeline, plugins, host, openReference);
  }

  async run(kind: PropertyKey, input: any, context: TaskContext): Promise<any> {
    if (context.isRetry) return (await this.#openReference()).run(kind, input, { ...context, isRetry: false });
    const ofPages: Handlers<PageTasks> = {
      page: (page) => this.#page(page, context),
      document: (page) => this.#document(page),
      placeholder: ({ index, content }) => this.#placeholder(index, content),
      stylesheet: () => this.#pipeline.stylesheet(),
      notFound: () => this.#pipeline.notFound(),
      siteMap: () => this.#pipeline.siteMap(),
      sidebarFragments: async () => this.#pipeline.sidebarFragments(),
    };
    const tasks: Record<PropertyKey, (input: any) => Promise<unknown>> = { ...this.#pluginTasks, ...ofPages };
    return tasks[kind]!(input);
  }

  /** Also invalidates all files that import it. */
  forget(file: string): void {
    this.#pipeline.forget();
    this.#modules.forget(file, true);
    this.#reference?.forget(file);
  }

  async close(): Promise<void> {
    this.#packs?.close();
    await this.#modules.close();
    await this.#reference?.close();
  }

  /** Only in a process of its own. */
  #limitHeapGrowth(percent: number): void {
    if (this.#host.isOwnProcess) limitHeapGrowth(percent);
  }

  async #page(input: PageTasks['page']['input'], context: TaskContext): Promise<BuiltPage> {
    if (input.api) this.#limitHeapGrowth(100);
    const entry = this.#setup.loaded.pages[input.index]!;
    const source = this.#read(entry.file);
    const built = this.#detected(input.compiled, source) ?? (await buildPage(entry, source, this.#pipeline, input.api));
    if (!('code' in built)) return this.#finish(built, source, input);
    if (context.runsCode) return this.#finish(await this.#runCode(input, source, built, context), source, input);
    const detected: PackedModule = { ...built, hash: contentKey(source) };
    return { isStaged: false, compiled: this.#packs?.append(detected) };
  }

  async #finish(result: PageResult, source: string, input: PageTasks['page']['input']): Promise<BuiltPage> {
    const entry = this.#setup.loaded.pages[input.index]!;
    const hasChanged = input.hash !== undefined && contentKey(source) !== input.hash;
    const { page, problems } = result;
    problems.warnings.push(...unlinkedProblems(page, entry.file, source));
    const isStaged = input.staging !== undefined && page !== undefined && !page.islands;
    const systemError = isStaged ? await this.#write(input.index, page, input.staging!) : '';
    if (systemError) return { isStaged: false, systemError };
    const packs = this.#pack(result, input);
    const isShort = !input.withText && !page?.islands;
    return {
      result: isShort ? withoutText(result, packs.packedSearch !== undefined) : result,
      hasChanged,
      isStaged,
      ...packs,
    };
  }

  /**
   * Caches a page without errors for the next build. Its links are cached separately. Without a cache, only its search
   * text is written, so that the main process does not hold it.
   */
  #pack(
    { page, problems }: PageResult,
    { isPacked, staging }: PageTasks['page']['input'],
  ): Pick<BuiltPage, 'packed' | 'packedSearch'> {
    if (!page || problems.errors.length > 0 || !(isPacked || staging !== undefined)) return {};
    const { search, ...others } = page;
    const packed = isPacked ? this.#packs?.append({ ...others, links: [] }) : undefined;
    const hasFailed = isPacked && !packed;
    return { packed, packedSearch: hasFailed ? undefined : search && this.#packs?.append(search) };
  }

  /** The page as the task that has detected its code compiled it. The other engine compiles it in its own way. */
  #detected(compiled: PackRange | undefined, source: string): CompiledModule | undefined {
    const packed = compiled && !this.#setup.engine ? this.#packs?.read<PackedModule>(compiled) : undefined;
    return packed?.hash === contentKey(source) ? packed : undefined;
  }

  async #runCode(
    { index, isKept, api }: PageTasks['page']['input'],
    source: string,
    compiled: CompiledModule,
    { onCode }: TaskContext,
  ): Promise<PageResult> {
    const entry = this.#setup.loaded.pages[index]!;
    await this.#modules.start();
    onCode();
    const result = await this.#modules.build(entry, source, compiled, api);
    if (!isKept) this.#modules.forget(entry.file, false);
    // Rejections and errors of its code in the meantime belong to it.
    await setImmediate();
    const late = this.#host.takeLateProblems();
    result.problems.warnings.push(...late.map((problem) => ({ ...problem, file: problem.file || entry.file })));
    return result;
  }

  async #document(input: PageTasks['document']['input']): Promise<string | undefined> {
    const { index, added, staging } = input;
    const page = 'pack' in input.page ? this.#packs?.read<RenderedPage>(input.page) : input.page;
    if (!page) return undefined;
    const entry = this.#setup.loaded.pages[index]!;
    if (staging === undefined) return this.#pipeline.document(entry, page, added);
    return this.#write(index, page, staging, added);
  }

  /** Writes the files of a page. Returns a system error code, or an empty string. */
  async #write(index: number, page: RenderedPage, staging: string, added?: AddedAssets): Promise<string> {
    const entry = this.#setup.loaded.pages[index]!;
    const html = await this.#pipeline.document(entry, page, added);
    const [document, markdown] = pagePaths(entry.route);
    try {
      writeStaged(staging, document, html);
      writeStaged(staging, markdown, this.#pipeline.markdown(entry, page));
      return '';
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? 'EIO';
    }
  }

  async #placeholder(index: number, content: string): Promise<string> {
    const entry = this.#setup.loaded.pages[index]!;
    const tree = renderToTree(h('p', null, content), undefined);
    return this.#pipeline.document(entry, this.#pipeline.finish(tree, entry, []));
  }
}

/** The result of a page, without the parts that have been written. */
function withoutText({ page, ...result }: PageResult, isIndexPacked: boolean): PageResult {
  if (!page) return result;
  const search = isIndexPacked ? undefined : page.search;
  return { ...result, page: { ...page, html: '', markdown: '', toc: [], classes: [], links: [], search } };
}

/** Vite is loaded only if there is a configuration. A file that cannot be read is left out. */
async function authorConfigOf(
  { viteConfig, site }: LoadedSite,
  plugins: Registry,
  host: TaskHost,
): Promise<CodeConfig> {
  const own = plugins.list.flatMap(({ vite }) => vite ?? []);
  const { authorConfig } = await import('../mdx/evaluate/author-config.js');
  try {
    return await authorConfig(viteConfig, own);
  } catch (error) {
    const file = relativePath(site.root, viteConfig ?? '');
    host.report('warning', {
      code: 'vite-config',
      message: `The configuration of Vite cannot be read, so it does not apply to your components: ${thrownFailure(error).message}`,
      hint: 'Fix the file, or install the packages that it imports.',
      ...fileStart(file),
    });
    return authorConfig(undefined, own);
  }
}
