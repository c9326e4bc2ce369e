/** Loads a site: settings, folder and everything they refer to, each file once. */
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { renderingVersions } from '../load/versions.js';
import { readSite } from '../config/read/read-site.js';
import { OctavoError, type Report } from '../core/errors/errors.js';
import type { FetchOptions } from '../formats/api/files/fetch-file.js';
import { documentApi, expandApi, openSpecifications } from '../formats/api/load-api.js';
import type { Specifications } from '../formats/api/specifications.js';
import type { PluginOption } from '../plugins/plugin.js';
import { loadFonts } from '../fonts/load-fonts.js';
import { schemeOf } from '../shell/theme/site-backgrounds.js';
import { codeFilesKey, loadCodeThemes } from '../code/themes/load-code-themes.js';
import { withoutAnchors } from '../load/navigation/anchor-entries.js';
import { withoutDrafts } from '../load/drafts.js';
import { withDates } from '../load/git/page-dates.js';
import { withOldAddresses } from '../load/old-addresses.js';
import { findRepository, type Repository } from '../load/git/repository.js';
import { apiFormats } from './api-formats.js';
import { builtins } from './builtins.js';
import { settingsSchemas, schemasFor, type DocsConfig } from './settings.js';
import type { LoadedPage } from '../load/load-page.js';
import type { PageSources } from '../load/page-sources.js';
import type { LoadedSite } from '../load/loaded-site.js';
import { scanFolder } from '../load/scan/scan-folder.js';
import { PluginHost } from '../plugins/host/plugin-host.js';
import type { Settings } from '../plugins/views.js';
import type { PageEntry, Site } from '../core/model/types.js';

export interface LoadOptions {
  /** The folder with `docs.json`. */
  root: string;
  /** Settings in code. If there is also a `docs.json`, top-level keys in code override its keys. */
  config?: DocsConfig;
  /** The file that contains `config`, relative to `root`; messages name it. Default: `config`. */
  configFile?: string;
  /** The path of the site on its host. It starts and ends with a slash. Default: `/`. */
  base?: string;
  /** The public URL of the host, such as `https://docs.example.com`, for the sitemap and canonical links. */
  siteUrl?: string;
  /**
   * Patterns of files to publish in addition to the ones that the site uses, in the syntax of `.gitignore`, such as
   * `['data/*.csv']`. A private file, such as a key, is only published by a pattern with its name. Default: none.
   */
  include?: readonly string[];
  /** Whether pages with `draft: true` are included. Default: false; the dev server includes them. */
  drafts?: boolean;
  /**
   * Plugins, in addition to the plugins of `octavo.config.*`. They run in this process, without a time limit. Default:
   * none.
   */
  plugins?: PluginOption;
}

export interface LoadServices {
  /** Gets the specifications of the site, which its API pages are read from. Default: they are read for this call only. */
  onSpecifications?(specifications: Specifications): void;
  /** Limits for the requests to other hosts. Default: they are asked until they fail. */
  waiting?: Waiting;
  /** The author's plugins. Default: they are read for this call only. */
  plugins?: PluginHost;
  /** The pages of the last build. Default: all pages are read. */
  sources?: PageSources | undefined;
  /** Gets the settings as in docs.json. */
  onSettings?(settings: Settings): void;
}

/** Limits for the requests to other hosts. `offline` concerns specifications only. */
export type Waiting = Omit<FetchOptions, 'cacheFolder'>;

/** Loads the site. Returns `undefined` if there is nothing to build; `report` then contains the reason. */
export async function loadSite(
  options: LoadOptions,
  report: Report,
  services: LoadServices = {},
): Promise<LoadedSite | undefined> {
  const { plugins: given, base, siteUrl } = options;
  const plugins = services.plugins ?? new PluginHost(resolve(options.root), report, { given, base, siteUrl });
  try {
    return await load(options, report, { ...services, plugins });
  } catch (error) {
    if (!(error instanceof OctavoError)) throw error;
    report.error(error.problem);
    return undefined;
  } finally {
    if (!services.plugins) await plugins.close();
  }
}

async function load(
  options: LoadOptions,
  report: Report,
  services: LoadServices & { plugins: PluginHost },
): Promise<LoadedSite | undefined> {
  const { config, configFile = 'config', base = '/', siteUrl, include } = options;
  const given = config && { config, file: configFile };
  let written: Settings = {};
  let schemas = settingsSchemas;
  const settings = await readSite(resolve(options.root), report, settingsSchemas, {
    given,
    prepare: async (root) => (schemas = schemasFor(await services.plugins.changeSettings(root, settingsSchemas))),
    onRead: (values) => (written = values),
  });
  if (!settings) return undefined;
  services.onSettings?.(written);
  const fonts = await loadFonts(settings, report, services.waiting);
  const { convert } = services.plugins;
  const specifications = await openSpecifications(settings, { formats: apiFormats, convert, ...services.waiting });
  services.onSpecifications?.(specifications);
  const api = await expandApi(settings, specifications);
  const expanded = { ...settings, fonts, ...(api && { navigation: api.navigation }) };
  const generated = new Set(api?.pages.map((page) => page.path));
  const named = { ...expanded, navigation: withoutAnchors(expanded, generated, report) };
  const host = hostOf(named, siteUrl);
  const { navigation, ...found } = await scanFolder(named, report, schemas.frontMatter, include, {
    ...api,
    sources: sourcesFor(schemas, services),
    makePages: (files) =>
      services.plugins.makePages({ site: named, pages: files, base, siteUrl: host }, written, schemas.frontMatter),
  });
  const read = { ...named, navigation };
  const repository = await repositoryOf(read, report, services.plugins);
  const listed = options.drafts ? found.pages : withoutDrafts(read.root, found.pages, report);
  const viewed = { site: read, pages: listed, base, siteUrl: host, repository };
  const [pages, versions] = await Promise.all([
    services.plugins.changePages(viewed, written, schemas.frontMatter),
    // Many files are read, while plugins answer.
    setImmediate().then(renderingVersions),
  ]);
  const scan = { ...found, pages: [...pages] };
  const documented = await documentApi(settings, { ...scan, navigation }, api, specifications);
  if (scan.pages.length === 0) {
    if (documented.problems) report.add(documented.problems);
    return undefined;
  }
  const loaded: LoadedSite = {
    ...scan,
    pages: await withDates(read, documented.pages, report),
    apiProblems: documented.problems,
    site: withOldAddresses(read, documented.pages),
    base,
    siteUrl: host,
    repository,
    ...(await highlightingOf(read)),
    features: Object.keys(builtins),
    versions,
  };
  const changed = await services.plugins.apply(loaded, written);
  return Object.freeze({ ...changed, pages: changed.pages.map(withOwn) });
}

/** The pages of the last build, unless keys of plugins change how pages are read. */
function sourcesFor({ frontMatter }: typeof settingsSchemas, { sources }: LoadServices): PageSources | undefined {
  return frontMatter === settingsSchemas.frontMatter ? sources : undefined;
}

/** The themes and files that highlight code. */
async function highlightingOf(site: Site): Promise<Pick<LoadedSite, 'codeThemes' | 'codeFiles'>> {
  const backgrounds = { light: schemeOf(site, 'light'), dark: schemeOf(site, 'dark') };
  return { codeThemes: await loadCodeThemes(site, backgrounds), codeFiles: codeFilesKey(site) };
}

/** The repository, if pages may link to it. */
async function repositoryOf(site: Site, report: Report, { plugins }: PluginHost): Promise<Repository | undefined> {
  const [links] = settingsSchemas.repositoryLinks.flatMap((linksOf) => linksOf(site.own) ?? []);
  return links || (await plugins) ? findRepository(site, report, links) : undefined;
}

/** A page with the front matter that features read. */
function withOwn(page: LoadedPage): LoadedPage {
  const own = settingsSchemas.toPage.flatMap((toPage) => toPage(page.meta) ?? []);
  return own.length > 0 ? { ...page, own: Object.assign({}, ...own) as PageEntry['own'] } : page;
}

/** The URL of the host: the option, or the host of the `canonical` metatag. */
function hostOf({ seo }: Site, siteUrl: string | undefined): string | undefined {
  const { canonical = '' } = seo.metatags;
  return siteUrl ?? (/^https?:\/\//.test(canonical) && URL.canParse(canonical) ? new URL(canonical).origin : undefined);
}
