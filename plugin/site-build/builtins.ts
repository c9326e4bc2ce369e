/** The features of Octavo, loaded with the first site that may use them. */
import { sharedPromise } from '../core/cache/cached-promise.js';
import type { Problem } from '../core/errors/errors.js';
import type { Pool, TaskTypes } from '../core/pool/pool.js';
import type { CheckTasks } from '../features/checks/check-tasks.js';
import type { IslandTasks } from '../features/islands/site-islands.js';
import type { PluginFileTasks } from '../features/plugins/plugin-files.js';
import type { SearchTasks } from '../features/search/search-tasks.js';
import { apiScripts } from '../formats/api/api-stage.js';
import { callbackOutput } from '../formats/api/oauth-callback.js';
import type { CheckedSite, Feature } from '../hooks/feature.js';
import type { LoadedSite } from '../load/loaded-site.js';
import type { Output } from '../outputs/output.js';
import { clientOutput } from '../shell/outputs/client-output.js';
import { notFoundOutput, sidebarOutput, siteMapOutput, stylesheetOutput } from '../shell/outputs/document-outputs.js';
import { redirectOutput } from '../shell/outputs/redirect-output.js';

export type { CompatReport } from '../features/checks/compat/compat-report.js';

/** The tasks of all features. */
export interface FeatureTasks extends CheckTasks, IslandTasks, PluginFileTasks, SearchTasks {}

interface Builtin {
  load(): Promise<Feature<any>>;
  /** Default: every site may use it. */
  isUsed?(site: LoadedSite): boolean;
}

/** In the order of their outputs. A path belongs to the first output that owns it. */
const builtins: readonly Builtin[] = [
  builtin(async () => (await import('../features/repository/repository-feature.js')).repositoryFeature),
  builtin(
    async () => (await import('../features/analytics/analytics-feature.js')).analyticsFeature,
    ({ site }) => site.integrations.services.length > 0,
  ),
  builtin(async () => (await import('../features/hosts/hosts-feature.js')).hostsFeature),
  builtin(async () => (await import('../features/agents/agents-feature.js')).agentsFeature),
  builtin(async () => (await import('../features/sitemap/sitemap-feature.js')).sitemapFeature),
  builtin(async () => (await import('../features/feeds/feeds-feature.js')).feedsFeature),
  builtin(async () => (await import('../features/search/search-feature.js')).searchFeature),
  builtin(async () => (await import('../features/previews/previews-feature.js')).previewsFeature),
  builtin(async () => (await import('../features/islands/islands-feature.js')).islandsFeature),
  builtin(async () => (await import('../features/checks/checks-feature.js')).checksFeature),
  builtin(
    async () => (await import('../features/plugins/plugins-feature.js')).pluginsFeature,
    ({ plugins }) => plugins !== undefined,
  ),
];

function builtin<Own extends TaskTypes<Own>>(load: () => Promise<Feature<Own>>, isUsed?: Builtin['isUsed']): Builtin {
  return { load: sharedPromise(load), isUsed };
}

/** The features that a site uses. */
export function featuresOf(site: LoadedSite): Promise<Feature<any>[]> {
  return Promise.all(builtins.filter(({ isUsed }) => isUsed?.(site) ?? true).map(({ load }) => load()));
}

/** What features find in a site. */
export async function problemsOf(site: CheckedSite): Promise<Problem[]> {
  const features = await featuresOf(site.loaded);
  return (await Promise.all(features.map(async (feature) => feature.check?.(site) ?? []))).flat();
}

/** Builds a site that opens from disk. */
export const diskBuild = async () => (await import('../features/offline/build-disk-site.js')).buildDiskSite;

/** The files that the site has beside its pages. `isDev`: they are made when they are requested. */
export async function outputsOf(loaded: LoadedSite, pool?: Pool<FeatureTasks>, isDev = false): Promise<Output[]> {
  const { site } = loaded;
  const features = await featuresOf(loaded);
  const hosts = features.flatMap((feature) => feature.hosts?.(site) ?? []);
  const outputs = await Promise.all(
    features.map(async (feature) => feature.outputs?.({ loaded, pool, hosts, isDev }) ?? []),
  );
  return [
    callbackOutput,
    clientOutput((each) => each.pages.flatMap((page) => apiScripts(each.site, page))),
    stylesheetOutput,
    notFoundOutput,
    sidebarOutput,
    redirectOutput,
    siteMapOutput,
    ...outputs.flat(),
  ];
}
