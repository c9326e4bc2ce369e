/** Values by text, up to a number of characters in memory. When it is exceeded, all are dropped. */
export class TextCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #limit: number;
  #size = 0;

  /** `limit`: in characters. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  has(text: string): boolean {
    return this.#values.has(text);
  }

  get(text: string): Value | undefined {
    return this.#values.get(text);
  }

  /** `size`: length of the value in characters, added to the length of the text. */
  set(text: string, value: Value, size = 0): void {
    this.#size += text.length + size;
    if (this.#size > this.#limit) {
      this.#values.clear();
      this.#size = text.length + size;
    }
    this.#values.set(text, value);
  }
}

/** Maximum number of characters of the texts that `cachedByText` remembers. */
const maxCharacters = 4_000_000;

/** `read`, which is called once for each text. */
export function cachedByText<Value>(read: (text: string) => Value): (text: string) => Value {
  const values = new TextCache<Value>(maxCharacters);
  return (text) => {
    if (values.has(text)) return values.get(text)!;
    const value = read(text);
    values.set(text, value);
    return value;
  };
}
