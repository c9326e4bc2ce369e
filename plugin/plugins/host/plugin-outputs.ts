/** The outputs of the author's plugins: their files are made in a worker, from the build's data about pages. */
import { join } from 'node:path';
import { pagePaths } from '../../addresses/addresses.js';
import { contentKey } from '../../core/cache/content-key.js';
import { readSealed, writeSealed } from '../../core/cache/sealed-file.js';
import type { Pool } from '../../core/pool/pool.js';
import type { LoadedPage } from '../../load/load-page.js';
import { haveHook, type PluginPaths, type PluginSummary, type SitePlugins } from '../../load/plugins-file.js';
import { pluginFolder } from '../../outputs/client-files.js';
import type { BuiltSite, Output } from '../../outputs/output.js';
import { failureProblem } from '../../page/failure-problem.js';
import { fileState } from '../../reader/docs-file.js';
import { filesTask, type BuiltPart } from '../hooks/files-task.js';
import { pathMatcher } from '../values/path-matcher.js';
import { pluginPlace } from '../plugin-place.js';

/** The modules that plugins load on all pages. */
const assetsOutput: Output = {
  name: 'plugin modules',
  owns: (path) => path.startsWith(pluginFolder),
  *files({ loaded: { plugins } }) {
    for (const [path, content] of plugins?.assets?.files ?? []) yield { path, content };
  },
};

/** The outputs of plugins, the latest one first. Without a pool, they make no files. */
export function pluginOutputs(plugins: SitePlugins, pool: Pool | undefined): Output[] {
  if (!pool) return [assetsOutput];
  const all = plugins.list.flatMap((plugin) =>
    plugin.outputs.map((paths) => pluginOutput(plugin, paths, plugins, pool)),
  );
  return [assetsOutput, ...all.reverse()];
}

/** Made last, because it sees which pages have no error. */
function pluginOutput(plugin: PluginSummary, paths: PluginPaths, plugins: SitePlugins, pool: Pool): Output {
  const { name, needs } = paths;
  const hasFacts = haveHook(plugins, 'facts');
  const watchedFile = join(plugins.run.cacheFolder, `${contentKey(name).slice(0, 16)}.json`);
  return {
    name: `plugin ${name}`,
    stage: 'last',
    owns: pathMatcher(paths.paths),
    async key(site) {
      if (site.isDev) return undefined;
      const pages = await Promise.all(site.pages.map((page) => keyOf(page, site, needs)));
      const watched = (readSealed(watchedFile) as readonly string[] | undefined) ?? [];
      return contentKey(site.documentKey, watched.map(stateOf), ...pages);
    },
    async *files(site) {
      const { loaded } = site;
      const indexes = new Map(loaded.pages.map((page, index) => [page, index]));
      const parts = site.pages.map((page) => builtPart(page, indexes.get(page)!, site, needs, hasFacts));
      const outcome = await pool.run(filesTask, { name, pages: await Promise.all(parts) }, { runsCode: true });
      if ('failure' in outcome) return site.fail(failureProblem(outcome.failure, plugins.file));
      const { files, watched } = outcome.output;
      if (!site.isDev) writeSealed(watchedFile, watched);
      yield* files;
    },
    onTaken: (path, site) => warnOfTaken(plugin, plugins, path, site),
  };
}

/** Warns of a file that is not written. A file of the author may replace one of a plugin. */
function warnOfTaken({ name }: PluginSummary, plugins: SitePlugins, path: string, site: BuiltSite): void {
  const { pages, assets, site: settings } = site.loaded;
  if (assets.includes(path)) return;
  const page = pages.find(({ route }) => pagePaths(route).includes(path));
  const later = plugins.list.slice(plugins.list.findIndex((each) => each.name === name) + 1);
  const other = later.find(({ outputs }) => outputs.some(({ paths }) => pathMatcher(paths)(path)));
  const plugin = other ? `the plugin "${other.name}"` : 'Octavo or another output';
  const owner = page ? `the page ${page.path}` : plugin;
  site.warn({
    code: 'plugin-conflict',
    message: `The file "${path}" of the plugin "${name}" is not written, because ${owner} has a file with this path.`,
    hint: 'Change the path in "paths" and "files" of the output.',
    ...pluginPlace(name, settings.root, plugins.file, plugins.modules),
  });
}

function stateOf(file: string): unknown[] {
  const stats = fileState(file);
  return [file, stats?.size, stats?.mtimeMs];
}

async function keyOf(page: LoadedPage, site: BuiltSite, needs: PluginPaths['needs']): Promise<unknown[]> {
  const { updates, pluginFacts } = await site.facts(page);
  const text = needs === 'html' ? site.document(page) : needs && (await site.markdown(page));
  return [page.route, updates, pluginFacts, await dateOf(page, site), text?.key];
}

async function builtPart(
  page: LoadedPage,
  index: number,
  site: BuiltSite,
  needs: PluginPaths['needs'],
  hasFacts: boolean,
): Promise<BuiltPart> {
  // In dev, each page has to be built for its facts.
  const { updates, pluginFacts = {} } = site.isDev && !hasFacts ? {} : await site.facts(page);
  return {
    index,
    facts: pluginFacts,
    lastUpdated: await dateOf(page, site),
    updates: site.isDev ? undefined : updates,
    markdown: needs === 'markdown' ? (await site.markdown(page))?.read() : undefined,
    html: needs === 'html' ? site.document(page)?.read() : undefined,
  };
}

async function dateOf({ file, lastUpdated }: LoadedPage, site: BuiltSite): Promise<string | undefined> {
  return lastUpdated ?? (await site.lastCommits()).get(file);
}
