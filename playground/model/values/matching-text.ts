/** A text that matches a pattern, for examples: as short and as plain as the pattern allows. */

/** Plain characters come first. */
const characters = Array.from(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:@+#,;!?%&=~*\'"`$^|(){}[]<>\\ \t\n',
);

/** In characters. Nobody reads longer examples. */
const maxTextLength = 500;

/** Characters of a text that a slow pattern is tried with. */
const maxTriedLength = 25;

/** Whether a pattern may take very long for a text that almost matches: groups that repeat, or many repetitions. */
function isSlow(pattern: string): boolean {
  const repetitions = pattern.match(/[*+?|]|\{\d+,/g)?.length ?? 0;
  return repetitions > (/\)[*+?{]/.test(pattern) ? 0 : 2);
}

/**
 * A text that matches `pattern`; `undefined` if there is none, or if the pattern uses something rare such as a
 * lookahead.
 */
export function matchingText(pattern: string, minLength = 0, maxLength = maxTextLength): string | undefined {
  const expression = regularExpression(pattern);
  if (!expression) return undefined;
  for (let extra = 0; extra <= Math.min(Math.max(minLength, 1), maxTextLength); extra++) {
    const text = new Writer(pattern, extra).write();
    if (text === undefined || (text.length > maxTriedLength && isSlow(pattern))) return undefined;
    if (text.length >= minLength && text.length <= maxLength && expression.test(text)) return text;
  }
  return undefined;
}

/** `undefined` for a pattern that JavaScript does not understand. */
export function regularExpression(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Patterns of other languages often have escapes that only the older syntax allows.
    }
  }
  return undefined;
}

/** One position of a pattern: an escape, a class, or a character. */
const atom = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|c[a-z]|[^])|\[(?:\\[^]|[^\]\\])*\]|[^]/iy;

const groupStart = /\((?:\?:|\?<(?![=!])[^>]*>|(?!\?))/y;

const quantifier = /(?:\*|\+|\?|\{(\d+)(,?)(\d*)\})\??/y;

/** Reads a pattern from left to right and takes the first alternative everywhere. */
class Writer {
  readonly #pattern: string;
  /** Repetitions beyond the fewest. */
  readonly #extra: number;
  #at = 0;

  constructor(pattern: string, extra: number) {
    this.#pattern = pattern;
    this.#extra = extra;
  }

  write(): string | undefined {
    const text = this.#alternatives();
    return this.#at === this.#pattern.length ? text : undefined;
  }

  #alternatives(): string | undefined {
    const first = this.#sequence();
    while (this.#pattern[this.#at] === '|') {
      this.#at++;
      if (this.#sequence() === undefined) return undefined;
    }
    return first;
  }

  #sequence(): string | undefined {
    let text = '';
    while (this.#at < this.#pattern.length && !/[|)]/.test(this.#pattern[this.#at]!)) {
      const part = this.#part();
      if (part === undefined) return undefined;
      const count = this.#count();
      if (text.length + part.length * count > maxTextLength) return undefined;
      text += part.repeat(count);
    }
    return text;
  }

  #part(): string | undefined {
    if (this.#next(groupStart)) {
      const text = this.#alternatives();
      return this.#pattern[this.#at++] === ')' ? text : undefined;
    }
    const source = this.#next(atom)![0];
    if (/^(?:[$^]|\\[bB])$/.test(source)) return '';
    if (/^(?:\(|\\[1-9k])/.test(source)) return undefined;
    const one = regularExpression(`^(?:${source})$`);
    return one && characters.find((character) => one.test(character));
  }

  /** Number of repetitions of the part before. */
  #count(): number {
    const match = this.#next(quantifier);
    if (!match) return 1;
    const [text, least, comma, most] = match;
    const start = least === undefined ? (text.startsWith('+') ? 1 : 0) : Number(least);
    if (text.startsWith('?') || (least !== undefined && comma === '')) return start;
    return Math.min(start + this.#extra, most ? Number(most) : maxTextLength);
  }

  #next(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const match = expression.exec(this.#pattern);
    if (match) this.#at = expression.lastIndex;
    return match;
  }
}
