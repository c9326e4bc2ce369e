/** The tree of a page for Markdown: decoded text, without anything that only browsers need. */
import type { MarkdownElement, MarkdownNode } from '../../../elements/markdown-form.js';
import { visibilityTag } from '../audience.js';
import { decode } from '../../core/tree/decode.js';
import { markup } from '../../core/tree/html-element.js';
import type { HtmlElement, HtmlNode, RepeatedContent } from '../../core/tree/html-element.js';
import { oncePerContent } from '../../core/tree/once-per-content.js';

class Node implements MarkdownElement {
  readonly tag: string;
  readonly #element: HtmlElement;
  #children: readonly MarkdownNode[] | undefined;

  constructor(element: HtmlElement, children?: readonly MarkdownNode[]) {
    this.tag = element.tag;
    this.#element = element;
    this.#children = children;
  }

  /** Those of repeated content are only needed for the first page with it. */
  get children(): readonly MarkdownNode[] {
    return (this.#children ??= repeatedNodes(this.#element.repeated!));
  }

  get repeated(): RepeatedContent | undefined {
    return this.#element.repeated;
  }

  attribute(name: string): string | undefined {
    return this.#element.attribute(name);
  }
}

/** Elements that are read as one piece. */
const pieces = new Map<string, (element: HtmlElement) => readonly MarkdownNode[]>([
  ['pre', preformatted],
  ['math', (element) => [find(element, 'annotation')?.children.map(plainText).join('') ?? plainText(element)]],
  ...['script', 'style', 'svg', 'template'].map((tag) => [tag, () => []] as const),
]);

/** The nodes of a page. Icons, styles and scripts have no children, formulas contain their TeX, and code its text. */
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
    const read = pieces.get(node.tag);
    nodes.push(new Node(node, read ? read(node) : node.repeated ? undefined : markdownTree(node)));
  }
}

const repeatedNodes = oncePerContent(markdownTree);

/** The repeated content of a node of a page. */
export function repeatedIn(node: MarkdownElement): RepeatedContent | undefined {
  return node instanceof Node ? node.repeated : undefined;
}

/**
 * A `code` that fills a `pre` stays an element, because it can name the language. Browsers drop an initial line break.
 */
function preformatted({ children }: HtmlElement): MarkdownNode[] {
  const content = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [code] = content;
  if (content.length === 1 && typeof code === 'object' && code.tag === 'code')
    return [new Node(code, [textWithoutFirstBreak(code.children)])];
  return [textWithoutFirstBreak(children)];
}

function textWithoutFirstBreak(nodes: readonly HtmlNode[]): string {
  return nodes.map(plainText).join('').replace(/^\n/, '');
}

/** The text in a node, unchanged. */
function plainText(node: HtmlNode): string {
  if (typeof node === 'string') return decode(node);
  return node.tag === 'br' ? '\n' : node.children.map(plainText).join('');
}

function find(element: HtmlElement, tag: string): HtmlElement | undefined {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const match = child.tag === tag ? child : find(child, tag);
    if (match) return match;
  }
  return undefined;
}
