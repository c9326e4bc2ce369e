/** The nodes of an HTML tree. Unchanged nodes are written exactly as they were read. */
import { attributesText } from '../../../runtime/jsx/attributes.js';
import { decode } from './decode.js';
import { readAttributes, type SourceAttribute } from './read-attributes.js';

/** An element, or text as written in HTML, with its character references. */
export type HtmlNode = HtmlElement | string;

/**
 * Tag of a comment, declaration or other markup that is not an element. It has no children; all of it is the start tag.
 */
export const markup = '#markup';

/** Tag of an interactive component, which is between two comments: these are its start and end tag. */
export const island = '#island';

/** Tag of the root of a tree, which has no tags. */
export const root = '#root';

/**
 * The text and Markdown of an element whose content many pages share, such as highlighted code. Walks do not enter such
 * content and read these values instead.
 */
export interface SharedFacts {
  /** The text, without character references. */
  readonly text: string;
  /** The Markdown of the element. Default: the Markdown of an element with this text. */
  readonly markdown?: string;
}

/** An element, or other markup between `<` and `>`. */
export class HtmlElement {
  children: HtmlNode[];
  /** The end tag; may be empty. */
  end: string;
  readonly shared: SharedFacts | undefined;
  #tag: string;
  #start: string;
  #attributes: readonly SourceAttribute[] | undefined;

  /** `start` and `end` are the tags as written. `end` is empty for an element without one. */
  constructor(tag: string, start: string, end = '', children: HtmlNode[] = [], shared?: SharedFacts) {
    this.#tag = tag;
    this.#start = start;
    this.end = end;
    this.children = children;
    this.shared = shared;
  }

  /** Creates an element from attributes as in JSX. */
  static make(tag: string, attributes: Record<string, unknown>, children: HtmlNode[] = []): HtmlElement {
    return new HtmlElement(tag, `<${tag}${attributesText(attributes)}>`, `</${tag}>`, children);
  }

  /** Creates an element with the content `html`, which is neither read nor changed. */
  static shared(tag: string, attributes: Record<string, unknown>, html: string, facts: SharedFacts): HtmlElement {
    const start = `<${tag}${attributesText(attributes)}>`;
    return new HtmlElement(tag, start, `</${tag}>`, [new HtmlElement(markup, html)], facts);
  }

  /** A copy that can be changed. */
  copy(): HtmlElement {
    const children = this.children.map((child) => (typeof child === 'string' ? child : child.copy()));
    const copy = new HtmlElement(this.#tag, this.#start, this.end, children, this.shared);
    copy.#attributes = this.#attributes;
    return copy;
  }

  /** The children without text. */
  get elements(): HtmlElement[] {
    return this.children.filter((child) => typeof child !== 'string');
  }

  /** Adds markup before the content. */
  prepend(source: string): void {
    this.children.unshift(new HtmlElement(markup, source));
  }

  /** In lowercase. */
  get tag(): string {
    return this.#tag;
  }

  /** The start tag. */
  get start(): string {
    return this.#start;
  }

  /** Renames the element. */
  rename(tag: string): void {
    this.#change(`<${tag}${this.#start.slice(1 + this.#tag.length)}`);
    if (this.end !== '') this.end = `</${tag}>`;
    this.#tag = tag;
  }

  /** The value of an attribute: an empty string if it has no value, `undefined` if it is missing. */
  attribute(name: string): string | undefined {
    const source = this.source(name);
    return source === undefined ? undefined : decode(source);
  }

  /** The same, with its character references. */
  source(name: string): string | undefined {
    if (!this.#mayHave(name)) return undefined;
    for (const attribute of this.#read()) if (attribute.name === name) return attribute.value;
    return undefined;
  }

  /** The attributes whose names start with `prefix`, in order. Default: all. */
  attributes(prefix = ''): [name: string, value: string][] {
    if (!this.#mayHave(prefix)) return [];
    const attributes: [name: string, value: string][] = [];
    for (const { name, value } of this.#read()) if (name.startsWith(prefix)) attributes.push([name, decode(value)]);
    return attributes;
  }

  /** Whether the attribute exists, with or without a value. */
  has(name: string): boolean {
    return this.source(name) !== undefined;
  }

  /** Adds a new attribute as the first one; with `true`, one without a value. */
  add(name: string, value: string | true): void {
    const { length } = this.#tag;
    this.#change(this.#start.slice(0, 1 + length) + attributesText({ [name]: value }) + this.#start.slice(1 + length));
  }

  /** Replaces the value of an attribute, or adds it. */
  set(name: string, value: string | true): void {
    const source = this.#read().find((attribute) => attribute.name === name);
    if (!source) return this.add(name, value);
    this.#change(
      this.#start.slice(0, source.start) + attributesText({ [name]: value }) + this.#start.slice(source.end),
    );
  }

  /** Removes an attribute. */
  remove(name: string): void {
    for (const { name: each, start, end } of this.#read().toReversed()) {
      if (each === name) this.#change(this.#start.slice(0, start) + this.#start.slice(end));
    }
  }

  /** Writes the tags without unnecessary spaces. */
  tidy(): void {
    const attributes = this.#read().map(({ start, end }) => ` ${this.#start.slice(start, end).trim()}`);
    const close = this.#start.endsWith('/>') ? '/>' : '>';
    this.#change(`${this.#start.slice(0, 1 + this.#tag.length)}${attributes.join('')}${close}`);
    this.end = this.end.replace(/\s+>$/, '>');
  }

  /** Whether it is a tag, and long enough for the attribute. */
  #mayHave(name: string): boolean {
    return this.#start.length > name.length + this.#tag.length + 2 && this.#tag !== markup;
  }

  #read(): readonly SourceAttribute[] {
    return (this.#attributes ??= readAttributes(this.#start, 1 + this.#tag.length));
  }

  #change(start: string): void {
    this.#start = start;
    this.#attributes = undefined;
  }
}
