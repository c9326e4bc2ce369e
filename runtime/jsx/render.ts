/** Renders JSX to a string of HTML. Synchronous; runs in Node and in browsers. */
import { attributesText } from './attributes.js';
import { escapeHtml } from './escape.js';
import { formProps, optionProps, selectedValues } from './form-values.js';
import type { SelectedValues } from './form-values.js';
import { Html, isElement } from './node.js';
import type { Component, Element, Node, SourceLocation, Props } from './node.js';

/** Hooks of the page into rendering. All are optional. */
export interface Host {
  /** Location of the innermost element that has one. Set by the renderer. */
  at?: SourceLocation;
  /** Changes the properties of an HTML element before it is written (links, images), or replaces it. */
  element?(type: string, props: Props): Props | Element;
  /** Renders a component instead of the renderer. `undefined` leaves it to the renderer. */
  component?(type: Component<any, any>, props: Props): string | undefined;
  /** Tags to write without their optional end tag, such as `li`. Default: none. */
  impliedEndTags?: ReadonlySet<string>;
  /** Selected values of the current `<select>`. Set by the renderer. */
  selected?: SelectedValues;
  /** Called for an object or a function among the children, which renders nothing. Default: not reported. */
  notShown?(value: object): void;
  /** Called if a component with a location throws; it then renders nothing. Default: rethrow. */
  failed?(error: unknown, at: SourceLocation): void;
}

/** Elements without content and end tag. */
export const voidTags: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const rawElements = new Set(['script', 'style']);

/** A component that is not a function, often an import of a name that does not exist. */
export class MissingComponent extends TypeError {}

/** The HTML of `node`. Components get `page` as their second argument. */
export function renderToString(node: Node, page: unknown): string {
  if (typeof node === 'string') return escapeHtml(node);
  if (node instanceof Html) return node.value;
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (Array.isArray(node)) {
    let text = '';
    for (const child of node) text += renderToString(child, page);
    return text;
  }
  return isElement(node) ? renderElement(node, page) : renderOther(node, page);
}

/** What code of authors returns besides nodes: other lists, and values that cannot be shown. */
function renderOther(value: unknown, page: unknown): string {
  if (typeof value === 'object' && value !== null && Symbol.iterator in value)
    return renderToString([...(value as Iterable<Node>)], page);
  if (typeof value === 'object' || typeof value === 'function') (page as Host | undefined)?.notShown?.(value as object);
  return '';
}

function renderElement(element: Element, page: unknown): string {
  const host = page as Host | undefined;
  if (!element.at || !host) return renderType(element, page);
  const outer = host.at;
  host.at = element.at;
  try {
    return renderType(element, page);
  } catch (error) {
    if (!host.failed) throw error;
    host.failed(error, element.at);
    return '';
  } finally {
    host.at = outer;
  }
}

function renderType(element: Element, page: unknown): string {
  const { type, props } = element;
  if (typeof type === 'string') return renderTag(type, props, page);
  return (page as Host | undefined)?.component?.(type, props) ?? renderToString(callComponent(type, props, page), page);
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

function renderTag(tag: string, originalProps: Props, page: unknown): string {
  if (!isTagName(tag)) throw new TypeError(`"${tag}" is not the name of an element.`);
  const host = page as Host | undefined;
  const changed = host?.element?.(tag, originalProps) ?? originalProps;
  if (isElement(changed)) return renderTag(changed.type as string, changed.props, page);
  const props = formProps(tag, changed);
  if (voidTags.has(tag)) return `<${tag}${attributesText(props)}>`;
  const inner = tag === 'select' ? selectContent(changed, page) : content(tag, props, page);
  const attributes = attributesText(withSelection(tag, props, inner, host?.selected));
  return `<${tag}${attributes}>${inner}${host?.impliedEndTags?.has(tag) ? '' : `</${tag}>`}`;
}

const tagNames = new Set<string>();

function isTagName(tag: string): boolean {
  if (tagNames.has(tag)) return true;
  const isName = /^[a-zA-Z][^\s/<>"'=]*$/.test(tag);
  if (isName) tagNames.add(tag);
  return isName;
}

/** Adds `selected` to an `<option>` of a `<select>` with a value. */
function withSelection(tag: string, props: Props, content: string, selected: SelectedValues | undefined): Props {
  return tag === 'option' && selected ? optionProps(props, content, selected) : props;
}

/** Renders the options of a `<select>`, which may be deep inside components. They need its value. */
function selectContent(props: Props, page: unknown): string {
  const host = (page ?? {}) as Host;
  const outer = host.selected;
  host.selected = selectedValues(props);
  try {
    return content('select', props, host);
  } finally {
    host.selected = outer;
  }
}

function content(tag: string, props: Props, page: unknown): string {
  const inner = props.dangerouslySetInnerHTML as { __html?: unknown } | undefined;
  if (inner?.__html !== undefined && inner.__html !== null) return String(inner.__html);
  if (rawElements.has(tag)) return rawContent(tag, rawText(props.children));
  const text = renderToString(props.children, page);
  return tag === 'textarea' ? textBoxContent(text) : text;
}

/** A text box shows tags as text, and ignores a first line break. Paragraphs of Markdown stay apart. */
function textBoxContent(html: string): string {
  const text = html.replace(/<\/p>(?=.)/gs, '\n\n').replace(/<(?:[^>"]|"[^"]*")*>/g, '');
  return text.startsWith('\n') ? `\n${text}` : text;
}

/** A script or stylesheet that cannot end its element. */
function rawContent(tag: string, text: string): string {
  return text.includes('</') ? text.replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/') : text;
}

function rawText(node: Node): string {
  if (Array.isArray(node)) return node.map(rawText).join('');
  if (node instanceof Html) return node.value;
  return node === null || node === undefined || typeof node === 'boolean' || isElement(node) ? '' : String(node);
}
