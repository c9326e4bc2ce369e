/** The outputs of the author's plugins: their files are made in a worker, from the build's data about pages. */
import { pageAddress, publicAddress } from '../../addresses/addresses.js';
import { contentKey } from '../../core/cache/content-key.js';
import { failureProblem } from '../../page/failure-problem.js';
import type { Pool } from '../../core/pool/pool.js';
import type { LoadedPage } from '../../load/load-page.js';
import type { PluginPaths, SitePlugins } from '../../load/plugins-file.js';
import { pluginFolder } from '../../outputs/client-files.js';
import type { BuiltSite, Output } from '../../outputs/output.js';
import type { OutputPage } from '../views.js';
import { filesTask } from '../files-task.js';
import { pathMatcher } from '../path-matcher.js';

/** The modules that plugins load on all pages. */
const assetsOutput: Output = {
  name: 'plugin modules',
  owns: (path) => path.startsWith(pluginFolder),
  *files({ loaded: { plugins } }) {
    for (const [path, content] of plugins?.assets?.files ?? []) yield { path, content };
  },
};

/** The outputs of plugins. Without a pool, they make no files. */
export function pluginOutputs({ list }: SitePlugins, pool: Pool | undefined): Output[] {
  const all = pool ? list.flatMap(({ outputs }) => outputs) : [];
  return [assetsOutput, ...all.map((paths) => pluginOutput(paths, pool!))];
}

/** Made last, because it sees which pages have no error. */
function pluginOutput({ name, paths, needs }: PluginPaths, pool: Pool): Output {
  return {
    name: `plugin ${name}`,
    stage: 'last',
    owns: pathMatcher(paths),
    async key(site) {
      if (site.isDev) return undefined;
      const pages = await Promise.all(site.pages.map((page) => keyOf(page, site, needs)));
      return contentKey(site.documentKey, ...pages);
    },
    async *files(site) {
      const { loaded } = site;
      const pages = await Promise.all(site.pages.map((page) => outputPage(page, site, needs)));
      const { base, siteUrl } = loaded;
      const outcome = await pool.run(
        filesTask,
        { name, site: { site: loaded.site, pages, base, siteUrl } },
        { runsCode: true },
      );
      if ('output' in outcome) yield* outcome.output;
      else site.fail(failureProblem(outcome.failure, loaded.plugins!.file));
    },
  };
}

async function keyOf(page: LoadedPage, site: BuiltSite, needs: PluginPaths['needs']): Promise<unknown[]> {
  const { updates } = await site.facts(page);
  const text = needs === 'html' ? site.document(page) : needs && (await site.markdown(page));
  return [page.route, updates, await dateOf(page, site), text?.key];
}

async function outputPage(page: LoadedPage, site: BuiltSite, needs: PluginPaths['needs']): Promise<OutputPage> {
  const { path, route, file, meta, hidden } = page;
  const { base, siteUrl } = site.loaded;
  return {
    path,
    route,
    file,
    url: publicAddress(pageAddress(route, site.loaded.site.seo.trailingSlash), base, siteUrl),
    meta,
    hidden,
    lastUpdated: await dateOf(page, site),
    // In dev, each page would have to be built.
    updates: site.isDev ? undefined : (await site.facts(page)).updates,
    markdown: needs === 'markdown' ? (await site.markdown(page))?.read() : undefined,
    html: needs === 'html' ? site.document(page)?.read() : undefined,
  };
}

async function dateOf({ file, lastUpdated }: LoadedPage, site: BuiltSite): Promise<string | undefined> {
  return lastUpdated ?? (await site.lastCommits()).get(file);
}
