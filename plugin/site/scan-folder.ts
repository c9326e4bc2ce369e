import path from 'node:path';
import type { Report } from '../errors.js';
import { isPublished, readIgnored } from './ignored-files.js';
import { reportMissingPages } from './missing-pages.js';
import { namedPages } from './navigation-pages.js';
import { pathOfFile, readPages } from './read-pages.js';
import { routeOf } from './routes.js';
import type { PageEntry, Site } from './types.js';
import { walkFolder } from './walk-folder.js';

/** What the docs folder holds. Files are relative to it, with `/`, sorted. */
export interface FolderScan {
  pages: PageEntry[];
  /** Files that pages import: everything a page can be made of inside a snippet folder. */
  snippets: string[];
  /** Files to copy as they are, `styles` and `scripts` among them. */
  assets: string[];
  /** `.css` files at the root of the folder: loaded on every page. */
  styles: string[];
  /** `.js` files at the root of the folder: loaded on every page. */
  scripts: string[];
}

/** Files in folders of these names, at any depth, are parts of pages. */
const snippetFolder = /(?:^|\/)_?snippets\//;
const pageFile = /\.mdx?$/i;

/**
 * Reads the docs folder once: pages with their front matter, snippets and assets. Reports entries of the navigation
 * without a page, two files for one page, links out of the folder; a navigation without any page is an error.
 */
export async function scanFolder(site: Site, report: Report): Promise<FolderScan> {
  const named = namedPages(site.navigation);
  const namedPaths = new Set(named.map((page) => page.path));
  const files = walkFolder(site.root, await readIgnored(site.root, namedPaths), report);
  const isSnippet = (file: string): boolean => snippetFolder.test(file) && !namedPaths.has(pathOfFile(file));
  const pageFiles = files.filter((file) => pageFile.test(file) && !isSnippet(file));
  const shown = new Set(named.filter((page) => !page.hidden).map((page) => page.path));
  const pages = readPages(site.root, onePerPath(pageFiles, report), shown, report);
  onePerRoute(pages, report);
  reportMissingPages(site, named, pages, report);
  const assets = files.filter((file) => !pageFile.test(file) && isPublished(file));
  const atRoot = (extension: string): string[] =>
    assets.filter((file) => !file.includes('/') && path.extname(file) === extension);
  return {
    pages,
    snippets: files.filter((file) => isSnippet(file) && /\.(?:mdx?|jsx?|tsx?)$/i.test(file)),
    assets,
    styles: atRoot('.css'),
    scripts: atRoot('.js'),
  };
}

/** Where there is both `a.md` and `a.mdx`, the second. */
function onePerPath(files: readonly string[], report: Report): string[] {
  const byPath = new Map<string, string>();
  for (const file of files) {
    const pagePath = pathOfFile(file);
    const other = byPath.get(pagePath);
    const [kept, dropped] = other && /\.mdx$/i.test(other) ? [other, file] : [file, other];
    byPath.set(pagePath, kept);
    if (dropped) report.warn(twice(dropped, `There is also ${kept}, which is taken instead.`));
  }
  return [...byPath.values()];
}

/** Where `a.mdx` and `a/index.mdx` want one address, the second is reached as `/a/index`. */
function onePerRoute(pages: readonly PageEntry[], report: Report): void {
  const byRoute = new Map<string, PageEntry>(
    pages.filter((page) => routeOf(page.path) === `/${page.path}`).map((page) => [page.route, page]),
  );
  for (const page of pages) {
    const other = byRoute.get(page.route);
    if (!other || other === page) continue;
    page.route = `/${page.path}`;
    report.warn(twice(page.file, `${other.file} has the same address; this page is at ${page.route}.`));
  }
}

function twice(file: string, message: string): Parameters<Report['warn']>[0] {
  return { code: 'page-twice', message, hint: 'Remove or rename one of the two files.', file, line: 1, column: 1 };
}
