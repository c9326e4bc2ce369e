/** Renders one line of tokens as HTML. */
import { escapeHtml } from '../../runtime/jsx/escape.js';

/** Collects runs of text: neighbors with the same style become one span, and spaces join the run before them. */
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

  /** The HTML of all runs. */
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
