/** Text around the matches, from the Markdown versions of the pages. */
import type { Matcher } from '../../search/match-ranges.js';
import { marked, type OpenExcerpt } from '../options.js';
import { quietTime, type PageTexts } from './page-texts.js';

/** Pages whose text is loaded for one result. */
const maxPages = 8;

export class Excerpts {
  readonly #texts: PageTexts;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(texts: PageTexts) {
    this.#texts = texts;
  }

  /** Fills excerpts. Excerpts of pages that cannot be loaded stay empty. */
  fill(excerpts: readonly OpenExcerpt[], match: Matcher): void {
    clearTimeout(this.#waiting);
    const hrefs = [...new Set(excerpts.map(({ href }) => href))].slice(0, maxPages);
    const wanted = excerpts.filter(({ href }) => hrefs.includes(href));
    const isLoaded = hrefs.every((href) => this.#texts.has(href));
    this.#waiting = setTimeout(
      () => wanted.forEach((excerpt) => void this.#fill(excerpt, match).catch(() => {})),
      isLoaded ? 0 : quietTime,
    );
  }

  async #fill({ href, heading, element }: OpenExcerpt, match: Matcher): Promise<void> {
    const text = await this.#texts.of(href);
    if (text === undefined || !element.isConnected) return;
    const { excerptOf } = await import('../excerpt.js');
    const excerpt = excerptOf(text, heading, match);
    if (excerpt !== undefined) element.replaceChildren(...marked(excerpt, match));
  }
}
