import { fileStart, Report } from '../../core/errors/errors.js';
import type { FrontMatterSchema } from '../../config/schema/settings.js';
import { configFiles } from '../../config/read/find-config.js';
import { fileKind } from '../../reader/file-kinds.js';
import { readFileRules } from './ignored-files.js';
import { findLoadedFiles, type LoadedFiles } from './loaded-files.js';
import { walkFolder } from './walk-folder.js';
import { listFolders } from '../navigation/list-folders.js';
import { placePages, type PagePlace } from '../navigation/place-pages.js';
import { reportMissingPages } from '../navigation/missing-pages.js';
import { namedPages } from '../navigation/navigation-pages.js';
import type { PageSources, ReadPage } from '../page-sources.js';
import { loadPage, pathOfFile, type LoadedPage } from '../load-page.js';
import { htmlPath, pagePaths } from '../../addresses/addresses.js';
import { routeOf } from '../../addresses/routes.js';
import { foldersOf } from '../../core/text/folders-of.js';
import type { NavSection, PageEntry, Site } from '../../core/model/types.js';

/** The contents of the docs folder. Files are relative to it, with `/`, sorted. */
export interface FolderScan extends LoadedFiles {
  pages: PageEntry[];
  /** Files that pages import: everything inside a snippet folder that can be part of a page. */
  snippets: string[];
  /**
   * All other files that may be published, including `styles` and `scripts`. `publishedFiles` decides which of them
   * are.
   */
  assets: string[];
  /** The subset of `assets` that the author includes explicitly. */
  included: string[];
  /** Files that are never published: keys, credentials, database dumps. */
  private: string[];
  /** Folders of the pages that are not generated, because their specification cannot be read. Default: none. */
  lostFolders?: readonly string[];
}

/** Pages that plugins make. */
export interface PagesOfPlugins {
  pages: readonly LoadedPage[];
  /** The places of pages by path. Default: the navigation lists the page, or it is hidden. */
  places: ReadonlyMap<string, PagePlace>;
  /** Gets the path of a page whose place does not exist. */
  onLost(path: string): void;
}

/** The pages that no file has: of specifications, and of plugins. */
export interface OtherPages extends Pick<FolderScan, 'lostFolders'> {
  /** Of specifications. Default: none. */
  pages?: readonly LoadedPage[];
  /** Makes the pages of plugins. `written`: the pages of files. */
  makePages?(written: LoadedPage[]): Promise<PagesOfPlugins | undefined>;
  /** The pages of the last build. Default: none. */
  sources?: PageSources | undefined;
}

/** Files in folders with these names, at any depth, are snippets. */
const snippetFolder = /(?:^|\/)_?snippets\//;
const pageFile = /\.mdx?$/i;

/** Whether a file is a page by its name and folder. */
export function isPageFile(file: string): boolean {
  return pageFile.test(file) && !snippetFolder.test(file);
}

/**
 * Scans the docs folder once: pages with their front matter, snippets and assets. Reports navigation entries without a
 * page, duplicate pages and links out of the folder. A navigation without any page is an error. `include`: patterns of
 * files that are always published, in the syntax of .gitignore. `generated`: the pages of specifications. `navigation` in
 * the result has pages in place of entries such as `guides/*`.
 */
export async function scanFolder(
  site: Site,
  report: Report,
  frontMatter: FrontMatterSchema,
  include?: readonly string[],
  { pages: generated = [], lostFolders, makePages, sources }: OtherPages = {},
): Promise<FolderScan & { pages: LoadedPage[]; navigation: NavSection }> {
  const named = namedPages(site.navigation);
  const namedPaths = new Set(named.map((page) => page.path));
  const rules = readFileRules(site.root, namedPaths, include);
  const files = walkFolder(site.root, rules.isIgnored, report);
  const isSnippet = (file: string): boolean => snippetFolder.test(file) && !namedPaths.has(pathOfFile(file));
  const pageFiles = files.filter((file) => pageFile.test(file) && !isSnippet(file));
  const routes = onePerRoute(onePerPath(pageFiles, report), report);
  const ofFiles = [...routes].flatMap(([file, route]) => {
    const read = (): ReadPage | undefined => readPage(site.root, file, route, frontMatter);
    const { page, warnings } = (sources ? sources.load(file, route, read) : read()) ?? { warnings: [] };
    report.warnings.push(...warnings);
    return page ?? [];
  });
  const made = await makePages?.(ofFiles);
  const written = made ? [...ofFiles, ...made.pages] : ofFiles;
  const paths = new Set(written.map((page) => page.path));
  const added = generated.filter((page) => !paths.has(page.path));
  const places = made?.places ?? new Map<string, PagePlace>();
  const listing = listFolders(
    site.navigation,
    written.filter(({ path }) => !places.has(path)),
  );
  const { navigation, lost } = placePages(listing.navigation, places);
  for (const path of lost) made?.onLost(path);
  const listed = namedPages(navigation);
  const shown = new Set(listed.filter((page) => !page.hidden).map((page) => page.path));
  const all = [...written, ...added].map((page) => ({
    ...page,
    hidden: page.hidden || !shown.has(page.path),
    ...(listing.isFound(page.path) && { isFound: true }),
  }));
  const pages = withPlace(all, report);
  reportMissingPages(site, listed, { pages: all, lostFolders }, report);
  const snippets = files.filter((file) => isSnippet(file) && /\.(?:mdx?|jsx?|tsx?)$/i.test(file));
  const parts = new Set([...configFiles, ...snippets]);
  const others = files.filter((file) => !pageFile.test(file) && !parts.has(file));
  const isPrivate = (file: string): boolean => fileKind(file) === 'private' && !rules.isIncluded(file, true);
  const assets = others.filter((file) => !isPrivate(file));
  return {
    pages,
    navigation,
    ...(lostFolders && { lostFolders }),
    snippets,
    assets,
    included: assets.filter((file) => rules.isIncluded(file, false)),
    private: others.filter(isPrivate),
    ...(await findLoadedFiles(site.root, assets, [...pageFiles, ...snippets])),
  };
}

function readPage(...source: [root: string, file: string, route: string, FrontMatterSchema]): ReadPage | undefined {
  const report = new Report();
  const page = loadPage(...source, report);
  return page && { page, warnings: report.warnings };
}

/** If both `a.md` and `a.mdx` exist, the latter. */
function onePerPath(files: readonly string[], report: Report): string[] {
  const byPath = new Map<string, string>();
  for (const file of files) {
    const pagePath = pathOfFile(file);
    const other = byPath.get(pagePath);
    const [kept, dropped] = other && /\.mdx$/i.test(other) ? [other, file] : [file, other];
    byPath.set(pagePath, kept);
    if (dropped) report.warn(twice(dropped, `There is also ${kept}, which is used instead.`));
  }
  return [...byPath.values()];
}

/** The route of each file. If `a.mdx` and `a/index.mdx` conflict, the latter is at `/a/index`. */
function onePerRoute(files: readonly string[], report: Report): Map<string, string> {
  const fileAt = new Map<string, string>();
  const pages = files.map((file) => ({ file, own: `/${pathOfFile(file)}`, route: routeOf(pathOfFile(file)) }));
  for (const { file, own, route } of pages) if (route === own) fileAt.set(route, file);
  return new Map(
    pages.map(({ file, own, route }) => {
      const other = fileAt.get(route);
      if (other === undefined || other === file) return [file, route];
      report.warn(twice(file, `${other} has the same address; this page is at ${own}.`));
      return [file, own];
    }),
  );
}

/** The pages whose folder in the output is not the place of a file of another page: `a.md` is the Markdown of `/a`. */
function withPlace(pages: readonly LoadedPage[], report: Report): LoadedPage[] {
  const files = new Map(pages.flatMap(({ route, file }) => pagePaths(route).map((path) => [path, file])));
  return pages.filter(({ route, file }) => {
    const taken = foldersOf(htmlPath(route)).find((folder) => files.has(folder));
    if (taken !== undefined)
      report.warn(twice(file, `${files.get(taken)} is published as ${taken}, so that no page can have this address.`));
    return taken === undefined;
  });
}

function twice(file: string, message: string): Parameters<Report['warn']>[0] {
  return { code: 'page-twice', message, hint: 'Remove or rename one of the two files.', ...fileStart(file) };
}
