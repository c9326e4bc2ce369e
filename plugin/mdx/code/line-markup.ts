/** One line of tokens as HTML. */
import { escapeHtml } from '../../../runtime/jsx/escape.js';

/** Builds a line from its runs of text: neighbors of equal look become one span, spaces join what is before them. */
export class LineMarkup {
  #html = '';
  #text = '';
  #classes = '';

  add(text: string, classes: string): void {
    if (classes !== this.#classes && !(this.#text !== '' && isInvisible(text, this.#classes))) {
      this.#close();
      this.#classes = isInvisible(text, classes) ? '' : classes;
    }
    this.#text += text;
  }

  /** The HTML of everything added. */
  toString(): string {
    this.#close();
    return this.#html;
  }

  #close(): void {
    const text = escapeHtml(this.#text);
    this.#html += this.#classes === '' || text === '' ? text : `<span class="${this.#classes}">${text}</span>`;
    this.#text = '';
  }
}

/** Spaces look the same in every color, unless they are underlined or struck through. */
function isInvisible(text: string, classes: string): boolean {
  return !/\S/.test(text) && !/\bf[us]\b/.test(classes);
}
