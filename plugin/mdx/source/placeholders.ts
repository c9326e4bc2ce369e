/**
 * Stand-ins for what the engines do not know (math, heading ids) or read slowly (expressions and character references in
 * very large numbers): private-use characters around a number.
 * The engines see one word; transforms put the real thing in its place, or the author's text where it was none.
 */

import type { Point } from 'unist';

export type Held = { source: string } & (
  | { kind: 'math'; tex: string; display: boolean; at: Point }
  | { kind: 'heading-id'; id: string }
  | { kind: 'expression'; /** The text between the braces. */ code: string; at: Point }
  | { kind: 'character' }
);

const openMark = '\uE000';
const closeMark = '\uE001';
const placeholderPattern = /\uE000(\d+)\uE001|%EE%80%80(\d+)%EE%80%81/g;

/** What the placeholders of one page stand for. */
export class Placeholders {
  readonly #held: Held[] = [];

  get isEmpty(): boolean {
    return this.#held.length === 0;
  }

  /** Keeps `held` and returns the text that stands for it. */
  hold(held: Held): string {
    return `${openMark}${this.#held.push(held) - 1}${closeMark}`;
  }

  /** Cuts text at its placeholders: strings and what was held, in order. Other placeholders than `isWanted` stay in the text. */
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

  /** Text as the author wrote it, with the characters that references stand for. */
  restore(text: string): string {
    return this.split(text)
      .map((part) => (typeof part === 'string' ? part : part.source))
      .join('');
  }
}
