/** Turns the hast of a page into parts: what is known becomes nodes, the rest becomes code. */
import type { ElementContent, Root, RootContent } from 'hast';
import type {} from '../types.js';
import type { Component, Element, Node, Props } from '../../../runtime/jsx/node.js';
import { Fragment, h, html, isElement, placed } from '../../../runtime/jsx/node.js';
import { parseExpression } from './expression.js';
import { freeNames } from './free-names.js';
import type { Literals } from './literals.js';
import { code, known } from './part.js';
import type { Part } from './part.js';
import type { Position, Scope } from './scope.js';
import { staticValue } from './static-value.js';
import type { FindComponent } from './static-value.js';

type HastNode = Root | RootContent | ElementContent;
type JsxNode = Extract<HastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Compiles the content of one file. */
export class ContentCompiler {
  readonly #scope: Scope;
  readonly #literals: Literals;
  readonly #names: Map<unknown, string>;

  constructor(scope: Scope, literals: Literals) {
    this.#scope = scope;
    this.#literals = literals;
    this.#names = new Map(Object.entries(scope.options.builtins).map(([name, component]) => [component, name]));
  }

  /** The whole content. */
  compile(root: Root): Part {
    return this.#children(root.children, false);
  }

  #node(node: HastNode): Part {
    switch (node.type) {
      case 'text':
        return known(node.value);
      case 'element':
        return this.#element(node.tagName, known(node.properties), node.children, positionOf(node));
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#jsx(node);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.#expression(node.value, positionOf(node));
      case 'raw':
        return known(html(node.value));
      default:
        return known(null);
    }
  }

  #children(nodes: readonly HastNode[], inComponent: boolean): Part {
    const kept = inComponent ? nodes.filter((node) => !isLineBreak(node)) : nodes;
    const parts = kept.map((node) => this.#node(node));
    if (parts.every((part) => part.kind === 'known')) return known(parts.map((part) => part.node));
    return code(`[${this.#codes(parts, inComponent).join(', ')}]`);
  }

  /** The code of each part; between plain parts, neighbours that are known become one literal. */
  #codes(parts: Part[], inComponent: boolean): string[] {
    const codes: string[] = [];
    let run: Node[] = [];
    const flush = (): void => {
      if (run.length > 0) codes.push(this.#literals.add(run.length === 1 ? run[0] : run));
      run = [];
    };
    for (const part of parts) {
      if (part.kind === 'known' && !inComponent) {
        run.push(part.node);
        continue;
      }
      flush();
      codes.push(part.kind === 'code' ? part.code : this.#knownCode(part.node));
    }
    flush();
    return codes;
  }

  /** A component that stands in another one stays a component, so that its parent can look at it. */
  #knownCode(node: Node): string {
    const name = isElement(node) ? this.#names.get(node.type) : undefined;
    if (!isElement(node) || name === undefined) return this.#literals.add(node);
    const { children, ...props } = node.props;
    const inner = (Array.isArray(children) ? (children as Node[]) : [children]).map((child) => this.#knownCode(child));
    return this.#call(`_octavo.builtin(${JSON.stringify(name)})`, this.#literals.addValue(props), inner, node.at);
  }

  #call(type: string, props: string, children: string[], at: Position | undefined): string {
    const place = at ? `, ${at.line}, ${at.column}` : '';
    return `_at(_h(${[type, props, ...children].join(', ')})${place})`;
  }

  #element(type: string | Component<any, any>, props: Part<unknown>, nodes: readonly HastNode[], at: Position): Part {
    const children = this.#children(nodes, typeof type === 'function');
    if (props.kind === 'known' && children.kind === 'known')
      return known(this.#make(type, props.node as Props, children.node, at));
    const propsCode = props.kind === 'code' ? props.code : this.#literals.addValue(props.node);
    const typeCode = typeof type === 'string' ? JSON.stringify(type) : this.#typeCode(type);
    const inner = children.kind === 'code' ? children.code : this.#listCode(children.node, typeof type === 'function');
    return code(this.#call(typeCode, propsCode, [inner], at));
  }

  #typeCode(type: Component<any, any>): string {
    return type === Fragment ? '_Fragment' : `_octavo.builtin(${JSON.stringify(this.#names.get(type))})`;
  }

  #listCode(children: Node, inComponent: boolean): string {
    if (!inComponent) return this.#literals.add(children);
    return `[${(Array.isArray(children) ? (children as Node[]) : [children]).map((child) => this.#knownCode(child)).join(', ')}]`;
  }

  #make(type: Element['type'], props: Props, children: Node, at: Position): Element {
    const empty = Array.isArray(children) && children.length === 0;
    const element = empty ? h(type, props) : h(type, { ...props, children });
    const needsPlace =
      typeof type === 'function' || type === 'a' || type === 'img' || 'src' in props || 'href' in props;
    return needsPlace ? placed(element, { file: this.#scope.options.file, ...at }) : element;
  }

  #jsx(node: JsxNode): Part {
    const at = positionOf(node);
    if (!node.name) return this.#element(Fragment, known(null), node.children, at);
    const props = this.#props(node, at);
    if (/^[a-z]/.test(node.name) && !this.#scope.options.declared.has(node.name.split('.')[0]!))
      return this.#element(node.name, props, node.children, at);
    const resolved = this.#scope.component(node.name, at);
    if (resolved.kind === 'component')
      return this.#element(
        resolved.component,
        resolved.component === Fragment ? known(null) : props,
        node.children,
        at,
      );
    if (resolved.kind === 'html') return known(resolved.html);
    const children = this.#children(node.children, true);
    const inner = children.kind === 'code' ? children.code : this.#listCode(children.node, true);
    const propsCode = props.kind === 'code' ? props.code : this.#literals.addValue(props.node);
    return code(this.#call(resolved.code, propsCode, node.children.length > 0 ? [inner] : [], at));
  }

  #props(node: JsxNode, at: Position): Part<unknown> {
    const parts = node.attributes.map((attribute): [string | undefined, Part<unknown>] => {
      if (attribute.type === 'mdxJsxExpressionAttribute')
        return [undefined, this.#value(attribute.value.trim().replace(/^\.\.\./, ''), at)];
      const { name, value } = attribute;
      if (value === null || value === undefined) return [name, known(true)];
      return [name, typeof value === 'string' ? known(value) : this.#value(value.value, at)];
    });
    if (parts.every(([, part]) => part.kind === 'known')) {
      const values = parts.map(([name, part]) =>
        name === undefined ? (part as { node: unknown }).node : { [name]: (part as { node: unknown }).node },
      );
      return known(Object.assign({}, ...values));
    }
    const codes = parts.map(([name, part]) => {
      const value = part.kind === 'code' ? part.code : this.#literals.addValue(part.node);
      return name === undefined ? `...(${value})` : `${JSON.stringify(name)}: ${value}`;
    });
    return code(`{ ${codes.join(', ')} }`);
  }

  /** The value of an attribute in braces. */
  #value(source: string, at: Position): Part<unknown> {
    const tree = parseExpression(source);
    if (!tree) return known(undefined);
    const value = staticValue(tree, this.#findComponent(at));
    if (value) return known(value.value);
    const missing = this.#missingNames(tree, at);
    return missing ? known(undefined) : code(`_try(() => (${source}), ${at.line}, ${at.column})`);
  }

  /** `{…}` between tags. */
  #expression(source: string, at: Position): Part {
    const tree = parseExpression(source);
    if (!tree) return known(null);
    const value = staticValue(tree, this.#findComponent(at));
    if (value)
      return known(typeof value.value === 'object' && !isRenderable(value.value) ? null : (value.value as Node));
    if (this.#missingNames(tree, at)) return known(null);
    return code(
      `_at(_h(_Fragment, null, _try(() => (${source}), ${at.line}, ${at.column})), ${at.line}, ${at.column})`,
    );
  }

  #findComponent(at: Position): FindComponent {
    return (name) => {
      const { builtins, declared } = this.#scope.options;
      if (declared.has(name.split('.')[0]!)) return undefined;
      if (Object.hasOwn(builtins, name)) return builtins[name];
      const resolved = this.#scope.component(name, at);
      return resolved.kind === 'component' ? resolved.component : undefined;
    };
  }

  /** Whether a name in the expression is known to nobody. A snippet takes such names from its props. */
  #missingNames(tree: object, at: Position): boolean {
    const { builtins, declared, isSnippet } = this.#scope.options;
    const unknown = [...freeNames(tree)].filter(
      (name) => !declared.has(name) && !isAmbient(name) && !Object.hasOwn(builtins, name),
    );
    if (isSnippet) unknown.forEach((name) => this.#scope.props.add(name));
    else unknown.forEach((name) => this.#scope.unknownName(name, at));
    return !isSnippet && unknown.length > 0;
  }
}

/** Names that every module has: JavaScript's own, the props, and React's hooks as authors of this format use them. */
export function isAmbient(name: string): boolean {
  return (
    name in globalThis ||
    /^(?:props|arguments|undefined|React|window|document|localStorage|sessionStorage|navigator|location|use[A-Z]\w*)$/.test(
      name,
    )
  );
}

function isRenderable(value: unknown): boolean {
  return value === null || isElement(value) || Array.isArray(value);
}

function isLineBreak(node: HastNode): boolean {
  return node.type === 'text' && /^\s*\n\s*$/.test(node.value);
}

function positionOf(node: HastNode): Position {
  const start = node.position?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}
