import { fileStart, type FoundProblem, type Problem, type Report } from '../../core/errors/errors.js';
import { foldersOf, missingFolder } from '../../core/text/folders-of.js';
import { SearchBudget } from '../../core/text/search-budget.js';
import { listedFolder } from '../../addresses/page-path.js';
import { nearestPath } from '../../addresses/nearest-path.js';
import type { NamedPage } from './navigation-pages.js';
import type { FolderScan } from '../scan/scan-folder.js';
import type { Site } from '../../core/model/types.js';

/**
 * Warns about each navigation entry without a file. A folder without pages, and a navigation in which no entry has a
 * file, are errors. `lostFolders`: see `FolderScan`.
 */
export function reportMissingPages(
  site: Site,
  named: readonly NamedPage[],
  { pages, lostFolders = [] }: Pick<FolderScan, 'pages' | 'lostFolders'>,
  report: Report,
): void {
  const start = fileStart(site.configFile);
  const paths = pages.map((page) => page.path);
  const existing = new Set(paths);
  const missing = named.filter((page) => !existing.has(page.path) && !isBelow(page.path, lostFolders));
  if (pages.length === 0 && lostFolders.length === 0) {
    report.error({
      ...start,
      code: 'no-pages',
      message: 'The folder has no .mdx or .md pages.',
      hint: 'Create a first page, index.mdx, next to the settings.',
    });
  }
  const searches = new SearchBudget();
  const folders = new Set(['', ...paths.flatMap(foldersOf)]);
  const problems = missing.map(({ path, location }) => ({
    ...start,
    ...location,
    ...(emptyEntry(path, folders) ?? {
      message: `There is no page ${JSON.stringify(path)}; the entry is left out.`,
      hint:
        folderHint(path, folders) ??
        (searches.allows(paths.length) ? hintFor(path, paths) : undefined) ??
        createOrRemove,
    }),
  }));
  if (missing.length > 0 && missing.length === named.length && report.errors.length === 0)
    report.error(emptyNavigation(problems));
  else {
    for (const [index, problem] of problems.entries()) {
      const cause = problem.hint === createOrRemove ? causeOf(missing[index]!.path, folders) : undefined;
      report.warn({ ...problem, code: 'page-missing', cause });
    }
  }
}

/** The text for all entries in the first folder of `path` that has no pages. */
function causeOf(path: string, folders: ReadonlySet<string>): FoundProblem['cause'] {
  const folder = missingFolder(path, folders);
  if (folder === undefined) return undefined;
  return {
    message: `There are no pages in the folder ${JSON.stringify(folder)}; its entries are left out.`,
    hint: 'Create the pages, or remove the entries.',
  };
}

/** One error instead of a warning for each entry, which has the same cause. */
function emptyNavigation(problems: readonly Omit<Problem, 'code'>[]): Problem {
  const [{ file, line, column, hint }, ...others] = problems as [Omit<Problem, 'code'>];
  const code = 'navigation-empty';
  if (others.length === 0)
    return { file, line, column, code, message: 'The only page in the navigation does not exist.', hint };
  return {
    file,
    line,
    column,
    code,
    message: `None of the ${problems.length} pages in the navigation exists.`,
    hint: 'Use the path of a page, relative to the docs folder and without extension.',
    places: problems,
  };
}

/** Whether a path is one of the folders, or is below one of them. */
export function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

const createOrRemove =
  'Create the page, or remove the entry. Pages are named by their path in the docs folder, without extension.';

/** The problem of an entry such as `guides/*` that lists no page. */
function emptyEntry(path: string, folders: ReadonlySet<string>): Pick<Problem, 'message' | 'hint'> | undefined {
  const folder = listedFolder(path);
  if (folder === undefined) return undefined;
  if (folders.has(folder))
    return {
      message: `${JSON.stringify(path)} lists no pages: other entries list all pages of the folder, or they are hidden.`,
      hint: 'Remove the entry.',
    };
  const similar = nearestPath(folder, folders);
  return {
    message: `There are no pages in the folder ${JSON.stringify(folder)}; the entry ${JSON.stringify(path)} is left out.`,
    hint: similar ? `Did you mean ${JSON.stringify(`${similar}/*`)}?` : 'Create the pages, or remove the entry.',
  };
}

/** The hint for a folder instead of a page, and for patterns of other tools such as `guides/**`. */
function folderHint(path: string, folders: ReadonlySet<string>): string | undefined {
  const [folder = ''] = path.split(/\/?\*/);
  if (!folders.has(folder)) return undefined;
  const entry = JSON.stringify(folder === '' ? '*' : `${folder}/*`);
  return `To list the pages of the folder and of the folders in it, write ${entry}.`;
}

function hintFor(path: string, paths: readonly string[]): string | undefined {
  const likely = nearestPath(path, paths);
  if (likely === undefined) return undefined;
  const reason = likely.toLowerCase() === path.toLowerCase() ? ' Page paths are case-sensitive.' : '';
  return `Did you mean ${JSON.stringify(likely)}?${reason}`;
}
