/** The author's plugins where the site is loaded. */
import { join } from 'node:path';
import { contentKey } from '../../core/cache/content-key.js';
import { readSealed, writeSealed } from '../../core/cache/sealed-file.js';
import type { Place, Report } from '../../core/errors/errors.js';
import type { Site } from '../../core/model/types.js';
import { isInside, relativePath } from '../../core/text/slash-path.js';
import { InProcessPool, type InProcessOptions } from '../../core/pool/in-process-pool.js';
import type { Pool, Task, TaskHost } from '../../core/pool/pool.js';
import { ProcessPool } from '../../core/pool/process-pool.js';
import { conflictsOf } from '../hooks/conflicts.js';
import { pluginPlace } from '../plugin-place.js';
import type { PluginOption } from '../plugin.js';
import { toValue, type JsonNode } from '../../config/read/json-tree.js';
import type { PagesOfPlugins } from '../../load/scan/scan-folder.js';
import type { FrontMatterSchema, SettingsSchemas } from '../../config/schema/settings.js';
import type { LoadedPage } from '../../load/load-page.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import {
  codeOwner,
  findPluginsFile,
  givenFile,
  moduleFiles,
  type PluginAssets,
  type PluginRun,
  type PluginsFile,
  type SitePlugins,
} from '../../load/plugins-file.js';
import { findViteConfig } from '../../mdx/evaluate/author-config.js';
import { readBundle, writeBundle } from '../../mdx/evaluate/bundle-cache.js';
import type { ClientBundle } from '../../mdx/evaluate/client-bundle.js';
import { renderingVersions } from '../../load/versions.js';
import { failureProblem } from '../../page/failure-problem.js';
import { defaultPool, logWriter, type PoolOptions } from '../../core/pool/pool-options.js';
import type { ViewedSite } from '../site-views.js';
import type { SiteView } from '../views.js';
import type { OwnKeys } from '../keys/plugin-keys.js';
import { pluginTasks, type PluginSetup, type SiteInput } from './plugin-setup.js';
import { temporaryCache } from './temporary-cache.js';

export interface SitePluginsOptions extends PoolOptions {
  /** Plugins as functions, which run in this process. Default: none. */
  given?: PluginOption;
  /** Folder for cached data about plugins. Default: nothing is cached. */
  cacheDir?: string;
  /** Default: `build`. */
  command?: PluginRun['command'];
  base?: string;
  siteUrl?: string;
}

/** Data about plugins that is cached while their file does not change. */
interface Kept {
  key: string;
  versions: string;
  list: SitePlugins['list'];
}

const cacheFile = 'plugins.json';

/** Plugins before they are those of a loaded site. */
type ReadPlugins = PluginsFile & Pick<SitePlugins, 'list'>;

/** Number of pages for which `pageData` has as much time as one page has. */
const pagesPerLimit = 100;

export class PluginHost {
  /** The plugins; `undefined` without a file and without functions. */
  readonly plugins: Promise<ReadPlugins | undefined>;
  readonly #root: string;
  #file: PluginsFile | undefined;
  readonly #report: Report;
  readonly #options: SitePluginsOptions;
  readonly #watched = new Set<string>();
  #owners: OwnKeys | undefined;
  #values: NonNullable<PluginRun['settings']> = {};
  #pool: Pool | undefined;

  /** Starts to read the plugins of the docs folder `root`. Problems are added to `report`. */
  constructor(root: string, report: Report, options: SitePluginsOptions) {
    this.#root = root;
    this.#report = report;
    this.#options = options;
    this.#file = findPluginsFile(root, report);
    this.plugins = this.#file || options.given ? this.#read(this.#file) : Promise.resolve(undefined);
  }

  /** Whether a plugin has the hook. */
  async has(hook: string): Promise<boolean> {
    return (await this.plugins)?.list.some(({ hooks }) => hooks.includes(hook)) ?? false;
  }

  /** The OpenAPI document for a file in a format of a plugin; `undefined` for every other file. */
  readonly convert = async (file: string, value: unknown): Promise<object | undefined> =>
    (await this.has('formats')) ? this.#task(pluginTasks.convert, { file, value }) : undefined;

  /**
   * Changes the settings by the hook `config` and checks the keys that plugins add. Returns the plugins. Only sites with such hooks wait
   * for their plugins here. `base`: the schemas without plugins.
   */
  async changeSettings(
    root: JsonNode & { type: 'object' },
    base: SettingsSchemas,
  ): Promise<SitePlugins['list'] | undefined> {
    const isUsed = await Promise.all([this.has('settings'), this.has('frontMatter'), this.has('config')]);
    if (!isUsed.includes(true)) return undefined;
    const { keysOfPlugins, applyToSettings } = await import('../keys/plugin-keys.js');
    const { list } = (await this.plugins)!;
    this.#owners = keysOfPlugins(list, base, (problem, plugin) =>
      this.#report.warn({ ...problem, ...this.#placeOf(plugin) }),
    );
    const settings = toValue(root) as SiteView['settings'];
    const result = await this.#task(pluginTasks.settings, { settings, owners: this.#owners.settings });
    if (result) {
      applyToSettings(root, result, (plugin) => this.#placeOf(plugin), this.#report);
      this.#values = result.values;
      this.#watch(result.watched);
    }
    return list;
  }

  /** The keys that plugins add to the settings, as JSON Schema. `base`: as for `changeSettings`. */
  async editorSchemas(base: SettingsSchemas): Promise<Readonly<Record<string, object | undefined>> | undefined> {
    if (!(await this.has('settings'))) return {};
    const { keysOfPlugins } = await import('../keys/plugin-keys.js');
    return this.#task(pluginTasks.editorSchemas, keysOfPlugins((await this.plugins)!.list, base).settings);
  }

  /** The pages that plugins make, with their places in the navigation. `settings`, `schema`: as for `changePages`. */
  async makePages(
    site: ViewedSite,
    settings: SitePlugins['settings'],
    schema: FrontMatterSchema,
  ): Promise<PagesOfPlugins | undefined> {
    if (!(await this.has('pages'))) return undefined;
    const input = { site: { ...site, site: withoutReferences(site.site) }, settings, values: this.#values };
    const { pages = [], watched = [] } = (await this.#task(pluginTasks.pages, input)) ?? {};
    this.#watch(watched);
    const { pagesOfPlugins } = await import('./pages-of-plugins.js');
    return pagesOfPlugins(pages, site.pages, schema, (plugin) => this.#placeOf(plugin), this.#report);
  }

  /**
   * The pages with the values of the keys that plugins add to front matter, and with the changes of the hook `pageData`. `settings`:
   * as in docs.json. `schema`: of front matter.
   */
  async changePages(
    site: ViewedSite,
    settings: SitePlugins['settings'],
    schema: FrontMatterSchema,
  ): Promise<readonly LoadedPage[]> {
    const { pages } = site;
    if (!(await this.has('pageData')) && !(await this.has('frontMatter'))) return pages;
    const input = { ...siteInput(site, settings, this.#values), owners: this.#owners?.frontMatter ?? {} };
    const weight = Math.ceil(pages.length / pagesPerLimit);
    const { changes = [], watched = [], faults = [] } = (await this.#task(pluginTasks.pageData, input, weight)) ?? {};
    this.#watch(watched);
    if (faults.length > 0)
      this.#report.warnings.push(...(await import('../keys/plugin-keys.js')).frontMatterProblems(faults, site));
    const byIndex = new Map(changes);
    const { changedPage } = await import('./page-data.js');
    return pages.map((page, index) => changedPage(page, byIndex.get(index), schema));
  }

  /** The site with the additions of plugins and of Vite's configuration. `settings`: as in docs.json. */
  async apply(site: LoadedSite, settings: SitePlugins['settings']): Promise<LoadedSite> {
    const viteConfig = findViteConfig(this.#root);
    const loaded = viteConfig === undefined ? site : withViteConfig(site, viteConfig);
    const plugins = await this.plugins;
    if (!plugins) return loaded;
    const placeOf = (name: string): Place => this.#placeOf(name);
    if (plugins.list.some(({ strings }) => strings)) {
      const { checkStrings } = await import('./check-strings.js');
      this.#report.warnings.push(...checkStrings(plugins.list, placeOf));
    }
    this.#report.warnings.push(...conflictsOf(plugins.list, placeOf));
    const assets = await this.#assets(plugins, loaded);
    // Modules of plugins do not belong to the site.
    const inRoot = assets?.inputs.filter((file) => isInside(this.#root, file)) ?? [];
    const modules = [...plugins.modules, ...inRoot.map((file) => relativePath(this.#root, file))];
    const isOther = (file: string): boolean => !modules.includes(file);
    return {
      ...loaded,
      assets: loaded.assets.filter(isOther),
      styles: loaded.styles.filter(isOther),
      scripts: loaded.scripts.filter(isOther),
      site: withPlugins(loaded.site, plugins, assets),
      plugins: {
        ...plugins,
        modules,
        assets,
        policies: await this.#policies(loaded, settings),
        run: { ...this.#run, siteUrl: loaded.siteUrl, settings: this.#values },
        settings,
        watched: [...this.#watched],
      },
      versions: { ...loaded.versions, [plugins.file]: plugins.key },
    };
  }

  /** The policies of plugins, by their names. */
  async #policies(site: ViewedSite, settings: SitePlugins['settings']): Promise<SitePlugins['policies']> {
    if (!(await this.has('policy'))) return undefined;
    const { policies, watched = [] } =
      (await this.#task(pluginTasks.policies, siteInput(site, settings, this.#values))) ?? {};
    this.#watch(watched);
    return policies;
  }

  /**
   * The files from plugins that all pages load. If bundling fails, the error is reported, and pages load none of them.
   */
  async #assets(
    { list, key }: ReadPlugins,
    { base, pages, viteConfig }: LoadedSite,
  ): Promise<PluginAssets | undefined> {
    const modules = list.flatMap(({ client, search = [] }) => [...client, ...[search].flat()]);
    if (modules.length === 0) return undefined;
    const { cacheDir } = this.#options;
    const file = cacheDir === undefined ? undefined : join(cacheDir, 'plugin-client.json');
    // Plugins of Vite may read any page: Tailwind's looks for names of classes.
    const isRead = viteConfig !== undefined || (await this.has('vite'));
    const wanted = contentKey(renderingVersions(), key, modules, base, isRead && pages.map(({ hash }) => hash));
    const kept = file === undefined ? undefined : readBundle<ClientBundle>(file, wanted);
    if (kept) return kept;
    const bundle = await this.#task(pluginTasks.client, { base });
    if (bundle && file !== undefined) writeBundle(file, wanted, bundle);
    return bundle;
  }

  /** Ends everything that was started for the plugins. */
  async close(): Promise<void> {
    await this.#pool?.close();
  }

  async #read(file: PluginsFile | undefined): Promise<ReadPlugins | undefined> {
    const { given, cacheDir } = this.#options;
    const name = file ?? { file: givenFile, key: '', modules: [] };
    const cache = given || cacheDir === undefined ? undefined : join(cacheDir, cacheFile);
    const kept = cache === undefined ? undefined : (readSealed(cache) as Kept | undefined);
    const versions = contentKey(renderingVersions());
    if (kept?.versions === versions && ownKeys(kept.list).length === 0) {
      const same = await this.#keyed(name, kept.list);
      if (same.key === kept.key) return this.#use(same);
    }
    const summary = await this.#task(pluginTasks.summary, {});
    // A file that cannot be read adds nothing, but its modules are still those of plugins.
    if (!summary) return this.#use({ ...name, key: contentKey(name.key, 'unread'), list: [] });
    this.#report.errors.push(...summary.problems);
    this.#watch(summary.watched);
    const read = await this.#keyed(name, summary.list);
    if (cache !== undefined && summary.problems.length === 0)
      writeSealed(cache, { key: read.key, versions, list: read.list } satisfies Kept);
    return this.#use(read);
  }

  /** The plugins with a key that also changes with their own keys, and with the files that they watch. */
  async #keyed(file: PluginsFile, list: SitePlugins['list']): Promise<ReadPlugins> {
    const own = ownKeys(list);
    const patterns = list.flatMap(({ watch }) => watch);
    if (own.length + patterns.length === 0) return { ...file, list };
    const { watchedFiles } = await import('./watched-files.js');
    const watched = watchedFiles(this.#root, patterns);
    this.#watch(watched.files.filter((each) => isInside(this.#root, each)));
    return { ...file, list, key: contentKey(file.key, own, watched.key) };
  }

  /** Processes that have run the plugins with another key, or could not read them, are not used for these. */
  #use({ list, ...file }: ReadPlugins): ReadPlugins {
    this.#file &&= file;
    return { ...file, list };
  }

  /** The output of a task; `undefined` if a plugin fails, which is reported. */
  async #task<Input, Output>(task: Task<Input, Output>, input: Input, weight = 1): Promise<Output | undefined> {
    const outcome = await (this.#pool ??= this.#open()).run(task, input, { isFinal: true, weight });
    if ('output' in outcome) return outcome.output;
    this.#report.error(failureProblem(outcome.failure, this.#file?.file ?? ''));
    return undefined;
  }

  get #run(): PluginRun {
    const { command = 'build', base = '/', siteUrl, cacheDir } = this.#options;
    return { command, base, siteUrl, cacheFolder: join(cacheDir ?? temporaryCache(), 'plugins') };
  }

  #placeOf(plugin: string): Place {
    const { file = givenFile, modules = [] } = this.#file ?? {};
    return pluginPlace(plugin, this.#root, file, modules);
  }

  #watch(files: readonly string[]): void {
    for (const file of files) this.#watched.add(file);
  }

  #open(): Pool {
    const { given, onLog, pageTimeout } = this.#options;
    const source = { given, file: this.#file };
    const setup: PluginSetup = { kind: 'plugins', source, root: this.#root, run: this.#run };
    const onProblem: TaskHost['report'] = (level, problem) => this.#report[`${level}s`].push(problem);
    const common = { root: this.#root, onLog: logWriter(onLog), onProblem };
    if (!given && !defaultPool.isInProcess)
      return new ProcessPool({
        ...common,
        setup,
        codeOwner: () => codeOwner(this.#root, this.#file),
        size: 1,
        timeout: pageTimeout,
      });
    const open: InProcessOptions['open'] = async (host) =>
      (await import('./plugin-tasks.js')).openPluginTasks(setup, host);
    return new InProcessPool({ ...common, open });
  }
}

/** The site for hooks that see it whole, without what is not in any view. */
function siteInput(
  { site, base, siteUrl, repository, pages }: ViewedSite,
  settings: SitePlugins['settings'],
  values: SiteInput['values'],
): SiteInput {
  const short = pages.map((page) => (page.generatedSource === undefined ? page : { ...page, generatedSource: '' }));
  return { site: { site: withoutReferences(site), base, siteUrl, repository, pages: short }, settings, values };
}

/** The parts that views are made from. */
function withoutReferences({ references: _references, addresses: _addresses, ...site }: Site): Site {
  return site;
}

/** The keys of the plugins that have one, which are asked in each build. */
function ownKeys(list: SitePlugins['list']): string[] {
  return list.flatMap(({ cacheKey }) => cacheKey ?? []);
}

/** A site is built again when the configuration changes. */
function withViteConfig(site: LoadedSite, file: string): LoadedSite {
  const { key } = moduleFiles(site.site.root, file);
  return { ...site, viteConfig: file, versions: { ...site.versions, 'vite.config': key } };
}

/** The settings with the additions of plugins. */
function withPlugins(site: Site, { list }: ReadPlugins, assets: PluginAssets | undefined): Site {
  const search = assets?.search;
  const strings = list.flatMap((plugin) => (plugin.strings ? [plugin.strings] : []));
  return {
    ...site,
    ...(search !== undefined && { own: { ...site.own, search: withModule(site, search) } }),
    ...(strings.length > 0 && { strings }),
  };
}

/** The settings of search with a module of the site. */
function withModule({ own }: Site, file: string): object {
  return { ...(own['search'] as object | undefined), adapter: `/${file}` };
}
