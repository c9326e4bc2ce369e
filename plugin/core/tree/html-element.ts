/** The nodes of an HTML tree. Unchanged nodes are written exactly as they were read. */
import { attributesText } from '../../../runtime/jsx/attributes.js';
import { decode } from './decode.js';
import { readAttributes } from './read-attributes.js';
import type { SourceAttribute } from './read-attributes.js';

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

/** Content that occurs on many pages, such as a field of an API: what is read from it once is valid for all of them. */
export interface RepeatedContent {
  /** Its HTML, as short as possible: with the text and everything that Markdown shows, but without highlighting. */
  readonly plain: string;
}

/** An element, or other markup between `<` and `>`. */
export class HtmlElement {
  #children: HtmlNode[] | undefined = [];
  #tag: string;
  #start: string;
  #end: string;
  #attributes: readonly SourceAttribute[] | undefined;
  #content: { html: string; parse(html: string): HtmlNode[] } | undefined;
  #repeated: RepeatedContent | undefined;

  /** `start` and `end` are the tags as written. `end` is empty for an element without one. */
  constructor(tag: string, start: string, end = '') {
    this.#tag = tag;
    this.#start = start;
    this.#end = end;
  }

  /** Creates an element from attributes as in JSX. */
  static make(tag: string, attributes: Record<string, unknown>, children: readonly HtmlNode[] = []): HtmlElement {
    const element = new HtmlElement(tag, `<${tag}${attributesText(attributes)}>`, `</${tag}>`);
    element.#children = [...children];
    return element;
  }

  /**
   * Creates an element with content that is only parsed on access. Walks leave it out, because it has no ids, classes or
   * elements that any of them looks for.
   */
  static repeated(
    tags: { tag: string; start: string; end: string },
    content: string,
    repeated: RepeatedContent,
    parse: (html: string) => HtmlNode[],
  ): HtmlElement {
    const element = new HtmlElement(tags.tag, tags.start, tags.end);
    element.#children = undefined;
    element.#content = { html: content, parse };
    element.#repeated = repeated;
    return element;
  }

  /** The children. Can be changed. */
  get children(): HtmlNode[] {
    return (this.#children ??= this.#content!.parse(this.#content!.html));
  }

  setChildren(children: HtmlNode[]): void {
    this.#children = children;
    this.#repeated = undefined;
  }

  /** What the content repeats, if it is that of other pages too. */
  get repeated(): RepeatedContent | undefined {
    return this.#repeated;
  }

  /** The content as written, as long as it was not parsed. */
  get content(): string | undefined {
    return this.#children ? undefined : this.#content!.html;
  }

  /** Adds markup before the content. */
  prepend(source: string): void {
    if (this.#children) this.#children.unshift(new HtmlElement(markup, source));
    else this.#content = { ...this.#content!, html: source + this.#content!.html };
  }

  /** In lowercase. */
  get tag(): string {
    return this.#tag;
  }

  /** The start tag. */
  get start(): string {
    return this.#start;
  }

  /** The end tag; may be empty. */
  get end(): string {
    return this.#end;
  }

  /** Sets the end tag when the parser reaches it. */
  close(end: string): void {
    this.#end = end;
  }

  /** Renames the element. */
  rename(tag: string): void {
    this.#change(`<${tag}${this.#start.slice(1 + this.#tag.length)}`);
    if (this.#end !== '') this.#end = `</${tag}>`;
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

  /** All attributes, in order. */
  attributes(): [name: string, value: string][] {
    return this.#mayHave('') ? this.#read().map(({ name, value }) => [name, decode(value)]) : [];
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

  /** Removes an attribute. */
  remove(name: string): void {
    for (const { name: each, start, end } of this.#read().toReversed()) {
      if (each === name) this.#change(this.#start.slice(0, start) + this.#start.slice(end));
    }
  }

  /** Whether the tag is long enough for the attribute. */
  #mayHave(name: string): boolean {
    return this.#start.length > name.length + this.#tag.length + 2;
  }

  #read(): readonly SourceAttribute[] {
    return (this.#attributes ??= readAttributes(this.#start, 1 + this.#tag.length));
  }

  #change(start: string): void {
    this.#start = start;
    this.#attributes = undefined;
  }
}
