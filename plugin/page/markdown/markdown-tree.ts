/** The tree of a page for Markdown: decoded text, without anything that only browsers need. */
import type { MarkdownElement, MarkdownNode } from '../../../elements/markdown-form.js';
import { visibilityTag } from '../visitors/audience.js';
import { drawingText } from '../../core/tree/drawing-text.js';
import { decode } from '../../core/tree/decode.js';
import { markup, type HtmlElement, type HtmlNode, type SharedFacts } from '../../core/tree/html-element.js';
import { findTag } from '../find-element.js';

class Node implements MarkdownElement {
  readonly tag: string;
  readonly children: readonly MarkdownNode[];
  readonly #element: HtmlElement;

  constructor(element: HtmlElement, children: readonly MarkdownNode[]) {
    this.tag = element.tag;
    this.children = children;
    this.#element = element;
  }

  get shared(): SharedFacts | undefined {
    return this.#element.shared;
  }

  attribute(name: string): string | undefined {
    return this.#element.attribute(name);
  }
}

/** Elements that are read as one piece. */
const pieces = new Map<string, (element: HtmlElement) => readonly MarkdownNode[]>([
  ['pre', preformatted],
  ['math', (element) => [findTag(element, 'annotation')?.children.map(plainText).join('') ?? plainText(element)]],
  ['svg', (element) => [` ${drawingText(element)} `]],
  ...['script', 'style', 'template'].map((tag) => [tag, () => []] as const),
]);

/** The nodes of a page. Styles and scripts have no children, drawings contain their text, formulas their TeX, and code its text. */
export function markdownTree({ children }: HtmlElement): MarkdownNode[] {
  const nodes: MarkdownNode[] = [];
  for (const child of children) addNode(child, nodes);
  return nodes;
}

function addNode(node: HtmlNode, nodes: MarkdownNode[]): void {
  if (typeof node === 'string') nodes.push(decode(node));
  else if (node.tag === visibilityTag) {
    if (node.attribute('for') !== 'humans') nodes.push(...markdownTree(node));
  } else if (node.tag !== markup) {
    const read = node.shared ? sharedText : (pieces.get(node.tag) ?? markdownTree);
    nodes.push(new Node(node, read(node)));
  }
}

function sharedText({ shared }: HtmlElement): MarkdownNode[] {
  return [shared!.text];
}

/** The Markdown of an element, if it was written with the element. */
export function sharedMarkdown(node: MarkdownElement): string | undefined {
  return node instanceof Node ? node.shared?.markdown : undefined;
}

/**
 * A `code` that fills a `pre` stays an element, because it can name the language. Browsers drop an initial line break.
 */
function preformatted({ children }: HtmlElement): MarkdownNode[] {
  const content = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [code] = content;
  if (content.length === 1 && typeof code === 'object' && code.tag === 'code')
    return [new Node(code, [textWithoutFirstBreak([code])])];
  return [textWithoutFirstBreak(children)];
}

function textWithoutFirstBreak(nodes: readonly HtmlNode[]): string {
  return nodes.map(plainText).join('').replace(/^\n/, '');
}

/** The text in a node, unchanged. */
function plainText(node: HtmlNode): string {
  if (typeof node === 'string') return decode(node);
  if (node.shared) return node.shared.text;
  return node.tag === 'br' ? '\n' : node.children.map(plainText).join('');
}
