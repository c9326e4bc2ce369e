/** Turns the hast of a page into parts: content known at compile time becomes nodes, all other content becomes code. */
import type { Root } from 'hast';
import type { Component, Element, Node, Props } from '../../../runtime/jsx/node.js';
import { takesAddress } from '../../../elements/safe-address.js';
import { Fragment, h, html, isElement, withLocation } from '../../../runtime/jsx/node.js';
import { isJsx, startOf, type JsxNode, type PageNode } from '../transforms/walk.js';
import { ExpressionCompiler } from './expression-compiler.js';
import { Literals } from './literals.js';
import { hasHandler } from './live-code.js';
import { LiveComponents } from './live-components.js';
import { code, known, type Part } from './part.js';
import type { Scope } from './scope.js';
import { inTextTag } from '../../core/tree/in-text.js';
import type { SourcePoint } from '../../core/text/source-frame.js';

/** Compiles the content of one file. */
export class ContentCompiler {
  readonly scope: Scope;
  /** The content that is known when the page is compiled, as the code names it. */
  readonly literals = new Literals();
  readonly #names: Map<unknown, string>;
  readonly #expressions: ExpressionCompiler;
  /** Components for content that may have to run in a browser. */
  readonly live: LiveComponents;
  /** Whether a plugin has added HTML. Its tags can be in several nodes, such as `<b>`, text and `</b>`. */
  hasHtml = false;

  constructor(scope: Scope) {
    this.scope = scope;
    this.live = new LiveComponents(scope);
    this.#expressions = new ExpressionCompiler(scope, this.literals, this.live);
    this.#names = new Map(Object.entries(scope.options.builtins).map(([name, component]) => [component, name]));
  }

  /** All of the content. The content of a snippet may be placed in a component. */
  compile(root: Root): Part {
    return this.#children(root.children, this.scope.options.isSnippet);
  }

  /** The code for known content. */
  knownCode(content: Node): string {
    return this.#listCode(content, this.scope.options.isSnippet);
  }

  #node(node: PageNode, inComponent: boolean): Part {
    switch (node.type) {
      case 'text':
        return known(node.value);
      case 'element':
        return this.#element(node.tagName, known(node.properties), node.children, startOf(node));
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#jsx(node, inComponent);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.#expressions.content(node.value, startOf(node));
      case 'raw':
        this.hasHtml = true;
        return known(html(node.value));
      default:
        return known(null);
    }
  }

  #children(nodes: readonly PageNode[], inComponent: boolean): Part {
    const withoutBreaks = inComponent ? nodes.filter((node) => !isLineBreak(node)) : nodes;
    const parts = withoutBreaks.map((node) => this.#node(node, inComponent));
    if (parts.every((part) => part.kind === 'known')) return known(parts.map((part) => part.node));
    return code(`[${this.#codes(parts, inComponent).join(', ')}]`);
  }

  /** The code of each part. Between other parts, adjacent known parts become one literal. */
  #codes(parts: Part[], inComponent: boolean): string[] {
    return runsOf(parts, ({ kind }) => kind === 'known' && !inComponent).map((run) => {
      const [first] = run;
      if (first.kind === 'code') return first.code;
      if (inComponent) return this.#knownCode(first.node);
      const nodes = run.flatMap((part) => (part.kind === 'known' ? [part.node] : []));
      return this.literals.add(nodes.length === 1 ? nodes[0] : nodes);
    });
  }

  /** A component inside another stays a component, and an option an element, so that the parent can inspect it. */
  #knownCode(node: Node): string {
    if (Array.isArray(node)) return this.#listCode(node as Node[], true);
    const name = isElement(node) ? this.#names.get(node.type) : undefined;
    const isOption = isElement(node) && (node.type === 'option' || node.type === 'optgroup');
    if (!isElement(node) || (name === undefined && !isOption)) return this.literals.add(node);
    const { children, ...props } = node.props;
    const inner = (Array.isArray(children) ? (children as Node[]) : [children]).map((child) => this.#knownCode(child));
    const type = isOption ? JSON.stringify(node.type) : `_components.${name}`;
    return this.#call(type, this.literals.addValue(props), inner, node.at);
  }

  #call(type: string, props: string, children: string[], at: (SourcePoint & { file?: string }) | undefined): string {
    const position = at ? `, ${at.line}, ${at.column}` : '';
    const isOwn = at?.file === undefined || at.file === this.scope.options.file;
    const locate = isOwn ? '_at' : `_octavo.locateIn(${JSON.stringify(at.file)})`;
    return `${locate}(_h(${[type, props, ...children].join(', ')})${position})`;
  }

  #element(
    type: string | Component<any, any>,
    props: Part<unknown>,
    nodes: readonly PageNode[],
    at: SourcePoint,
  ): Part {
    const looksAtChildren = typeof type === 'function' || type === 'select' || type === 'optgroup';
    const children = this.#children(nodes, looksAtChildren);
    if (props.kind === 'known' && children.kind === 'known')
      return known(this.#make(type, props.node as Props, children.node, at));
    const propsCode = props.kind === 'code' ? props.code : this.literals.addValue(props.node);
    const typeCode = typeof type === 'string' ? JSON.stringify(type) : this.#typeCode(type);
    const inner = children.kind === 'code' ? children.code : this.#listCode(children.node, looksAtChildren);
    return code(this.#call(typeCode, propsCode, [inner], at));
  }

  #typeCode(type: Component<any, any>): string {
    return type === Fragment ? '_Fragment' : `_components.${this.#names.get(type)}`;
  }

  #listCode(children: Node, inComponent: boolean): string {
    if (!inComponent) return this.literals.add(children);
    return `[${(Array.isArray(children) ? (children as Node[]) : [children]).map((child) => this.#knownCode(child)).join(', ')}]`;
  }

  #make(type: Element['type'], props: Props, children: Node, at: SourcePoint): Element {
    const empty = Array.isArray(children) && children.length === 0;
    const element = empty ? h(type, props) : h(type, { ...props, children });
    return needsPlace(type, props) ? withLocation(element, { file: this.scope.options.file, ...at }) : element;
  }

  #jsx(node: JsxNode, inComponent: boolean): Part {
    const at = startOf(node);
    if (!node.name) return this.#element(Fragment, known(null), node.children, at);
    if (this.#isPlain(node.name)) {
      if (hasHandler(node)) return code(this.#liveCode(node));
      return this.#element(node.name, this.#expressions.props(node), node.children, at);
    }
    const resolved = this.scope.component(node.name, at);
    if (this.#isOwnComponent(node) && this.#needsLiveCode(node)) return code(this.#liveCode(node));
    const props = this.#expressions.props(node);
    if (resolved.kind === 'component')
      return this.#element(
        resolved.component,
        resolved.component === Fragment ? known(null) : props,
        node.children,
        at,
      );
    const part =
      resolved.kind === 'snippet'
        ? known(inComponent ? resolved.snippet.parts() : resolved.snippet.content)
        : code(this.#referenceCode(resolved.code, props, node));
    return this.#isSnippetInText(node) ? this.#inText(part, at) : part;
  }

  #isSnippetInText({ type, name }: JsxNode): boolean {
    return type === 'mdxJsxTextElement' && name !== null && this.scope.options.snippets.has(name);
  }

  /** Marks a snippet in a sentence, whose paragraph becomes part of the sentence when the page is finished. */
  #inText(part: Part, at: SourcePoint): Part {
    if (part.kind === 'known') return known(h(inTextTag, { children: part.node }));
    return code(this.#call(JSON.stringify(inTextTag), 'null', [part.code], at));
  }

  /** The code of a component that is only available in the page's module. */
  #referenceCode(type: string, props: Part<unknown>, node: JsxNode): string {
    const children = this.#children(node.children, true);
    const inner = children.kind === 'code' ? children.code : this.#listCode(children.node, true);
    const propsCode = props.kind === 'code' ? props.code : this.literals.addValue(props.node);
    return this.#call(type, propsCode, node.children.length > 0 ? [inner] : [], startOf(node));
  }

  /** Whether `<name>` is an HTML element. */
  #isPlain(name: string): boolean {
    return /^[a-z][^.]*$/.test(name) && !this.scope.options.declared.has(name);
  }

  /** Whether a node is a component that this file declares or imports. */
  #isOwnComponent(node: PageNode): node is JsxNode {
    if (!isJsx(node) || !node.name || this.#isPlain(node.name)) return false;
    const { declared, missing, inlined } = this.scope.options;
    const root = node.name.split('.')[0]!;
    return declared.has(root) && !missing.has(root) && !inlined.has(node.name);
  }

  /**
   * Whether a component's use cannot be represented as data: it has computed props, or contains other author
   * components.
   */
  #needsLiveCode(node: JsxNode): boolean {
    return this.#expressions.props(node).kind === 'code' || node.children.some((child) => this.#isOwnComponent(child));
  }

  /** The code that shows a node as a separate component. Content that is not author code becomes its slots. */
  #liveCode(node: JsxNode): string {
    const slots: string[] = [];
    const body = this.#liveBody(node, slots);
    const at = startOf(node);
    return `_at(${this.live.add(body, slots)}, ${at.line}, ${at.column})`;
  }

  #liveBody(node: JsxNode, slots: string[]): string {
    const at = startOf(node);
    const props = this.#expressions.props(node, true);
    const propsCode = props.kind === 'code' ? props.code : this.literals.addValue(props.node);
    const content = node.children.filter((child) => !isLineBreak(child));
    const children = runsOf(content, (child) => !this.#isOwnComponent(child)).map((run) => {
      const [first] = run;
      return this.#isOwnComponent(first) ? this.#liveBody(first, slots) : this.#slotCode(run, slots);
    });
    const type = this.#isPlain(node.name!) ? JSON.stringify(node.name) : node.name!;
    return this.#call(type, propsCode, children, at);
  }

  /** Text is part of the code; everything else is a slot. */
  #slotCode(nodes: readonly PageNode[], slots: string[]): string {
    const part = this.#children(nodes, true);
    const texts = part.kind === 'known' && Array.isArray(part.node) ? (part.node as Node[]) : [];
    if (texts.length > 0 && texts.every((text) => typeof text === 'string')) return JSON.stringify(texts.join(''));
    slots.push(part.kind === 'code' ? part.code : this.#listCode(part.node, true));
    return `_slots[${slots.length - 1}]`;
  }
}

/** Adjacent items that `isPart` accepts as one list; all others alone. */
function runsOf<Item>(items: readonly Item[], isPart: (item: Item) => boolean): [Item, ...Item[]][] {
  const runs: [Item, ...Item[]][] = [];
  let isOpen = false;
  for (const item of items) {
    const joins = isPart(item);
    if (joins && isOpen) runs.at(-1)!.push(item);
    else runs.push([item]);
    isOpen = joins;
  }
  return runs;
}

/** Whether rendering an element can find a problem. */
function needsPlace(type: Element['type'], props: Props): boolean {
  if (typeof type === 'function' || ['a', 'img', 'source', 'style'].includes(type)) return true;
  return Object.entries(props).some(
    ([name, value]) => name === 'style' || takesAddress(name) || (typeof value === 'string' && value.includes('[url(')),
  );
}

/** Whether the node is only the line break between two tags. */
function isLineBreak(node: PageNode): boolean {
  return node.type === 'text' && /^\s*\n\s*$/.test(node.value);
}
