/** Reads what front matter tells about each page. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Report } from '../errors.js';
import { readFrontMatter } from '../mdx/front-matter.js';
import { headingTitle, titleFromPath } from './page-title.js';
import { routeOf } from './routes.js';
import type { PageEntry } from './types.js';

/** More open files at once gain nothing, and some systems allow few. */
const mostAtOnce = 64;

/** One entry a file, in the order of `files` (relative to `root`). `shown`: paths that the navigation shows. */
export async function readPages(root: string, files: readonly string[], shown: ReadonlySet<string>): Promise<PageEntry[]> {
  const entries: PageEntry[] = [];
  for (let from = 0; from < files.length; from += mostAtOnce) {
    const some = files.slice(from, from + mostAtOnce);
    entries.push(...(await Promise.all(some.map((file) => readPage(root, file, shown)))));
  }
  return entries;
}

/** The path by which the navigation names a file: without extension. */
export function pathOfFile(file: string): string {
  return file.replace(/\.mdx?$/i, '');
}

async function readPage(root: string, file: string, shown: ReadonlySet<string>): Promise<PageEntry> {
  const source = await readFile(path.join(root, file), 'utf8');
  // Broken front matter is reported when the page is compiled; here it would be told a second time.
  const { meta, body } = readFrontMatter(source, file, new Report());
  const pagePath = pathOfFile(file);
  return {
    path: pagePath,
    route: routeOf(pagePath),
    file,
    meta: { ...meta, title: meta.title || headingTitle(body) || titleFromPath(pagePath) },
    hidden: meta.hidden === true || !shown.has(pagePath),
  };
}
