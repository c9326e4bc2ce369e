import type { Report } from '../errors.js';
import { nearest } from '../nearest.js';
import type { NamedPage } from './navigation-pages.js';
import type { PageEntry, Site } from './types.js';

/**
 * Warns of each entry of the navigation that has no file. A folder without pages, and a navigation none of whose entries
 * has a file, are errors.
 */
export function reportMissingPages(
  site: Site,
  named: readonly NamedPage[],
  pages: readonly PageEntry[],
  report: Report,
): void {
  const start = { file: site.configFile, line: 1, column: 1 };
  const paths = pages.map((page) => page.path);
  const known = new Set(paths);
  const missing = named.filter((page) => !known.has(page.path));
  if (pages.length === 0) {
    report.error({
      ...start,
      code: 'no-pages',
      message: 'The folder has no .mdx or .md pages.',
      hint: 'Write a first page, index.mdx, beside the settings.',
    });
  } else if (missing.length > 0 && missing.length === named.length && report.errors.length === 0) {
    report.error({
      ...start,
      ...missing[0]?.location,
      code: 'navigation-empty',
      message:
        missing.length === 1
          ? 'The only page of the navigation does not exist.'
          : `None of the ${missing.length} pages of the navigation exists.`,
      hint: 'Pages are named by their path under the docs folder, without an extension.',
    });
  }
  for (const { path, location } of missing) {
    report.warn({
      ...start,
      ...location,
      code: 'page-missing',
      message: `There is no page ${JSON.stringify(path)}; the entry is left out.`,
      hint: hintFor(path, paths),
    });
  }
}

function hintFor(path: string, paths: readonly string[]): string {
  const likely = nearest(path, paths) ?? sameName(path, paths);
  if (likely === undefined)
    return 'Write the page, or take the entry out. Pages are named by their path under the docs folder, without an extension.';
  const reason = likely.toLowerCase() === path.toLowerCase() ? ' Small and capital letters differ.' : '';
  return `Did you mean ${JSON.stringify(likely)}?${reason}`;
}

/** A page of the same name in another folder. */
function sameName(path: string, paths: readonly string[]): string | undefined {
  const name = path.split('/').at(-1)!;
  return name === 'index' ? undefined : paths.find((other) => other.split('/').at(-1) === name);
}
