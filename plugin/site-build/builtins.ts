/** The features of Octavo, loaded with the first site that may use them. */
import type { SettingsSchemas } from '../config/schema/settings.js';
import type { Problem } from '../core/errors/errors.js';
import type { Pool } from '../core/pool/pool.js';
import { apiScripts } from '../formats/api/api-stage.js';
import { exportOutput } from '../formats/api/exports/export-output.js';
import type { Builtin, BuiltinHooks, CheckedSite } from '../plugins/builtin.js';
import { clientScriptsOf, hostsOf } from '../plugins/hooks/shell-hooks.js';
import { missingFeatures } from '../plugins/missing-features.js';
import type { LoadedSite } from '../load/loaded-site.js';
import type { Output } from '../outputs/output.js';
import { apiFormats } from './api-formats.js';
import { clientOutput } from '../shell/outputs/client-output.js';
import { documentOutputs } from '../shell/outputs/document-outputs.js';

/** The keys that features add to the settings and to front matter, by the name of the feature. Published types contain them. */
export const featureSettings = {
  analytics: async () => (await import('../features/analytics/settings.js')).settings,
  'page-menu': async () => (await import('../features/page-menu/settings.js')).settings,
  feedback: async () => (await import('../features/feedback/settings.js')).settings,
  math: async () => (await import('../features/math/settings.js')).settings,
  playground: async () => (await import('../features/playground/settings.js')).settings,
  agents: async () => (await import('../features/agents/settings.js')).settings,
  feeds: async () => (await import('../features/feeds/settings.js')).settings,
  search: async () => (await import('../features/search/settings.js')).settings,
  previews: async () => (await import('../features/previews/settings.js')).settings,
  checks: async () => (await import('../features/checks/settings.js')).settings,
};

/** By the name of their folder, in the order of their outputs. A path belongs to the first output that owns it. */
export const builtins: Readonly<Record<string, Builtin>> = {
  repository: { load: async () => (await import('../features/repository/repository-feature.js')).repositoryFeature },
  analytics: {
    load: async () => (await import('../features/analytics/analytics-feature.js')).analyticsFeature,
    isUsed: ({ own }) => own['analytics'] !== undefined,
  },
  'page-menu': { load: async () => (await import('../features/page-menu/page-menu-feature.js')).pageMenuFeature },
  feedback: {
    load: async (site) =>
      (await import('../features/feedback/feedback-feature.js')).createFeedback(
        site?.own['feedback'] as object | undefined,
      ),
    isUsed: ({ own }) => own['feedback'] !== undefined,
  },
  math: {
    load: async (site) => (await import('../features/math/math-feature.js')).createMath(site?.own['math'] === true),
  },
  playground: { load: async () => (await import('../features/playground/playground-feature.js')).playgroundFeature },
  mermaid: { load: async () => (await import('../features/mermaid/mermaid-feature.js')).mermaidFeature },
  zoom: { load: async () => (await import('../features/zoom/zoom-feature.js')).zoomFeature },
  hosts: { load: async () => (await import('../features/hosts/hosts-feature.js')).hostsFeature },
  agents: { load: async () => (await import('../features/agents/agents-feature.js')).agentsFeature },
  sitemap: { load: async () => (await import('../features/sitemap/sitemap-feature.js')).sitemapFeature },
  feeds: { load: async () => (await import('../features/feeds/feeds-feature.js')).feedsFeature },
  search: { load: async () => (await import('../features/search/search-feature.js')).searchFeature },
  pagefind: {
    load: async () => (await import('../features/pagefind/pagefind-feature.js')).pagefindFeature,
    isUsed: ({ own }) => (own['search'] as { adapter?: string } | undefined)?.adapter === 'pagefind',
  },
  previews: { load: async () => (await import('../features/previews/previews-feature.js')).previewsFeature },
  islands: { load: async () => (await import('../features/islands/islands-feature.js')).islandsFeature },
  checks: {
    load: async () => (await import('../features/checks/checks-feature.js')).createChecks(loadSchemas),
  },
  'writing-rules': {
    load: async () =>
      (await import('../features/writing-rules/writing-rules-feature.js')).createWritingRules(apiFormats),
  },
  secrets: { load: async () => (await import('../features/secrets/secrets-feature.js')).createSecrets(apiFormats) },
  'external-links': {
    load: async () => (await import('../features/external-links/external-links-feature.js')).externalLinksFeature,
  },
  compat: { load: async () => (await import('../features/compat/compat-feature.js')).createCompat(loadSchemas) },
  // Only a build for disk asks for it.
  offline: {
    load: async () => (await import('../features/offline/offline-feature.js')).offlineFeature,
    isUsed: () => false,
  },
};

const loadSchemas = async ({ plugins }: LoadedSite): Promise<SettingsSchemas> =>
  (await import('./settings.js')).schemasFor(plugins?.list);

/** The features that a site uses. */
export function featuresOf({ site }: Pick<LoadedSite, 'site'>): Promise<BuiltinHooks[]> {
  const used = Object.values(builtins).filter(({ isUsed }) => isUsed?.(site) ?? true);
  return Promise.all(used.map(({ load }) => load(site)));
}

/** The problems that features find in a site. */
export async function problemsOf(site: CheckedSite): Promise<Problem[]> {
  const features = await featuresOf(site.loaded);
  const found = await Promise.all(features.map(async ({ check }) => check?.(site) ?? []));
  return [...missingFeatures(site.loaded), ...found.flat()];
}

export interface OutputsOptions {
  pool?: Pool;
  /** Whether the files are made when they are requested. Default: false. */
  isDev?: boolean;
  /** Whether the site opens from disk. Default: false. */
  isForDisk?: boolean;
}

/** The files that the site has beside its pages. */
export async function outputsOf(loaded: LoadedSite, options: OutputsOptions = {}): Promise<Output[]> {
  const { pool, isDev = false, isForDisk } = options;
  const features = await featuresOf(loaded);
  const hosts = hostsOf(features, loaded.site);
  const { searchEngine } = features.find((each) => each.searchEngine) ?? {};
  const tools = { loaded, pool, hosts, isDev, searchEngine };
  const outputs = await Promise.all(features.map(async (each) => each.siteOutputs?.(tools) ?? []));
  const all = [
    exportOutput,
    clientOutput((each) => [
      ...[undefined, ...each.pages].flatMap((page) => clientScriptsOf(features, each.site, page)),
      ...each.pages.flatMap((page) => apiScripts(each.site, page)),
    ]),
    ...documentOutputs,
    ...outputs.flat(),
    ...(loaded.plugins ? (await import('../plugins/host/plugin-outputs.js')).pluginOutputs(loaded.plugins, pool) : []),
  ];
  return isForDisk ? all.filter(({ isForHosts }) => !isForHosts) : all;
}
