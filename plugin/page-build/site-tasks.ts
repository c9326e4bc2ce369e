/** Runs the tasks for the pages of a site and the tasks of its features. */
import { setImmediate } from 'node:timers/promises';
import { h } from '../../runtime/jsx/node.js';
import { buildPage, type PageResult } from './build-page.js';
import { sharedPromise } from '../core/cache/cached-promise.js';
import { contentKey } from '../core/cache/content-key.js';
import { handle, taskRunner, type OpenTasks, type TaskContext, type TaskHost } from '../core/pool/pool.js';
import { createPagePipeline } from './create-page-pipeline.js';
import { filesTask } from '../plugins/hooks/files-task.js';
import type { Registry } from '../plugins/registry.js';
import { ModulePages } from './module-pages.js';
import { renderToTree } from '../core/tree/render-tree.js';
import { writeStaged } from '../core/output/output-folder.js';
import { pagePaths } from '../addresses/addresses.js';
import { Packs, type PackRange } from '../page/cache/packs.js';
import type { TaskTools } from '../plugins/builtin.js';
import type { AddedAssets } from '../shell/types.js';
import { parseOptions } from '../plugins/hooks/compiler-hooks.js';
import type { ApiFormat } from '../formats/api/api-format.js';
import { readableConfig } from '../mdx/evaluate/author-config.js';
import type { PagePipeline } from './page-pipeline.js';
import type { CompiledModule, RenderedPage } from '../mdx/types.js';
import { limitHeapGrowth } from '../core/pool/v8-flags.js';
import { unlinkedProblems } from '../page/facts/unlinked-problems.js';
import { sourceReader, type ReadSource } from '../load/page-source.js';
import { pageTasks, type BuiltPage, type DocumentInput, type PageInput, type SiteSetup } from './page-tasks.js';

/** In a build of more pages, the heap of a worker would grow with the number of pages. */
const maxPagesWithoutHeapLimit = 2_500;

/** A compiled page in a pack. `hash`: of the source. */
type PackedModule = CompiledModule & { hash: string };

/**
 * Opens the tasks of a site. The reference engine tries again where the native one has failed. `plugins`: all plugins
 * of the site. They can have tasks of their own. `formats`: all API formats that Octavo reads.
 */
export async function openSiteTasks(
  setup: SiteSetup,
  plugins: Registry,
  formats: readonly ApiFormat[],
  host: TaskHost,
): Promise<OpenTasks> {
  const open = async (engine: SiteSetup['engine']): Promise<SiteTasks> => {
    const options = { ...setup, engine };
    const pipeline = await createPagePipeline(options, plugins, formats);
    return new SiteTasks(options, pipeline, plugins, host);
  };
  const first = await open(setup.engine);
  let other: SiteTasks | undefined;
  const reference = sharedPromise(async () => (other = await open('reference')));
  return {
    run: async (...task) => (task[2].isRetry ? await reference() : first).run(...task),
    forget(file) {
      first.forget(file);
      other?.forget(file);
    },
    async close() {
      await first.close();
      await other?.close();
    },
  };
}

/** The tasks with one engine. */
class SiteTasks implements OpenTasks {
  readonly run: OpenTasks['run'];
  readonly #setup: SiteSetup;
  readonly #host: TaskHost;
  readonly #pipeline: PagePipeline;
  readonly #packs: Packs | undefined;
  readonly #read: ReadSource;
  readonly #modules: ModulePages;

  constructor(setup: SiteSetup, pipeline: PagePipeline, plugins: Registry, host: TaskHost) {
    const { loaded, packs, engine } = setup;
    this.#setup = setup;
    this.#host = host;
    this.#pipeline = pipeline;
    this.#packs =
      packs === undefined ? undefined : new Packs(packs, `pages-${host.number}${engine ? '-retry' : ''}.pack`);
    this.#read = sourceReader(loaded);
    const own = plugins.plugins.flatMap(({ vite }) => vite ?? []);
    const codeConfig = sharedPromise(() => readableConfig(loaded, own, (problem) => host.report('warning', problem)));
    this.#modules = new ModulePages(loaded, pipeline, codeConfig);
    const tools: TaskTools = {
      loaded,
      read: this.#read,
      parse: parseOptions(plugins, loaded.site, engine),
      compile: async (file, source, packed) => this.#detected(packed, source) ?? this.#modules.compile(file, source),
      components: pipeline.components,
      plugins,
      codeConfig,
      unpack: (range) => this.#packs?.read(range),
    };
    this.run = taskRunner([
      handle(pageTasks.page, (page, context) => this.#page(page, context)),
      handle(pageTasks.document, (page) => this.#document(page)),
      handle(pageTasks.placeholder, ({ index, content }) => this.#placeholder(index, content)),
      handle(pageTasks.stylesheet, pipeline.stylesheet),
      handle(pageTasks.notFound, pipeline.notFound),
      handle(pageTasks.siteMap, pipeline.siteMap),
      handle(pageTasks.sidebarFragments, pipeline.sidebarFragments),
      handle(filesTask, async (input) =>
        (await import('../plugins/hooks/output-files.js')).pluginFiles(input, loaded, plugins),
      ),
      ...plugins.builtins.flatMap((plugin) => plugin.tasks?.(tools) ?? []),
    ]);
    if (loaded.pages.length > maxPagesWithoutHeapLimit) this.#limitHeapGrowth(50);
  }

  /** Also invalidates all files that import it. */
  forget(file: string): void {
    this.#pipeline.forget();
    this.#modules.forget(file, true);
  }

  async close(): Promise<void> {
    this.#packs?.close();
    await this.#modules.close();
  }

  /** Only in a process of its own. */
  #limitHeapGrowth(percent: number): void {
    if (this.#host.isOwnProcess) limitHeapGrowth(percent);
  }

  async #page(input: PageInput, context: TaskContext): Promise<BuiltPage> {
    if (input.api) this.#limitHeapGrowth(100);
    const entry = this.#setup.loaded.pages[input.index]!;
    const source = this.#read(entry.file);
    this.#pipeline.reuse((input.previous && this.#packs?.read<RenderedPage>(input.previous)?.html) ?? '');
    const built = this.#detected(input.compiled, source) ?? (await buildPage(entry, source, this.#pipeline, input.api));
    if (!('code' in built)) return this.#finish(built, source, input);
    if (context.runsCode) return this.#finish(await this.#runCode(input, source, built, context), source, input);
    // The first process runs the pages with code when no others are left.
    if (this.#host.number === 1) this.#modules.prepare();
    const detected: PackedModule = { ...built, hash: contentKey(source) };
    return { compiled: this.#packs?.append(detected) };
  }

  async #finish(result: PageResult, source: string, input: PageInput): Promise<BuiltPage> {
    const entry = this.#setup.loaded.pages[input.index]!;
    const hasChanged = input.hash !== undefined && contentKey(source) !== input.hash;
    const { page, problems } = result;
    problems.warnings.push(...unlinkedProblems(page, entry.file, source));
    const isStaged = input.staging !== undefined && page && !page.islands;
    const systemError = isStaged && (await this.#write(input.index, page, input.staging!));
    if (systemError) return { systemError };
    const packs = this.#pack(result, input);
    const isShort = !input.withText && !page?.islands;
    return {
      result: isShort ? withoutText(result, packs.packedSearch !== undefined) : result,
      hasChanged,
      ...packs,
    };
  }

  /**
   * Caches a page without errors for the next build. Its links are cached separately. Without a cache, only its search
   * text is written, so that the main process does not hold it.
   */
  #pack({ page, problems }: PageResult, { isPacked, staging }: PageInput): Pick<BuiltPage, 'packed' | 'packedSearch'> {
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
    { index, isKept, api }: PageInput,
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

  async #document(input: DocumentInput): Promise<string | undefined> {
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
    return this.#pipeline.document(entry, await this.#pipeline.finish(tree, entry, []));
  }
}

/** The result of a page, without the parts that have been written. */
function withoutText({ page, ...result }: PageResult, isIndexPacked: boolean): PageResult {
  if (!page) return result;
  const search = isIndexPacked ? undefined : page.search;
  return { ...result, page: { ...page, html: '', markdown: '', toc: [], classes: [], links: [], search } };
}
