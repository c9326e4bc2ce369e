/** The author's plugins where the site is loaded. */
import type { Report } from '../../core/errors/errors.js';
import type { Site } from '../../core/model/types.js';
import { isInside, relativePath } from '../../core/text/slash-path.js';
import { toValue, type JsonNode } from '../../config/read/json-tree.js';
import type { Settings } from '../../config/docs-config.js';
import type { FrontMatterSchema, SettingsSchemas } from '../../config/schema/settings.js';
import { toMeta } from '../../load/front-matter/front-matter-values.js';
import type { LoadedPage } from '../../load/load-page.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import {
  haveHook,
  moduleFiles,
  type PluginAssets,
  type ReadPlugins,
  type SitePlugins,
} from '../../load/plugins-file.js';
import type { PagesOfPlugins } from '../../load/scan/scan-folder.js';
import { findViteConfig } from '../../mdx/evaluate/author-config.js';
import { conflictsOf } from '../hooks/conflicts.js';
import type { OwnKeys } from '../keys/plugin-keys.js';
import type { ViewedSite } from '../site-views.js';
import { clientAssets } from './client-assets.js';
import { PluginProcess, type SitePluginsOptions } from './plugin-process.js';
import { pluginTasks, type SiteInput } from './plugin-setup.js';
import { readPlugins } from '../read/read-plugins.js';

/** Number of pages for which `pageData` has as much time as one page has. */
const pagesPerLimit = 100;

export class PluginHost {
  /** The plugins; `undefined` without a file and without functions. */
  readonly plugins: Promise<ReadPlugins | undefined>;
  readonly #process: PluginProcess;
  #owners: OwnKeys | undefined;
  #values: SiteInput['values'] = {};

  /** Starts to read the plugins of the docs folder `root`. Problems are added to `report`. */
  constructor(root: string, report: Report, options: SitePluginsOptions) {
    this.#process = new PluginProcess(root, report, options);
    this.plugins = readPlugins(this.#process);
  }

  /** Whether a plugin has one of the hooks. */
  async has(...names: string[]): Promise<boolean> {
    return haveHook(await this.plugins, ...names);
  }

  /** The OpenAPI document for a file in a format of a plugin; `undefined` for every other file. */
  readonly convert = async (file: string, value: unknown): Promise<object | undefined> =>
    (await this.has('formats')) ? this.#process.output(pluginTasks.convert, { file, value }) : undefined;

  /**
   * Changes the settings by the hook `config` and checks the keys that plugins add. Returns the plugins. Only sites with such hooks wait
   * for their plugins here. `base`: the schemas without plugins.
   */
  async changeSettings(
    root: JsonNode & { type: 'object' },
    base: SettingsSchemas,
  ): Promise<SitePlugins['list'] | undefined> {
    if (!(await this.has('settings', 'frontMatter', 'config'))) return undefined;
    const { report, placeOf } = this.#process;
    const { keysOfPlugins, applyToSettings } = await import('../keys/plugin-keys.js');
    const { list } = (await this.plugins)!;
    this.#owners = keysOfPlugins(list, base, (problem, plugin) => report.warn({ ...problem, ...placeOf(plugin) }));
    const settings = toValue(root) as Settings;
    const result = await this.#process.output(pluginTasks.settings, { settings, owners: this.#owners.settings });
    if (result) {
      applyToSettings(root, result, placeOf, report);
      this.#values = result.values;
    }
    return list;
  }

  /** The keys that plugins add to the settings, as JSON Schema. `base`: as for `changeSettings`. */
  async editorSchemas(base: SettingsSchemas): Promise<Readonly<Record<string, object | undefined>> | undefined> {
    if (!(await this.has('settings'))) return {};
    const { keysOfPlugins } = await import('../keys/plugin-keys.js');
    return this.#process.output(pluginTasks.editorSchemas, keysOfPlugins((await this.plugins)!.list, base).settings);
  }

  /** The pages that plugins make, with their places in the navigation. `settings`, `schema`: as for `changePages`. */
  async makePages(
    site: ViewedSite,
    settings: Settings,
    schema: FrontMatterSchema,
  ): Promise<PagesOfPlugins | undefined> {
    if (!(await this.has('pages'))) return undefined;
    const pages = await this.#process.output(pluginTasks.pages, this.#input(site, settings));
    const { pagesOfPlugins } = await import('./pages-of-plugins.js');
    return pagesOfPlugins(pages ?? [], site.pages, schema, this.#process.placeOf, this.#process.report);
  }

  /**
   * The pages with the values of the keys that plugins add to front matter, and with the changes of the hook `pageData`. `settings`:
   * as in docs.json. `schema`: of front matter.
   */
  async changePages(site: ViewedSite, settings: Settings, schema: FrontMatterSchema): Promise<readonly LoadedPage[]> {
    const { pages } = site;
    if (!(await this.has('pageData', 'frontMatter'))) return pages;
    const input = { ...this.#input(site, settings), owners: this.#owners?.frontMatter ?? {} };
    const weight = Math.ceil(pages.length / pagesPerLimit);
    const [output, { frontMatterProblems }, { changedPage }] = await Promise.all([
      this.#process.output(pluginTasks.pageData, input, weight),
      import('../keys/plugin-keys.js'),
      import('./page-data.js'),
    ]);
    const { changes = [], faults = [] } = output ?? {};
    this.#process.report.warnings.push(...frontMatterProblems(faults, site));
    const byIndex = new Map(changes);
    return pages.map((page, index) => changedPage(page, byIndex.get(index), (values) => toMeta(values, schema)));
  }

  /** The site with the additions of plugins and of Vite's configuration. `settings`: as in docs.json. */
  async apply(site: LoadedSite, settings: Settings): Promise<LoadedSite> {
    const { root, report, placeOf, watched } = this.#process;
    const viteConfig = findViteConfig(root);
    const loaded = viteConfig === undefined ? site : withViteConfig(site, viteConfig);
    const plugins = await this.plugins;
    if (!plugins) return loaded;
    if (await this.has('strings')) {
      const { checkStrings } = await import('./check-strings.js');
      report.warnings.push(...checkStrings(plugins.list, placeOf));
    }
    report.warnings.push(...conflictsOf(plugins.list, placeOf));
    const assets = await clientAssets(plugins, loaded, this.#process);
    // Modules of plugins do not belong to the site.
    const inRoot = assets?.inputs.filter((file) => isInside(root, file)) ?? [];
    const modules = [...plugins.modules, ...inRoot.map((file) => relativePath(root, file))];
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
        policies: await this.#policies(plugins, loaded, settings),
        run: { ...this.#process.run, siteUrl: loaded.siteUrl, settings: this.#values },
        settings,
        watched: [...watched],
      },
      versions: { ...loaded.versions, [plugins.file]: plugins.key },
    };
  }

  /** The policies of plugins, by their names. Only functions are called. */
  async #policies({ list }: ReadPlugins, site: ViewedSite, settings: Settings): Promise<SitePlugins['policies']> {
    const having = list.filter(({ hooks }) => hooks.includes('policy'));
    if (having.length === 0) return undefined;
    if (having.every(({ policy }) => policy))
      return Object.fromEntries(having.map((each) => [each.name, each.policy!]));
    return this.#process.output(pluginTasks.policies, this.#input(site, settings));
  }

  /** Ends everything that was started for the plugins. */
  async close(): Promise<void> {
    await this.#process.close();
  }

  /** The site for hooks that see it whole, without what is not in any view. */
  #input({ site, base, siteUrl, repository, pages }: ViewedSite, settings: Settings): SiteInput {
    const { references: _references, addresses: _addresses, ...viewed } = site;
    const short = pages.map((page) => (page.generatedSource === undefined ? page : { ...page, generatedSource: '' }));
    return { site: { site: viewed, base, siteUrl, repository, pages: short }, settings, values: this.#values };
  }
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
