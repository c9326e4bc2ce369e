/** Finds rules that keep the top of the page free, because the bar of the hosted page covers it. */
import type { Place, Problem } from '../../../core/errors/errors.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import type { PageFacts } from '../../../mdx/types.js';
import type { HookNames } from './hook-names.js';
import { namesOf, type Compound, type Selector } from './read/selector.js';
import type { StyleRule } from './read/style-rules.js';

/** Smaller spaces are too low for the hosted bar. */
const minPx = 96;

const remPx = 16;

/** The hooks that begin at the bar. */
const topHooks = new Set(['#body-content', '#sidebar', '#content-container', '#content-area', '#content-side-layout']);

export class BarRoom {
  readonly #uses = new Map<string, { text: string; place: Place }[]>();
  readonly #hooks: HookNames;
  /** By page: the names of the elements at its top. */
  readonly #tops: readonly (readonly (readonly string[])[])[];

  constructor(facts: Iterable<Pick<PageFacts, 'top'>>, hooks: HookNames) {
    this.#hooks = hooks;
    this.#tops = [...facts].flatMap(({ top }) => (top ? [top] : []));
  }

  addRule({ selectors, declarations, media }: StyleRule, file: string): void {
    const spaces = [...declarations].filter(([property, value]) => topSpace(property, value) >= minPx);
    // On larger screens, and as padding, such a space is part of a design.
    const isForPhones = media.some((query) => /max-width|width\s*</i.test(query));
    const ofAuthor = isForPhones ? spaces.filter(([property]) => property.startsWith('margin')) : [];
    for (const { selector, text, line, column } of spaces.length > 0 ? selectors : []) {
      const [space] = isTopHook(selector) ? spaces : this.#isAtTop(selector) ? ofAuthor : [];
      if (!space) continue;
      getOrInsert(this.#uses, file, () => []).push({
        text: `${text} { ${space.join(': ')} }`,
        place: { file, line, column },
      });
    }
  }

  /** One notice for each file. */
  notices(): Problem[] {
    return [...this.#uses.values()].map((uses): Problem => {
      const what = uses.length === 1 ? 'this rule leaves' : 'these rules leave';
      return {
        code: 'bar-room',
        message: `The bar does not cover the page, so ${what} a gap below it: ${uses.map(({ text }) => text).join(', ')}.`,
        hint: 'Remove the space if it is for the bar.',
        ...uses[0]!.place,
        ...(uses.length > 1 && { places: uses.map(({ place }) => place) }),
      };
    });
  }

  /** Whether it selects an element at the top of a page of the author. */
  #isAtTop(selector: Selector): boolean {
    const { names } = selector.at(-1)!;
    if (names.length === 0 || !selector.every(isPlain)) return false;
    return this.#tops.some((top) => {
      const known = new Set([...top.flat(), ...this.#hooks.names]);
      return (
        top.some((element) => names.every((name) => element.includes(name))) &&
        namesOf(selector).every((name) => known.has(name))
      );
    });
  }
}

function isTopHook(selector: Selector): boolean {
  const last = selector.at(-1)!;
  return isPlain(last) && last.names.some((name) => topHooks.has(name));
}

function isPlain({ any, has, not, parts, isOpen }: Compound): boolean {
  return !isOpen && [any, has, not, parts].every((list) => list.length === 0);
}

/** The space that a declaration adds at the top, in CSS pixels. 0 if it depends on something else. */
function topSpace(property: string, value: string): number {
  if (!/^(?:margin|padding)(?:-top|-block|-block-start)?$/i.test(property)) return 0;
  const [, size, unit] = /^\s*([\d.]+)(px|rem)\b/i.exec(value) ?? [];
  return Number(size ?? 0) * (unit?.toLowerCase() === 'rem' ? remPx : 1);
}
