/**
 * Placeholders for syntax that the engines do not support (syntax of plugins, heading ids) or read slowly (very many expressions or
 * character references): private-use characters around a number. Engines read them as one word. Transforms replace them
 * by the actual node, or restore the author's text.
 */

import type { Point } from 'unist';
import type { SyntaxMatch } from './page-syntax.js';

export type Held = { source: string } & (
  | (SyntaxMatch & { kind: 'component'; at: Point })
  | { kind: 'heading-id'; id: string }
  | { kind: 'expression'; /** The text between the braces. */ code: string; at: Point }
  | { kind: 'character' }
);

const openMark = '\uE000';
const closeMark = '\uE001';
const placeholderPattern = /\uE000(\d+)\uE001|%EE%80%80(\d+)%EE%80%81/g;

/** The placeholders of one page and their replacements. */
export class Placeholders {
  readonly #held: Held[] = [];

  get isEmpty(): boolean {
    return this.#held.length === 0;
  }

  /** Stores `held` and returns its placeholder. */
  hold(held: Held): string {
    return `${openMark}${this.#held.push(held) - 1}${closeMark}`;
  }

  /**
   * Splits text at its placeholders into strings and held values, in order. Placeholders that `isWanted` excludes stay
   * in the text.
   */
  split(text: string): (string | Held)[];
  split<Wanted extends Held>(text: string, isWanted: (held: Held) => held is Wanted): (string | Wanted)[];
  split(text: string, isWanted: (held: Held) => boolean = () => true): (string | Held)[] {
    const parts: (string | Held)[] = [];
    let taken = 0;
    for (const match of text.matchAll(placeholderPattern)) {
      const held = this.#held[Number(match[1] ?? match[2])];
      if (!held || !isWanted(held)) continue;
      if (match.index > taken) parts.push(text.slice(taken, match.index));
      parts.push(held);
      taken = match.index + match[0].length;
    }
    if (taken < text.length) parts.push(text.slice(taken));
    return parts;
  }

  /** Restores the author's text, with character references decoded. */
  restore(text: string): string {
    return this.split(text)
      .map((part) => (typeof part === 'string' ? part : part.source))
      .join('');
  }
}
