/** Text around the matches, from the Markdown versions of the pages. */
import { keepPromise } from '../../keep-promise.js';
import type { Matcher } from '../../search/match-ranges.js';
import { marked, type OpenExcerpt } from '../options.js';

/** Pages whose text is loaded for one result. */
const maxPages = 8;
/** Time in milliseconds before pages are loaded, so that typing does not load pages for each letter. */
const quietTime = 120;

export class Excerpts {
  readonly #base: string;
  readonly #pages = new Map<string, Promise<string | undefined>>();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** `base`: URL of the site. */
  constructor(base: string) {
    this.#base = base;
  }

  /** Fills excerpts. Excerpts of pages that cannot be loaded stay empty. */
  fill(excerpts: readonly OpenExcerpt[], match: Matcher): void {
    clearTimeout(this.#waiting);
    const hrefs = [...new Set(excerpts.map(({ href }) => href))].slice(0, maxPages);
    const wanted = excerpts.filter(({ href }) => hrefs.includes(href));
    const isLoaded = hrefs.every((href) => this.#pages.has(href));
    this.#waiting = setTimeout(
      () => wanted.forEach((excerpt) => void this.#fill(excerpt, match).catch(() => {})),
      isLoaded ? 0 : quietTime,
    );
  }

  async #fill({ href, heading, element }: OpenExcerpt, match: Matcher): Promise<void> {
    const text = await keepPromise(this.#pages, href, () => this.#load(href));
    if (text === undefined || !element.isConnected) return;
    const { excerptOf } = await import('../excerpt.js');
    const excerpt = excerptOf(text, heading, match);
    if (excerpt !== undefined) element.replaceChildren(...marked(excerpt, match));
  }

  async #load(href: string): Promise<string | undefined> {
    // Pages on other hosts belong to an adapter.
    if (!href.startsWith(this.#base)) return undefined;
    const path = href.slice(this.#base.length).replace(/(?:^|\/)(?:index\.html)?$/, '');
    try {
      const response = await fetch(new URL(`${path || 'index'}.md`, this.#base));
      return response.ok ? await response.text() : undefined;
    } catch {
      return undefined;
    }
  }
}
