/** Renders JSX as HTML. Synchronous; runs in Node and in browsers. */
import { attributesText } from './attributes.js';
import { escapeHtml } from './escape.js';
import { formProps, optionProps, selectedValues, type SelectedValues } from './form-values.js';
import { childList, Html, isElement, plainText } from './node.js';
import type { Component, KnownNode, Element, Node, Props, SourceLocation } from './node.js';

/** Hooks of the page into rendering. All are optional. */
export interface Host {
  /** Location of the innermost element that has one. Set by the renderer. */
  at?: SourceLocation;
  /** Changes the properties of an HTML element before it is written (links, images), or replaces it. */
  element?(type: string, props: Props): Props | Element;
  /** Renders a component instead of the renderer. `undefined` leaves it to the renderer. */
  component?(type: Component<any, any>, props: Props): Node;
  /** Tags to write without their optional end tag, such as `li`. Default: none. */
  impliedEndTags?: ReadonlySet<string>;
  /** Selected values of the current `<select>`. Set by the renderer. */
  selected?: SelectedValues;
  /**
   * Takes a node that is not known yet. The renderer writes a `holeTag` element with the number that it returns. Default: it is an
   * object like any other.
   */
  wait?(node: Promise<KnownNode>): number;
  /** Called for an object, a function or a symbol among the children, which renders nothing. Default: not reported. */
  notShown?(value: unknown): void;
  /** Called if a component with a location throws; it then renders nothing. Default: rethrow. */
  failed?(error: unknown, at: SourceLocation): void;
}

/** An element in the place of a node that is not known yet. */
export const holeTag = 'octavo-hole';

/** Elements without content and end tag. */
export const voidTags: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const rawElements = new Set(['script', 'style']);

/** A component that is not a function, often an import of a name that does not exist. */
export class MissingComponent extends TypeError {}

/** Collects rendered content: as text, or as a tree where pages are built. */
export interface Content {
  /** Adds text, which is escaped. */
  addText(text: string): void;
  addHtml(html: Html): void;
  /**
   * Adds an element with its attributes, each with a leading space. `content` is the result of `inner`; elements without
   * an end tag may have none.
   */
  addElement(tag: string, attributes: string, content: this | undefined, hasEndTag: boolean): void;
  /** The empty content of an element `tag`. */
  inner(tag: string): this;
  /** Its state, for `restore`. */
  save(): unknown;
  /** Drops everything added after `save`. */
  restore(state: unknown): void;
  /** The HTML. */
  toString(): string;
}

class TextContent implements Content {
  #html = '';

  addText(text: string): void {
    this.#html += escapeHtml(text);
  }

  addHtml({ value }: Html): void {
    this.#html += value;
  }

  addElement(tag: string, attributes: string, content: this | undefined, hasEndTag: boolean): void {
    this.#html += `<${tag}${attributes}>${content ? content.#html : ''}${hasEndTag ? `</${tag}>` : ''}`;
  }

  inner(): this {
    return new TextContent() as this;
  }

  save(): string {
    return this.#html;
  }

  restore(state: string): void {
    this.#html = state;
  }

  toString(): string {
    return this.#html;
  }
}

/** The HTML of `node`. Components get `page` as their second argument. */
export function renderToString(node: Node, page: unknown): string {
  const content = new TextContent();
  render(node, page, content);
  return content.toString();
}

/** Adds `node` to `content`. Components get `page` as their second argument. */
export function render(node: Node, page: unknown, content: Content): void {
  if (typeof node === 'string') content.addText(node);
  else if (node instanceof Html) content.addHtml(node);
  else if (node === null || node === undefined || typeof node === 'boolean') return;
  else if (typeof node === 'number' || typeof node === 'bigint') content.addText(String(node));
  else if (Array.isArray(node)) for (const child of node) render(child, page, content);
  else if (isElement(node)) renderElement(node, page, content);
  else renderOther(node, page, content);
}

/** Renders values that code of authors returns besides nodes: promises, other lists, and values that cannot be shown. */
function renderOther(value: unknown, page: unknown, content: Content): void {
  const host = page as Host | undefined;
  if (value instanceof Promise && host?.wait)
    return content.addElement(holeTag, ` data-n="${host.wait(value as Promise<KnownNode>)}"`, undefined, true);
  if (typeof value === 'object' && value !== null && Symbol.iterator in value)
    render([...(value as Iterable<Node>)], page, content);
  else host?.notShown?.(value);
}

function renderElement(element: Element, page: unknown, content: Content): void {
  const host = page as Host | undefined;
  if (!element.at || !host) return renderType(element, page, content);
  const outer = host.at;
  const state = content.save();
  host.at = element.at;
  try {
    renderType(element, page, content);
  } catch (error) {
    if (!host.failed) throw error;
    content.restore(state);
    host.failed(error, element.at);
  } finally {
    host.at = outer;
  }
}

function renderType({ type, props }: Element, page: unknown, content: Content): void {
  if (typeof type === 'string') return renderTag(type, props, page, content);
  render((page as Host | undefined)?.component?.(type, props) ?? callComponent(type, props, page), page, content);
}

function callComponent(type: Component, props: Props, page: unknown): Node {
  const constructor = type as unknown as { prototype?: { render?: unknown }; new (props: Props): { render(): Node } };
  if (typeof type === 'function' && constructor.prototype?.render) return new constructor(props).render();
  if (typeof type !== 'function')
    throw new MissingComponent(
      `A component must be a function; found ${type === undefined ? 'undefined' : typeof type}.`,
    );
  return type(props, page);
}

function renderTag(tag: string, originalProps: Props, page: unknown, content: Content): void {
  if (!isTagName(tag)) throw new TypeError(`"${tag}" is not the name of an element.`);
  const host = page as Host | undefined;
  const changed = host?.element?.(tag, originalProps) ?? originalProps;
  if (isElement(changed)) return renderTag(changed.type as string, changed.props, page, content);
  const props = formProps(tag, changed);
  if (voidTags.has(tag)) return content.addElement(tag, attributesText(props), undefined, false);
  const inner = content.inner(tag);
  if (tag === 'select') renderSelect(changed, page, inner);
  else renderContent(tag, props, page, inner);
  const attributes = attributesText(withSelection(tag, props, inner, host?.selected));
  content.addElement(tag, attributes, inner, !host?.impliedEndTags?.has(tag));
}

const tagNames = new Set<string>();

/** Whether a text can be the name of an element. */
export function isTagName(tag: string): boolean {
  if (tagNames.has(tag)) return true;
  const isName = /^[a-zA-Z][^\s/<>"'=]*$/.test(tag);
  if (isName) tagNames.add(tag);
  return isName;
}

/** Adds `selected` to an `<option>` of a `<select>` with a value. */
function withSelection(tag: string, props: Props, content: Content, selected: SelectedValues | undefined): Props {
  return tag === 'option' && selected ? optionProps(props, content.toString(), selected) : props;
}

/** Renders the options of a `<select>`, which may be deep inside components. They need its value. */
function renderSelect(props: Props, page: unknown, content: Content): void {
  const host = (page ?? {}) as Host;
  const outer = host.selected;
  host.selected = selectedValues(props);
  try {
    renderContent('select', props, host, content);
  } finally {
    host.selected = outer;
  }
}

function renderContent(tag: string, props: Props, page: unknown, content: Content): void {
  const inner = props.dangerouslySetInnerHTML as { __html?: unknown } | undefined;
  if (inner?.__html !== undefined && inner.__html !== null) content.addHtml(new Html(String(inner.__html)));
  else if (rawElements.has(tag)) content.addHtml(new Html(rawContent(tag, plainText(props.children))));
  else if (tag === 'textarea') content.addText(textBoxText(props.children));
  else render(props.children, page, content);
}

/** A text box shows tags as text, and ignores a first line break. Paragraphs of Markdown stay apart. */
function textBoxText(content: Node): string {
  const children = childList(content);
  const text = children.map(plainText).join(children.every(isElement) ? '\n\n' : '');
  return text.startsWith('\n') ? `\n${text}` : text;
}

/** A script or stylesheet that cannot end its element. */
function rawContent(tag: string, text: string): string {
  return text.includes('</') ? text.replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/') : text;
}
