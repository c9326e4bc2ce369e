/** Finds links and images whose target does not exist. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decodeAddress } from '../../addresses/encode-address.js';
import type { FoundProblem, Problem } from '../../core/errors/errors.js';
import type { LocalLink } from '../../mdx/types.js';
import { foldersOf, missingFolder } from '../../core/text/folders-of.js';
import { SearchBudget } from '../../core/text/search-budget.js';
import { nearestPath } from '../../addresses/nearest-path.js';
import { htmlPath, markdownPath, pathAddress } from '../../addresses/addresses.js';
import { fileKind } from '../../reader/file-kinds.js';
import { holdsSecret } from '../../load/scan/holds-secret.js';
import { RedirectTable } from '../../nav/redirects.js';
import { isBelow } from '../../load/navigation/missing-pages.js';
import type { FolderScan } from '../../load/scan/scan-folder.js';
import { AnchorCheck } from './check-anchors.js';
import type { Site } from '../../core/model/types.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

/** Finds the dead local links of the site's pages. */
export class LinkCheck {
  readonly #routes: ReadonlySet<string>;
  readonly #markdown: ReadonlySet<string>;
  readonly #isOutput: (path: string) => boolean;
  /** Pages without the operation that they name, which is a problem of its own: its ids are not known. */
  readonly #undocumented: ReadonlySet<string>;
  readonly #files: ReadonlySet<string>;
  readonly #included: ReadonlySet<string>;
  readonly #private = new Map<string, boolean>();
  readonly #root: string;
  readonly #lostFolders: readonly string[];
  readonly #redirects: RedirectTable;
  readonly #hints = new Map<string, string | undefined>();
  readonly #searches = new SearchBudget();
  readonly #anchors = new AnchorCheck();
  /** The routes of pages, by file. */
  readonly #routeOf: ReadonlyMap<string, string>;
  /** Folders that contain a page, a file or a redirect. */
  readonly #folders: ReadonlySet<string>;

  /** `isOutput`: whether a path, without the first slash, is of a file that the site has beside its pages. */
  constructor(site: Site, scan: FolderScan, isOutput: (path: string) => boolean) {
    this.#isOutput = isOutput;
    this.#root = site.root;
    this.#routes = new Set(scan.pages.map(({ route }) => route));
    this.#markdown = new Set(scan.pages.map(({ route }) => `/${markdownPath(route)}`));
    const undocumented = scan.pages.filter(({ lacksApi }) => lacksApi);
    this.#undocumented = new Set(undocumented.map(({ route }) => route));
    this.#files = new Set(scan.assets.map((file) => `/${file}`));
    this.#included = new Set(scan.included.map((file) => `/${file}`));
    this.#lostFolders = scan.lostFolders ?? [];
    this.#redirects = new RedirectTable(site.redirects);
    this.#routeOf = new Map(scan.pages.map(({ file, route }) => [file, route]));
    const sources = site.redirects.map(({ source }) => source);
    this.#folders = new Set([...this.#routes, ...this.#files, ...sources].flatMap(foldersOf));
  }

  /** Returns a warning for each dead link in `links`, once per location. `ids`: the ids on the pages, by route. */
  check(links: Iterable<LocalLink>, ids: ReadonlyMap<string, readonly string[]> = new Map()): FoundProblem[] {
    const problems = new Map<string, FoundProblem>();
    for (const link of links) {
      const path = pathOf(link.target);
      if (this.#exists(path) && !this.#isPrivate(path)) {
        const problem = this.#undocumented.has(path) ? undefined : this.#anchors.problem(link, path, ids.get(path));
        if (problem) problems.set(`${link.file}:${link.line}:${link.column}:${link.target}`, problem);
        continue;
      }
      // Its specification cannot be read, which is an error of its own.
      if (link.kind === 'page' && isBelow(path.slice(1), this.#lostFolders)) continue;
      problems.set(`${link.file}:${link.line}:${link.column}:${path}`, this.#problem(link, path));
    }
    return [...problems.values()];
  }

  #exists(path: string): boolean {
    return (
      [this.#routes, this.#files, this.#markdown].some((paths) => paths.has(path)) ||
      this.#redirects.find(path) !== undefined ||
      this.#isOutput(path.slice(1)) ||
      this.#isOutput(htmlPath(path))
    );
  }

  /** Hidden files (`.env`) are not part of the scan, but authors see them in the folder. */
  #isPrivate(path: string): boolean {
    return getOrInsert(this.#private, path, () => this.#findPrivate(path));
  }

  #findPrivate(path: string): boolean {
    if (this.#routes.has(path)) return false;
    const isAsset = this.#files.has(path);
    const kind = fileKind(path.slice(1));
    if (kind === 'website' || this.#included.has(path)) return false;
    const file = join(this.#root, path);
    return isAsset ? holdsSecret(file) : kind === 'private' && existsSync(file);
  }

  #problem({ kind, target, file, line, column }: LocalLink, path: string): FoundProblem {
    const location = { file, line, column };
    if (this.#isPrivate(path)) return { ...location, ...privateProblem(path) };
    const whole = decodeAddress(target);
    const likely = this.#routes.has(whole) ? whole : this.#similar(kind, path);
    // No one links to the page that they write.
    const similar = likely === this.#routeOf.get(file) ? undefined : likely;
    const hint = similar && `Did you mean "${pathAddress(similar)}"?`;
    if (kind === 'page') {
      return {
        ...location,
        code: 'link-dead',
        message: `The link target "${path}" does not exist.`,
        hint: hint ?? 'Correct the link, create the page, or add a redirect to the settings.',
        cause: hint ? undefined : this.#cause(path, linksInto),
      };
    }
    return {
      ...location,
      code: 'asset-missing',
      message: `There is no file "${path}".`,
      hint: hint ?? 'Add the file, or correct the path. Paths that start with / are relative to the docs folder.',
      cause: hint ? undefined : this.#cause(path, filesIn),
    };
  }

  /** The text for all targets in the first folder of `path` that has no content. */
  #cause(path: string, text: (folder: string) => FoundProblem['cause']): FoundProblem['cause'] {
    const folder = missingFolder(path, this.#folders);
    return folder === undefined ? undefined : text(folder);
  }

  #similar(kind: LocalLink['kind'], path: string): string | undefined {
    const key = `${kind} ${path}`;
    const paths = kind === 'page' ? this.#routes : this.#files;
    if (!this.#hints.has(key))
      this.#hints.set(key, this.#searches.allows(paths.size) ? nearestPath(path, paths) : undefined);
    return this.#hints.get(key);
  }
}

function linksInto(folder: string): FoundProblem['cause'] {
  return {
    message: `There are no pages below "${folder}", where the links point.`,
    hint: 'Correct the links, create the pages, or add redirects to the settings.',
  };
}

function filesIn(folder: string): FoundProblem['cause'] {
  return { message: `There are no files below "${folder}".`, hint: 'Add the files, or correct the paths.' };
}

function privateProblem(path: string): Pick<Problem, 'code' | 'message' | 'hint'> {
  return {
    code: 'file-private',
    message: `"${path}" is a private file, so it is not published.`,
    hint: `Remove the reference. If everyone may read the file, add the line !${path} to .mintignore.`,
  };
}

/** The decoded path of a target, without query, hash and trailing slash. */
export function pathOf(target: string): string {
  return decodeAddress(target.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1'));
}
