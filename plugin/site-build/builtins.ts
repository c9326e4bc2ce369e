/** The features of Octavo, loaded with the first site that may use them. */
import { sharedPromise } from '../core/cache/cached-promise.js';
import type { Problem } from '../core/errors/errors.js';
import type { Pool, TaskTypes } from '../core/pool/pool.js';
import { apiScripts } from '../formats/api/api-stage.js';
import { callbackOutput } from '../formats/api/oauth-callback.js';
import type { CheckedSite, Feature } from '../hooks/feature.js';
import type { LoadedSite } from '../load/loaded-site.js';
import type { Output } from '../outputs/output.js';
import { apiFormats } from './api-formats.js';
import { clientOutput } from '../shell/outputs/client-output.js';
import { notFoundOutput, sidebarOutput, siteMapOutput, stylesheetOutput } from '../shell/outputs/document-outputs.js';
import { redirectOutput } from '../shell/outputs/redirect-output.js';

interface Builtin {
  load(): Promise<Feature<any>>;
  /** Default: every site may use it. */
  isUsed?(site: LoadedSite): boolean;
}

/** By the name of their folder, in the order of their outputs. A path belongs to the first output that owns it. */
const builtins: Readonly<Record<string, Builtin>> = {
  repository: feature(async () => (await import('../features/repository/repository-feature.js')).repositoryFeature),
  analytics: feature(
    async () => (await import('../features/analytics/analytics-feature.js')).analyticsFeature,
    ({ site }) => site.integrations.services.length > 0,
  ),
  hosts: feature(async () => (await import('../features/hosts/hosts-feature.js')).hostsFeature),
  agents: feature(async () => (await import('../features/agents/agents-feature.js')).agentsFeature),
  sitemap: feature(async () => (await import('../features/sitemap/sitemap-feature.js')).sitemapFeature),
  feeds: feature(async () => (await import('../features/feeds/feeds-feature.js')).feedsFeature),
  search: feature(async () => (await import('../features/search/search-feature.js')).searchFeature),
  previews: feature(async () => (await import('../features/previews/previews-feature.js')).previewsFeature),
  islands: feature(async () => (await import('../features/islands/islands-feature.js')).islandsFeature),
  checks: feature(async () =>
    (await import('../features/checks/checks-feature.js')).createChecks(apiFormats, loadSchemas),
  ),
  plugins: feature(
    async () => (await import('../features/plugins/plugins-feature.js')).pluginsFeature,
    ({ plugins }) => plugins !== undefined,
  ),
  // Only a build for disk asks for it.
  offline: feature(
    async () => (await import('../features/offline/offline-feature.js')).offlineFeature,
    () => false,
  ),
};

const loadSchemas = async () => (await import('./settings.js')).settingsSchemas;

function feature<Own extends TaskTypes<Own>>(load: () => Promise<Feature<Own>>, isUsed?: Builtin['isUsed']): Builtin {
  return { load: sharedPromise(load), isUsed };
}

export const featureNames: readonly string[] = Object.keys(builtins);

/** The features that a site uses. */
export function featuresOf(site: LoadedSite): Promise<Feature<any>[]> {
  const used = Object.values(builtins).filter(({ isUsed }) => isUsed?.(site) ?? true);
  return Promise.all(used.map(({ load }) => load()));
}

/** The problems that features find in a site. */
export async function problemsOf(site: CheckedSite): Promise<Problem[]> {
  const features = await featuresOf(site.loaded);
  const found = await Promise.all(features.map(async ({ check }) => check?.(site) ?? []));
  const { missingFeatures } = await import('../hooks/missing-features.js');
  return [...(await missingFeatures(site.loaded)), ...found.flat()];
}

/** A feature that is asked for by name; `undefined` if this copy of Octavo does not have it. */
export async function featureNamed(name: string): Promise<Feature<any> | undefined> {
  return builtins[name]?.load();
}

export interface OutputsOptions {
  pool?: Pool<any>;
  /** Whether the files are made when they are requested. Default: false. */
  isDev?: boolean;
  /** Whether the site opens from disk. Default: false. */
  isForDisk?: boolean;
}

/** The files that the site has beside its pages. */
export async function outputsOf(loaded: LoadedSite, options: OutputsOptions = {}): Promise<Output[]> {
  const { pool, isDev = false, isForDisk } = options;
  const features = await featuresOf(loaded);
  const hosts = features.flatMap((each) => each.hosts?.(loaded.site) ?? []);
  const outputs = await Promise.all(features.map(async (each) => each.outputs?.({ loaded, pool, hosts, isDev }) ?? []));
  const all = [
    callbackOutput,
    clientOutput((each) => each.pages.flatMap((page) => apiScripts(each.site, page))),
    stylesheetOutput,
    notFoundOutput,
    sidebarOutput,
    redirectOutput,
    siteMapOutput,
    ...outputs.flat(),
  ];
  return isForDisk ? all.filter(({ isForHosts }) => !isForHosts) : all;
}
