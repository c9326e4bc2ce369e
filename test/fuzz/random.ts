/** Random choices that are the same for the same seed, on every machine. */
export class Random {
  #state: number;

  /** `parts` identify the sequence: a seed, a kind, a number. */
  constructor(...parts: (string | number)[]) {
    this.#state = 0x811c9dc5;
    for (const char of parts.join('\0')) this.#state = Math.imul(this.#state ^ char.codePointAt(0)!, 0x01000193);
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** One of `values`. */
  pick<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)]!;
  }
}
