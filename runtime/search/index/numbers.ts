/** Numbers as text: one character for a small one. No character needs an escape in JSON. */

const alphabet = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (each) => !'"\\ '.includes(each),
);
/** Number of characters that end a number. All other characters continue it. */
const ends = 64;
const rest = alphabet.length - ends;
const values = new Uint8Array(128);
alphabet.forEach((character, value) => (values[character.charCodeAt(0)] = value));

/** `value`, a whole number, as text. */
export function writeNumber(value: number): string {
  let text = '';
  let left = value;
  while (left >= ends) {
    text += alphabet[ends + (left % rest)]!;
    left = Math.floor(left / rest);
  }
  return text + alphabet[left]!;
}

/** Reads numbers one after another. */
export class NumberReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Position of the next number. */
  get at(): number {
    return this.#at;
  }

  next(): number {
    let factor = 1;
    let sum = 0;
    for (;;) {
      const value = values[this.#text.charCodeAt(this.#at++)]!;
      if (value < ends) return sum + value * factor;
      sum += (value - ends) * factor;
      factor *= rest;
    }
  }
}
