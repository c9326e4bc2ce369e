/** Nodes of JSX that code of a plugin returns. */
import { h, html, Html, isElement, type Component, type KnownNode, type Node } from '../../runtime/jsx/node.js';
import { isTagName } from '../../runtime/jsx/render.js';
import { isA } from '../core/errors/thrown.js';
import { HtmlElement } from '../core/tree/html-element.js';
import type { Maker } from '../shell/page/part-changes.js';

/** The results of components and parts, for messages. */
export const content = 'HTML from h() or html(), or text';

/** Whether a value is a node, or a promise of one. */
export function isNode(value: unknown): value is Node {
  if (Array.isArray(value)) return value.every(isNode);
  if (typeof value === 'object' && value !== null)
    return value instanceof Html || isA(value, Promise) || isElement(value);
  return typeof value !== 'function' && typeof value !== 'symbol';
}

/** Creates HTML, also with components by their names. `componentOf` throws for the name of none. */
export function makerOf(componentOf: (name: string) => Component<any, any>): Maker {
  const create: typeof h = (type, ...others) => {
    if (typeof type !== 'string') return h(type, ...others);
    if (!isTagName(type)) throw new TypeError(`"${type}" is not the name of an element.`);
    return h(/^[A-Z]/.test(type) ? componentOf(type) : type, ...others);
  };
  return { h: create, html };
}

type Replace = (promise: Promise<KnownNode>) => Promise<KnownNode>;

/** `node` with another promise for each one in it. The nodes in `known` are not read. */
export function withPromises(node: Node, known: Node, replace: Replace): Node {
  if (node === known && typeof node === 'object') return node;
  if (isA(node, Promise)) return replace(node);
  if (Array.isArray(node)) {
    const nodes = node.map((child: Node) => withPromises(child, known, replace));
    return nodes.some((child, index) => child !== node[index]) ? nodes : node;
  }
  if (!isElement(node)) return node;
  const children = withPromises(node.props.children, known, replace);
  return children === node.props.children ? node : { ...node, props: { ...node.props, children } };
}

/** Calls `next` with the value, as soon as it is known. */
export function whenKnown<T, Result>(
  value: T | Promise<T>,
  next: (value: T) => Result,
): Result | Promise<Awaited<Result>> {
  return isA(value, Promise) ? later(value, next) : next(value);
}

async function later<T, Result>(value: Promise<T>, next: (value: T) => Result): Promise<Awaited<Result>> {
  return await next(await value);
}

const headTags = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title']);

/** What ends a `<head>` too early, for use after "returned". */
export function headFault(node: Node): string | undefined {
  if (Array.isArray(node)) return node.map(headFault).find((fault) => fault !== undefined);
  if (isElement(node) && typeof node.type === 'string' && !headTags.has(node.type))
    return `<${node.type}>, which cannot be in the head`;
  const isText = typeof node === 'string' ? node.trim() !== '' : typeof node === 'number' || typeof node === 'bigint';
  return isText ? 'text, which cannot be in the head' : undefined;
}

/** Whether a tree has only elements and text, none of them inside itself. */
export function isTree({ children }: HtmlElement): boolean {
  return (
    Array.isArray(children) &&
    children.every((child: unknown) => typeof child === 'string' || (child instanceof HtmlElement && isTree(child)))
  );
}
