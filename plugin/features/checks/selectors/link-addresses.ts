/** Finds selectors of links by an address that no link has, because addresses of pages end with a slash. */
import { pageLink } from '../../../addresses/addresses.js';
import type { Place, Problem } from '../../../core/errors/errors.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import type { LoadedSite } from '../../../load/loaded-site.js';
import type { StyleRule } from './read/style-rules.js';

/** The whole address, or its end. */
const condition = /\[\s*href\s*(\$?)=\s*["']?(\/[^"'\]]*?)["']?\s*(?:[is]\s*)?\]/gi;

export class LinkAddresses {
  readonly #uses = new Map<string, { text: string; fix: string; place: Place }[]>();
  readonly #routes: ReadonlySet<string>;
  readonly #base: string;

  constructor({ site, pages, base }: LoadedSite) {
    // Without the slash, addresses are those of the hosted page.
    this.#routes = new Set(site.seo.trailingSlash === false ? [] : pages.map(({ route }) => route));
    this.#base = base;
  }

  addRule({ selectors }: StyleRule, file: string): void {
    for (const { text, line, column } of selectors)
      for (const [found, end = '', address = ''] of text.matchAll(condition)) {
        const wanted = this.#wanted(address, end !== '');
        if (wanted === address) continue;
        const fix = found.replace(address, () => wanted);
        getOrInsert(this.#uses, file, () => []).push({ text: found, fix, place: { file, line, column } });
      }
  }

  /** The address as links have it. */
  #wanted(address: string, isEnd: boolean): string {
    const path = address.startsWith(this.#base) ? address.slice(this.#base.length - 1) : address;
    const route = isEnd ? [...this.#routes].find((each) => each !== '/' && each.endsWith(path)) : path;
    const hasSlash = route !== undefined && pageLink(route, this.#routes) !== route;
    if (!hasSlash) return address;
    return `${isEnd || path !== address ? address : this.#base.slice(0, -1) + address}/`;
  }

  /** One notice for each file. */
  notices(): Problem[] {
    return [...this.#uses.values()].map((uses): Problem => ({
      code: 'selector-unmatched',
      message: `Links to pages end with a slash, so these selectors match none: ${uses.map(({ text }) => text).join(', ')}.`,
      hint: `Write ${uses.map(({ fix }) => fix).join(', ')}.`,
      ...uses[0]!.place,
      ...(uses.length > 1 && { places: uses.map(({ place }) => place) }),
    }));
  }
}
