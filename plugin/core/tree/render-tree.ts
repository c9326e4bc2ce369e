/** Renders JSX as a tree, and makes trees nodes of JSX. */
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import { Html, type Node } from '../../../runtime/jsx/node.js';
import { render, type Content } from '../../../runtime/jsx/render.js';
import { HtmlElement, root, type HtmlNode } from './html-element.js';
import { isForeign, parseHtml, textElements } from './parse-html.js';
import { writeContent } from './write-html.js';

/** A tree as a node of JSX. It can be rendered several times: each use is a copy. */
export class HtmlTree extends Html {
  readonly #root: HtmlElement;

  constructor(tree: HtmlElement) {
    super('');
    this.#root = tree;
  }

  override get value(): string {
    return writeContent(this.#root);
  }

  copy(): HtmlElement {
    return this.#root.copy();
  }
}

/** `nodes` as a tree. */
export function treeOf(nodes: HtmlNode[]): HtmlElement {
  return new HtmlElement(root, '', '', nodes);
}

/** The tree of `node`, equal to the tree of its HTML. Components get `page` as their second argument. */
export function renderToTree(node: Node, page: unknown): HtmlElement {
  const content = new TreeContent('', false);
  render(node, page, content);
  return treeOf(content.nodes);
}

class TreeContent implements Content {
  nodes: HtmlNode[] = [];
  /** Whether it is in SVG or MathML, where every element has elements as its content. */
  readonly #isForeign: boolean;
  readonly #isText: boolean;

  constructor(tag: string, isInForeign: boolean) {
    this.#isForeign = isInForeign || isForeign({ tag });
    this.#isText = !this.#isForeign && textElements.has(tag);
  }

  addText(text: string): void {
    this.#add(escapeHtml(text));
  }

  addHtml(html: Html): void {
    if (this.#isText) this.#add(html.value);
    else {
      const tree = html instanceof HtmlTree ? html.copy() : parseHtml(html.value, this.#isForeign);
      for (const node of tree.children) this.#add(node);
    }
  }

  addElement(tag: string, attributes: string, content: this | undefined, hasEndTag: boolean): void {
    const element = new HtmlElement(
      tag.toLowerCase(),
      `<${tag}${attributes}>`,
      hasEndTag ? `</${tag}>` : '',
      content?.nodes,
    );
    if (this.#isText) this.#add(writeContent(treeOf([element])));
    else this.nodes.push(element);
  }

  inner(tag: string): this {
    return new TreeContent(tag.toLowerCase(), this.#isForeign) as this;
  }

  /** The number of nodes, and the last one: text that is added to it must be removed from it again. */
  save(): [length: number, last: HtmlNode | undefined] {
    return [this.nodes.length, this.nodes.at(-1)];
  }

  restore([length, last]: ReturnType<TreeContent['save']>): void {
    this.nodes.length = length;
    if (last !== undefined) this.nodes[length - 1] = last;
  }

  toString(): string {
    return writeContent(treeOf(this.nodes));
  }

  /** Text after text becomes part of it, as in a tree that is parsed. */
  #add(node: HtmlNode): void {
    const last = this.nodes.at(-1);
    if (typeof node !== 'string' || typeof last !== 'string') {
      if (node !== '') this.nodes.push(node);
    } else this.nodes[this.nodes.length - 1] = last + node;
  }
}
