/** Renders one line of tokens as HTML. */
import { escapeHtml } from '../../runtime/jsx/escape.js';

/** A range of the text of a line, in UTF-16 units, and the element around it. `attributes`: with a leading space. */
export interface LineRange {
  start: number;
  end: number;
  tag: string;
  attributes?: string;
}

/** The ranges of a line by level, the outermost first, none of them empty. Of overlapping ranges of a level, the first one counts. */
export type LineRanges = readonly (readonly LineRange[])[];

/**
 * Collects runs of text: neighbors with the same style become one span, and spaces join the run before them. Ranges are
 * marked in every run that they touch.
 */
export class LineMarkup {
  #html = '';
  #text = '';
  #classes = '';
  #start = 0;
  readonly #ranges: LineRanges;

  constructor(ranges: LineRanges) {
    this.#ranges = ranges;
  }

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
    const text = markedText(this.#text, this.#ranges, this.#start);
    this.#html += this.#classes === '' || text === '' ? text : `<span class="${this.#classes}">${text}</span>`;
    this.#start += this.#text.length;
    this.#text = '';
  }
}

/** The HTML of a text that is at `offset` in its line, without styles. */
export function markedText(text: string, [ranges, ...inner]: LineRanges, offset = 0): string {
  if (!ranges) return escapeHtml(text);
  const rangeAt = (index: number) => ranges.find(({ start, end }) => start <= offset + index && offset + index < end);
  let html = '';
  for (let start = 0, end = 1; start < text.length; end++) {
    const range = rangeAt(start);
    if (end < text.length && rangeAt(end) === range) continue;
    const part = markedText(text.slice(start, end), inner, offset + start);
    html += range ? `<${range.tag}${range.attributes ?? ''}>${part}</${range.tag}>` : part;
    start = end;
  }
  return html;
}

/** Spaces look the same in every color, unless they are underlined or struck through. */
function isInvisible(text: string, classes: string): boolean {
  return !/\S/.test(text) && !/\bf[us]\b/.test(classes);
}
