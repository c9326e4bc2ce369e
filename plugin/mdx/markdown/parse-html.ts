/** Reads the HTML of a page as a tree, as far as Markdown needs it. Never fails: what is not closed ends with its parent. */
import type { MarkdownElement, MarkdownNode } from '../../../elements/markdown-form.js';
import { decode } from './decode.js';
import { ownValue } from '../../own-value.js';

class Node implements MarkdownElement {
  readonly children: MarkdownNode[] = [];
  readonly tag: string;
  readonly #attributes: string;
  #values: Map<string, string> | undefined;
  constructor(tag: string, attributes: string) {
    this.tag = tag;
    this.#attributes = attributes;
  }

  attribute(name: string): string | undefined {
    if (!this.#attributes.includes(name)) return undefined;
    return (this.#values ??= readAttributes(this.#attributes)).get(name);
  }
}

function readAttributes(text: string): Map<string, string> {
  const pairs = text.matchAll(/([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g);
  return new Map(
    Array.from(pairs, ([, name, double, single, bare]) => [name!, decode(double ?? single ?? bare ?? '')]),
  );
}

const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** What is read as one piece: its text, its source, or nothing of it. */
const wholes: Record<string, (node: Node, inner: string) => void> = {
  pre: readPre,
  textarea: (node, inner) => void node.children.push(plainText(inner)),
  math: (node, inner) => void node.children.push(plainText(/<annotation\b[^>]*>([^<]*)/.exec(inner)?.[1] ?? inner)),
  script: () => {},
  style: () => {},
  svg: () => {},
  template: () => {},
};

/** What ends with its next sibling when its end is not written. */
const closedBy: Record<string, RegExp> = {
  p: /^(?:p|div|ul|ol|table|pre|blockquote|h[1-6]|hr)$/,
  li: /^li$/,
  dt: /^d[dt]$/,
  dd: /^d[dt]$/,
  tr: /^tr$/,
  td: /^t[dhr]$/,
  th: /^t[dhr]$/,
  option: /^option$/,
};

/** As everywhere in a rendered page, attribute values never hold a raw `<` or `>`. */
const tagPattern = /<(?:!--[\s\S]*?-->|\/([a-zA-Z][^\s>]*)[^>]*>|([a-zA-Z][^\s/>]*)([^<>]*)>)/g;

/** The nodes of `html`. Icons, styles and scripts have no children, a formula has its TeX. */
export function parseHtml(html: string): MarkdownNode[] {
  const root = new Node('', '');
  const open = [root];
  const pattern = new RegExp(tagPattern);
  let end = 0;
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    addText(open.at(-1)!, html.slice(end, match.index));
    end = pattern.lastIndex;
    const [, closing, opening, attributes = ''] = match;
    if (closing) close(open, closing.toLowerCase());
    else if (opening) pattern.lastIndex = end = start(open, opening.toLowerCase(), attributes, html, end);
  }
  addText(open.at(-1)!, html.slice(end));
  return root.children;
}

/** Opens an element; gives where reading goes on. */
function start(open: Node[], tag: string, attributes: string, html: string, end: number): number {
  const above = open.at(-1)!;
  if (ownValue(closedBy, above.tag)?.test(tag)) open.pop();
  const isClosed = attributes.endsWith('/') && !attributes.endsWith('=/');
  const node = new Node(tag, isClosed ? attributes.slice(0, -1) : attributes);
  open.at(-1)!.children.push(node);
  if (voidTags.has(tag)) return end;
  if (isClosed) return end;
  const read = ownValue(wholes, tag);
  if (!read) {
    open.push(node);
    return end;
  }
  const closing = html.indexOf(`</${tag}`, end);
  read(node, html.slice(end, closing < 0 ? undefined : closing));
  return closing < 0 ? html.length : html.indexOf('>', closing) + 1 || html.length;
}

function close(open: Node[], tag: string): void {
  const place = open.findLastIndex((node) => node.tag === tag);
  if (place > 0) open.length = place;
}

function addText(parent: Node, text: string): void {
  if (text !== '') parent.children.push(decode(text));
}

/** A `code` that is all of the `pre` stays an element, since it may name the language. */
function readPre(node: Node, inner: string): void {
  const code = /^\s*<code((?:\s[^>]*)?)>([\s\S]*)<\/code>\s*$/.exec(inner);
  const into = code ? new Node('code', code[1]!) : node;
  if (code) node.children.push(into);
  into.children.push(plainText(code ? code[2]! : inner));
}

/** The text of preformatted HTML, character by character. */
function plainText(html: string): string {
  return decode(html.replace(/<br\b[^>]*>/g, '\n').replace(/<[^>]*>/g, '')).replace(/^\n/, '');
}
