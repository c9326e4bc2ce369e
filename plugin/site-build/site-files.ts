/**
 * Writes the files of a site that are neither pages nor assets: stylesheet, client scripts, start page, 404, redirects,
 * indexes.
 */
import { statSync } from 'node:fs';
import { posix } from 'node:path';
import { fileGone, fileState } from '../core/reader/docs-file.js';
import { allDone } from '../core/text/all-done.js';
import { htmlPath, publicAddress } from '../core/addresses/addresses.js';
import { analyticsScript, loadings } from '../features/analytics/analytics-script.js';
import { redirectPages } from '../shell/redirect-pages.js';
import type { FeedUpdate } from '../mdx/types.js';
import { feeds } from '../features/feeds/feeds.js';
import { robotsFile } from '../features/sitemap/robots.js';
import { sitemap } from '../features/sitemap/sitemap.js';
import { fragmentPath } from '../shell/create-shell.js';
import { mayHaveLargeSidebar } from '../shell/navigation/large-sidebar.js';
import { sitesByLanguage } from '../shell/site-for-language.js';
import { hasPageMenus } from '../core/model/page-menu.js';
import { mayHaveSelectMenus } from '../nav/choices.js';
import { shellScripts } from '../shell/shell-scripts.js';
import { renderRedirect } from '../shell/redirect.js';
import { lastCommits } from '../load/git/last-modified.js';
import { siteMapRoute } from '../nav/site-map-route.js';
import { startRoute } from '../core/addresses/routes.js';
import { callbackPage, callbackPath } from '../formats/api/oauth-callback.js';
import { apiScripts } from '../formats/api/api-stage.js';
import { clientFiles, clientPath, clientSource, stylesheetPath } from '../core/package/client-files.js';
import type { ClientManifest } from '../core/package/client-files.js';
import { contentKey } from '../core/cache/content-key.js';
import { fontFiles } from './font-files.js';
import { hostFiles, type HostFilesOptions } from '../features/hosts/host-files.js';
import { writeAgentFiles } from '../features/agents/write-agent-files.js';
import type { OutputFolder } from '../core/output/output-folder.js';
import { outputOf } from '../core/pool/failure.js';
import type { Pool } from '../core/pool/pool.js';
import type { Tasks } from './workers/tasks.js';

export interface SiteFilesOptions extends Omit<HostFilesOptions, 'services'> {
  manifest: ClientManifest;
  output: OutputFolder;
  pool: Pool<Tasks>;
  /** Tags of the elements that need their script, over all pages. */
  elements: ReadonlySet<string>;
  /** The entries of changelogs, by route. */
  updates: ReadonlyMap<string, readonly FeedUpdate[]>;
  /** Key of everything that documents depend on, except their page. */
  documentKey: string;
}

/** Writes all of them. Pages and assets must be written before, because a redirect never replaces a page. */
export async function writeSiteFiles(options: SiteFilesOptions): Promise<void> {
  const { loaded, manifest, output, documentKey, pool } = options;
  const scripts = sitesByLanguage(loaded.site).flatMap((site) => shellScripts(site));
  if (hasPageMenus(loaded.site, loaded.pages)) scripts.push('octavo-page-menu');
  if (mayHaveSelectMenus(loaded.site.navigation)) scripts.push('octavo-switcher');
  if (mayHaveLargeSidebar(loaded.site.navigation)) scripts.push('sidebar-groups');
  scripts.push(...loaded.pages.flatMap((page) => apiScripts(loaded.site, page)));
  if (options.elements.has('octavo-playground')) writeNew(output, callbackPath, callbackPage(clientPath));
  for (const file of clientFiles(manifest, [...new Set(scripts), ...options.elements])) {
    const from = clientSource(file);
    const stats = statSync(from);
    output.copy(clientPath + file, `${stats.size} ${stats.mtimeMs}`, from);
  }
  for (const { file, path } of fontFiles(loaded.site)) {
    const stats = fileState(file);
    if (!stats) throw fileGone(path);
    output.copy(path, `${stats.size} ${stats.mtimeMs}`, file);
  }
  await allDone([
    writeStylesheet(options),
    unlessKept(output, '404.html', documentKey, () => outputOf(pool.run('notFound', {}))),
    writeSidebarFragments(options),
    writeOthers(options),
  ]);
  // The indexes need the most memory of this process.
  pool.endIdle();
  await writeIndexes(options);
}

async function writeStylesheet({ output, documentKey, pool }: SiteFilesOptions): Promise<void> {
  if (output.keepAll(stylesheetPath, documentKey)) return;
  const { path, text } = await outputOf(pool.run('stylesheet', {}));
  output.write(path, documentKey, text);
}

/** Writes what this process makes while the workers render. */
async function writeOthers(options: SiteFilesOptions): Promise<void> {
  writeRedirects(options);
  writeServices(options);
  for (const [path, content] of Object.entries(hostFiles({ ...options, services: loadings(options.loaded.site) })))
    if (content) writeNew(options.output, path, content);
  await writeSiteMap(options);
}

/** After the redirects: an author may have one with this address. */
async function writeSiteMap({ loaded, output, documentKey, pool }: SiteFilesOptions): Promise<void> {
  const siteMap = siteMapRoute(loaded.pages);
  if (siteMap) await unlessKept(output, htmlPath(siteMap), documentKey, () => outputOf(pool.run('siteMap', {})));
}

/** Writes the entries of closed groups in large sidebars, unless they are all there. */
async function writeSidebarFragments({ loaded, output, documentKey, pool }: SiteFilesOptions): Promise<void> {
  if (!mayHaveLargeSidebar(loaded.site.navigation) || output.keepAll(fragmentPath, documentKey)) return;
  const fragments = await outputOf(pool.run('sidebarFragments', {}));
  for (const [path, html] of fragments) output.write(path, documentKey, html);
}

function writeRedirects({ loaded, redirects, output }: SiteFilesOptions): void {
  const { site, base, pages } = loaded;
  const start = startRoute(site, pages);
  if (start !== '/') writePage(output, '/', renderRedirect(publicAddress(start, base)));
  for (const [path, page] of redirectPages(redirects, base)) writePage(output, path, page);
}

function writeServices({ loaded: { site }, output }: SiteFilesOptions): void {
  const script = analyticsScript(site);
  if (script) writeNew(output, script.path, script.code);
}

/** A page with an error has no file, so no index lists it. */
async function writeIndexes({ loaded, output, updates }: SiteFilesOptions): Promise<void> {
  const { site, base, siteUrl } = loaded;
  const pages = loaded.pages.filter(({ route }) => output.has(htmlPath(route)));
  // Without this file, GitHub Pages drops folders that start with "_" when it publishes a branch.
  writeNew(output, '.nojekyll', '');
  writeAgentFiles({ ...loaded, pages }, output);
  const sitemapUrl = siteUrl && publicAddress('/sitemap.xml', base, siteUrl);
  writeNew(output, 'robots.txt', robotsFile(sitemapUrl));
  if (!siteUrl) return;
  const days = await lastCommits(site.root);
  const files = sitemap(site, pages, { base, siteUrl, lastModified: (file) => days.get(file) });
  for (const page of pages.filter(({ route }) => updates.has(route))) {
    const dated = { ...page, lastUpdated: page.lastUpdated ?? days.get(page.file) };
    for (const feed of feeds(site, dated, updates.get(page.route)!, { base, siteUrl })) files.set(...feed);
  }
  for (const [path, content] of files) writeNew(output, path, content);
}

/** Writes a page unless its address is taken. A path with a file extension is written under exactly that name. */
function writePage(output: OutputFolder, route: string, content: string): void {
  // Normalized from the root, so that `..` cannot leave the output folder.
  const clean = posix.normalize(route).slice(1);
  const path = /\.[a-z]+$/i.test(clean) ? clean : htmlPath(clean);
  if (!output.has(path) && !output.has(clean)) output.write(path, contentKey(content), content);
}

/** Writes a file unless the author has one with that name. */
function writeNew(output: OutputFolder, path: string, content: string): void {
  if (!output.has(path)) output.write(path, contentKey(content), content);
}

async function unlessKept(
  output: OutputFolder,
  path: string,
  key: string,
  content: () => Promise<string>,
): Promise<void> {
  if (!output.has(path) && !output.keep(path, key)) output.write(path, key, await content());
}
