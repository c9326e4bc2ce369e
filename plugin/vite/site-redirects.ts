/** The redirects of a served site. */
import type { LoadedSite } from '../load/loaded-site.js';
import { checkRedirects } from '../features/checks/check-redirects.js';
import type { Problem } from '../core/errors/errors.js';
import { redirectLocation, redirectPages } from '../shell/redirect-pages.js';
import { RedirectTable, type Redirect } from '../nav/redirects.js';

export class SiteRedirects {
  /** The valid rules. */
  readonly live: readonly Redirect[];
  /** Problems of the other rules. */
  readonly problems: readonly Problem[];
  readonly #base: string;
  readonly #table: RedirectTable;
  readonly #pages: ReadonlyMap<string, string>;

  constructor(loaded: LoadedSite) {
    const { live, problems } = checkRedirects(loaded.site, loaded);
    this.live = live;
    this.problems = problems;
    this.#base = loaded.base;
    this.#table = new RedirectTable(live);
    this.#pages = redirectPages(live, loaded.base);
  }

  /** The target and status for `path` (below the base), with the query `?…` of the request. */
  at(path: string, query: string): { redirect: string; status: number } | undefined {
    const match = this.#table.find(path);
    const redirect = match && redirectLocation(match.destination, this.#base, query);
    return redirect === undefined ? undefined : { redirect, status: match?.rule.permanent ? 308 : 307 };
  }

  /** The redirect page for a path whose redirects depend on the hash. */
  page(path: string): string | undefined {
    return this.#pages.get(path);
  }
}
