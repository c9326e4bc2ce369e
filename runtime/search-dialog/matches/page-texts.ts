/** The Markdown versions of pages. */
import { keepPromise } from '../../keep-promise.js';

/** Time in milliseconds before pages are loaded, so that typing does not load pages for each letter. */
export const quietTime = 120;

export class PageTexts {
  readonly #base: string;
  readonly #pages = new Map<string, Promise<string | undefined>>();

  /** `base`: URL of the site. */
  constructor(base: string) {
    this.#base = base;
  }

  /** Whether the text of a page is loaded or loading. */
  has(href: string): boolean {
    return this.#pages.has(href);
  }

  /** The text of a page; `undefined` if it cannot be loaded. `href`: relative to the site, or absolute. */
  of(href: string): Promise<string | undefined> {
    const url = new URL(href, this.#base).href;
    return keepPromise(this.#pages, url, () => this.#load(url));
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
