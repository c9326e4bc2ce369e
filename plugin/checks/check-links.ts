/** Finds links and pictures that lead nowhere in the site. */
import { decodeAddress } from '../encode-address.js';
import type { Problem } from '../errors.js';
import type { LocalLink } from '../mdx/types.js';
import { nearest } from '../nearest.js';
import { RedirectTable } from '../site/redirects.js';
import type { FolderScan } from '../site/scan-folder.js';
import type { Site } from '../site/types.js';

/** Addresses that every site has besides its pages and files. */
const generated = ['/', '/llms.txt', '/sitemap.xml', '/404.html'];

/** Answers which local links of the site's pages are dead. */
export class LinkCheck {
  readonly #routes: ReadonlySet<string>;
  readonly #files: ReadonlySet<string>;
  readonly #redirects: RedirectTable;
  readonly #hints = new Map<string, string | undefined>();

  constructor(site: Site, scan: FolderScan) {
    this.#routes = new Set([...generated, ...scan.pages.map(({ route }) => route)]);
    this.#files = new Set(scan.assets.map((file) => `/${file}`));
    this.#redirects = new RedirectTable(site.redirects);
  }

  /** A warning for each of `links` that is dead, once a place. */
  check(links: Iterable<LocalLink>): Problem[] {
    const problems = new Map<string, Problem>();
    for (const link of links) {
      const path = pathOf(link.target);
      if (this.#exists(path)) continue;
      problems.set(`${link.file}:${link.line}:${link.column}:${path}`, this.#problem(link, path));
    }
    return [...problems.values()];
  }

  #exists(path: string): boolean {
    return this.#routes.has(path) || this.#files.has(path) || this.#redirects.find(path) !== undefined;
  }

  #problem({ kind, file, line, column }: LocalLink, path: string): Problem {
    const place = { file, line, column };
    const similar = this.#similar(kind, path);
    const hint = similar && `Did you mean "${similar}"?`;
    if (kind === 'page') {
      return {
        ...place,
        code: 'link-dead',
        message: `The link to "${path}" leads to no page and no file.`,
        hint: hint ?? 'Correct the link, write the page, or add a redirect to the settings.',
      };
    }
    return {
      ...place,
      code: 'asset-missing',
      message: `There is no file "${path}".`,
      hint:
        hint ??
        'Put the file into the docs folder, or correct the path. Paths that start with / begin at the docs folder.',
    };
  }

  #similar(kind: LocalLink['kind'], path: string): string | undefined {
    const key = `${kind} ${path}`;
    if (!this.#hints.has(key)) this.#hints.set(key, nearest(path, kind === 'page' ? this.#routes : this.#files));
    return this.#hints.get(key);
  }
}

/** The path of a target, readable, without query, hash and the slash at its end. */
function pathOf(target: string): string {
  return decodeAddress(target.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1'));
}
