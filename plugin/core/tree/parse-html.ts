/** Parses HTML as a tree. Never fails, and `writeHtml` returns exactly the same text. */
import { voidTags } from '../../../runtime/jsx/render.js';
import { ownValue } from '../text/own-value.js';
import { HtmlElement, island, markup, root } from './html-element.js';
import { endOfTag } from './read-attributes.js';

/** Elements whose content is raw text up to their end tag. */
export const textElements: ReadonlySet<string> = new Set(
  'script style textarea title xmp iframe noembed noframes'.split(' '),
);

/** Elements whose optional end tag is implied by a sibling. */
const closedBy: Record<string, ReadonlySet<string>> = {
  li: new Set(['li']),
  dt: new Set(['dt', 'dd']),
  dd: new Set(['dt', 'dd']),
  tr: new Set(['tr']),
  td: new Set(['td', 'th', 'tr']),
  th: new Set(['td', 'th', 'tr']),
  option: new Set(['option']),
};

/** Deeper elements are kept as text, because trees are walked recursively. */
const maxDepth = 500;

const tagName = /[a-zA-Z][^\t\n\f\r />]*/y;

/** The comments around an interactive component. */
export const islandStart = '<!--octavo-island ';
export const islandEnd = '<!--/octavo-island-->';

/** The tree of `html`. Its root has no tags. `isForeign`: whether it is the content of SVG or MathML. */
export function parseHtml(html: string, isForeign = false): HtmlElement {
  return new Parser(html, isForeign).parse();
}

class Parser {
  readonly #html: string;
  readonly #open: HtmlElement[] = [new HtmlElement(root, '')];
  /** Number of open elements by name. */
  readonly #counts = new Map<string, number>();
  /** Number of open SVG or MathML elements: in them, a tag with `/>` is closed. */
  #foreign: number;
  #at = 0;
  #textStart = 0;

  constructor(html: string, isForeign: boolean) {
    this.#html = html;
    this.#foreign = isForeign ? 1 : 0;
  }

  parse(): HtmlElement {
    for (let at = this.#html.indexOf('<'); at >= 0; at = this.#html.indexOf('<', this.#at)) {
      this.#at = at;
      if (!this.#readMarkup() && !this.#readEnd() && !this.#readStart()) this.#at = at + 1;
    }
    this.#addText(this.#html.length);
    return this.#open[0]!;
  }

  /** The name of a tag, as written; empty if there is none. */
  #name(from: number): string {
    tagName.lastIndex = from;
    return tagName.exec(this.#html)?.[0] ?? '';
  }

  get #parent(): HtmlElement {
    return this.#open.at(-1)!;
  }

  /** Adds the text read so far. */
  #addText(end: number): void {
    if (end > this.#textStart) this.#parent.children.push(this.#html.slice(this.#textStart, end));
  }

  /** Adds the text before the current position, and continues after `end`. */
  #take(end: number): string {
    this.#addText(this.#at);
    const source = this.#html.slice(this.#at, end);
    this.#at = this.#textStart = end;
    return source;
  }

  /** Comments, declarations, processing instructions. */
  #readMarkup(): boolean {
    const next = this.#html[this.#at + 1];
    if (next !== '!' && next !== '?') return false;
    const isComment = this.#html.startsWith('<!--', this.#at);
    const end = isComment ? this.#html.indexOf('-->', this.#at + 2) + 3 : this.#html.indexOf('>', this.#at) + 1;
    const source = this.#take(end < 3 ? this.#html.length : end);
    if (source.startsWith(islandStart)) this.#push(new HtmlElement(island, source));
    else if (source !== islandEnd || !this.#closeElement(island, source))
      this.#parent.children.push(new HtmlElement(markup, source));
    return true;
  }

  #readEnd(): boolean {
    const name = this.#html[this.#at + 1] === '/' ? this.#name(this.#at + 2).toLowerCase() : '';
    const end = name === '' ? 0 : this.#html.indexOf('>', this.#at) + 1;
    if (end === 0) return false;
    if (!this.#counts.get(name)) {
      // An end tag without a start tag is dropped, as in browsers.
      this.#parent.children.push(new HtmlElement(markup, this.#take(end)));
      return true;
    }
    this.#addText(this.#at);
    this.#textStart = end;
    this.#closeElement(name, this.#html.slice(this.#at, end));
    this.#at = end;
    return true;
  }

  #readStart(): boolean {
    const name = this.#name(this.#at + 1);
    if (name === '' || this.#open.length > maxDepth) return false;
    const end = endOfTag(this.#html, this.#at + 1 + name.length);
    if (end < 0) return false;
    const tag = name.toLowerCase();
    const source = this.#take(end);
    while (ownValue(closedBy, this.#parent.tag)?.has(tag)) this.#pop();
    this.#addElement(new HtmlElement(tag, source));
    return true;
  }

  #addElement(element: HtmlElement): void {
    const { tag, start } = element;
    if (voidTags.has(tag) || (this.#foreign > 0 && start.endsWith('/>'))) this.#parent.children.push(element);
    else if (textElements.has(tag) && this.#foreign === 0) this.#readText(element);
    else this.#push(element);
  }

  /** Adds an element with everything up to its end tag as text. */
  #readText(element: HtmlElement): void {
    this.#parent.children.push(element);
    const pattern = new RegExp(`</${element.tag}(?=[\\s/>])`, 'gi');
    pattern.lastIndex = this.#at;
    const start = pattern.exec(this.#html)?.index ?? this.#html.length;
    if (start > this.#at) element.children.push(this.#html.slice(this.#at, start));
    const end = this.#html.indexOf('>', start) + 1 || this.#html.length;
    element.end = this.#html.slice(start, end);
    this.#at = this.#textStart = end;
  }

  #push(element: HtmlElement): void {
    this.#parent.children.push(element);
    this.#open.push(element);
    this.#counts.set(element.tag, (this.#counts.get(element.tag) ?? 0) + 1);
    if (isForeign(element)) this.#foreign++;
  }

  #pop(): HtmlElement {
    const element = this.#open.pop()!;
    this.#counts.set(element.tag, this.#counts.get(element.tag)! - 1);
    if (isForeign(element)) this.#foreign--;
    return element;
  }

  /** Closes the innermost open element with that name, and everything in it. */
  #closeElement(tag: string, end: string): boolean {
    if (!this.#counts.get(tag)) return false;
    for (let element = this.#pop(); ; element = this.#pop()) {
      if (element.tag !== tag) continue;
      element.end = end;
      return true;
    }
  }
}

/** Whether the content of an element is SVG or MathML. */
export function isForeign({ tag }: Pick<HtmlElement, 'tag'>): boolean {
  return tag === 'svg' || tag === 'math';
}
