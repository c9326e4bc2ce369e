/** Reads what front matter tells about each page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Report } from '../errors.js';
import { readFrontMatter } from '../mdx/front-matter.js';
import { checkFrontMatter } from './check-front-matter.js';
import { headingTitle, titleFromPath } from './page-title.js';
import { routeOf } from './routes.js';
import type { PageEntry } from './types.js';

/** One entry a file, in the order of `files` (relative to `root`). `shown`: paths that the navigation shows. What is wrong with values of front matter goes to `report`. */
export function readPages(
  root: string,
  files: readonly string[],
  shown: ReadonlySet<string>,
  report = new Report(),
): PageEntry[] {
  return files.map((file) => readPage(root, file, shown, report));
}

/** The path by which the navigation names a file: without extension. */
export function pathOfFile(file: string): string {
  return file.replace(/\.mdx?$/i, '');
}

function readPage(root: string, file: string, shown: ReadonlySet<string>, report: Report): PageEntry {
  // For a thousand small files, waiting for each takes four times as long as reading it.
  const source = readFileSync(path.join(root, file), 'utf8');
  // Broken front matter is reported when the page is compiled; here it would be told a second time.
  const { meta, data, body } = readFrontMatter(source, file, new Report());
  checkFrontMatter(data, source, file, report);
  const pagePath = pathOfFile(file);
  return {
    path: pagePath,
    route: routeOf(pagePath),
    file,
    meta: { ...meta, title: meta.title || headingTitle(body) || titleFromPath(pagePath) },
    hidden: meta.hidden === true || !shown.has(pagePath),
  };
}
